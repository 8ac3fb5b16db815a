package simplifiedchinese

import "golang.org/x/text/encoding"

var GB18030, GBK, HZGB2312 encoding.Encoding
