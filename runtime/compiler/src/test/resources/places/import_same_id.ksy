# bad-spec parts/good_too.ksy:2:7 good
meta:
  id: import_same_id
  imports: [parts/good, parts/good_too]
