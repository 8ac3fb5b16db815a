# import-not-found: elsewhere.ksy
meta:
  id: missing_import
  endian: le
  imports:
    - elsewhere
