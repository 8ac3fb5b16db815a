package japanese

import "golang.org/x/text/encoding"

var EUCJP, ISO2022JP, ShiftJIS encoding.Encoding
