module github.com/kaitai-io/kaitai_struct_go_runtime

go 1.21

require golang.org/x/text v0.14.0
