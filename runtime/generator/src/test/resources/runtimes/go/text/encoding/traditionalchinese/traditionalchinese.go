package traditionalchinese

import "golang.org/x/text/encoding"

var Big5 encoding.Encoding
