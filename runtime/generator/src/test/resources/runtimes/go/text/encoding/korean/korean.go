package korean

import "golang.org/x/text/encoding"

var EUCKR encoding.Encoding
