meta: {id: toy, endian: be, encoding: ASCII}
# A text may end with the padding of the other spec.
seq:
  - {id: label, type: str, size: 6, pad-right: 46}
