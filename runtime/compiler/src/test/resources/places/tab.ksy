# bad-spec tab.ksy:4:1
meta:
  id: tab
	endian: le
