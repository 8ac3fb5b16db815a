# import-not-found import_absolute.ksy:4:13 /parts/good
meta:
  id: import_absolute
  imports: [/parts/good]
