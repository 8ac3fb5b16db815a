meta:
  id: labels
  encoding: ASCII
doc: Whether there is a link follows from a length that follows from the word.
seq:
  - id: parts
    type: part
    repeat: until
    repeat-until: _.len_word == 0 or _.linked
types:
  part:
    seq:
      - id: len_word
        type: u1
      - id: link
        type: u1
        if: linked
      - id: word
        type: str
        size: len_word
        if: not linked
    instances:
      linked:
        value: len_word > 0xbf
