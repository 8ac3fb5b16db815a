meta:
  id: tabs
seq:
	- id: a
	  type: u1
