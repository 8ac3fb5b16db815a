# import-not-found import_in_type.ksy:7:17 gone
meta:
  id: import_in_type
types:
  inner:
    meta:
      imports: [gone]
