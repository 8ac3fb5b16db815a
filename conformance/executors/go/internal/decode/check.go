package decode

import (
	"fmt"

	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
)

// check verifies counts and flags of a struct: generated code does not loop if
// a count is below zero.
func check(s *document.Struct) error {
	for i, field := range s.Type.Fields {
		if s.Values[i] == nil || derive.Free(field, s) || !field.Derived() || field.Outside {
			continue
		}
		derived := derive.Derive(field, s)
		if derived != nil && !derive.Agrees(field, s.Values[i], derived) {
			return fmt.Errorf("%s is %v, but would be %v", field.ID, s.Values[i], derived)
		}
	}
	return nil
}
