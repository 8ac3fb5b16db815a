module dev.diptych/generated

go 1.21

require (
	github.com/antlr4-go/antlr/v4 v4.13.1
	github.com/kaitai-io/kaitai_struct_go_runtime v0.11.0
	golang.org/x/text v0.14.0
)
