# import-not-found import_missing.ksy:6:7 parts/none
meta:
  id: import_missing
  imports:
    - parts/good
    - parts/none
