module github.com/kaitai-io/kaitai_struct_go_runtime/kaitai

go 1.18
