module dev.diptych/executor

go 1.22

require (
	dev.diptych/generated v0.0.0
	github.com/antlr4-go/antlr/v4 v4.13.1
	github.com/kaitai-io/kaitai_struct_go_runtime v0.11.0
	golang.org/x/text v0.14.0
)

require golang.org/x/exp v0.0.0-20240506185415-9bf2ced13842 // indirect

replace (
	dev.diptych/generated => ../../../generated/go
	github.com/kaitai-io/kaitai_struct_go_runtime => ./kaitai_runtime
)
