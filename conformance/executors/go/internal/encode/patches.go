package encode

import (
	"errors"

	"dev.diptych/executor/internal/document"
)

// extent is the extent of a struct with patches.
type extent struct {
	start, end int
	patches    []document.Patch
}

func (x *extent) apply(file []byte) error {
	for _, patch := range x.patches {
		size := len(patch.Encoded)
		if patch.Offset > int64(x.end-x.start-size) || len(patch.Actual) != size {
			return errors.New("residue refers to bytes that are not there")
		}
		at := x.start + int(patch.Offset)
		if string(file[at:at+size]) != string(patch.Encoded) {
			return errors.New("residue refers to bytes that are others")
		}
		copy(file[at:], patch.Actual)
	}
	return nil
}
