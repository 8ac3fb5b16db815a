# unknown-type parts/bad.ksy:5:11 nowhere
meta:
  id: import_bad
  imports: [parts/good, parts/bad]
