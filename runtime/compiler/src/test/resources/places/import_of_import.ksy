# import-not-found parts/lost.ksy:3:13 nowhere
meta:
  id: import_of_import
  imports: [parts/lost]
