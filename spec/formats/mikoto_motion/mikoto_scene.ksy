meta:
  id: mikoto_scene
  title: Mikoto scene
  file-extension: mks
  license: Apache-2.0
  encoding: Shift_JIS
doc: |
  The scenes that Mikoto saves (.mks): characters, their models and skeletons, and motions in a form
  of their own. Only what tells them apart is described here.
-twin-format:
  id: mikoto_scene
  title: Mikoto Scene
  version: 1
-twin-text:
  strings: raw
-twin-refuse: >-
  this is a Mikoto scene (.mks), which holds models and characters as well as motions; export the motion
  from Mikoto as .mkm
seq:
  - id: header
    contents: Mikoto Scene Ver
    -twin-role: magic
  - id: rest
    size-eos: true
