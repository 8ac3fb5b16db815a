meta:
  id: lost
  imports: [nowhere]
