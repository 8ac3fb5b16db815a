meta:
  id: by_import_path
  imports:
    - /toy_part
seq:
  - id: part
    type: toy_part
