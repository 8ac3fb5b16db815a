package server

import (
	"encoding/hex"
	"errors"
	"slices"

	"dev.diptych/executor/internal/bind"
	"dev.diptych/executor/internal/decode"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/encode"
	"dev.diptych/executor/internal/infoset"
	"dev.diptych/executor/internal/schema"
	"dev.diptych/executor/internal/syntax"
)

func (e *engine) parse(r *request) []byte {
	data, err := hex.DecodeString(r.Data)
	if err != nil {
		return failed(err)
	}
	file, err := syntax.Parse(data, e.isRaw)
	if err != nil {
		return refused(err)
	}
	s, err := bind.Choose(e.all, file, r.Options)
	if err != nil {
		return refused(err)
	}
	if s.HasChecksums() {
		// A text omits those that are right, and this executor computes none.
		return unsupported("checksums")
	}
	root, err := bind.Bind(file, s)
	if err == nil {
		err = e.consistent(s, root)
	}
	if err != nil {
		return refused(err)
	}
	return e.infoset(s, root)
}

func (e *engine) isRaw(title string) bool {
	return slices.ContainsFunc(e.all, func(s *schema.Schema) bool {
		return s.Format.Title == title && s.Text.Raw != ""
	})
}

// consistent refuses a document whose bytes would mean something else.
func (e *engine) consistent(s *schema.Schema, root *document.Struct) error {
	data, err := encode.Encode(root)
	if errors.Is(err, encode.ErrUnsupported) {
		return nil
	}
	if err != nil {
		return err
	}
	meant, err := e.read(s, data)
	if errors.Is(err, decode.ErrUnsupported) {
		return nil
	}
	if err != nil {
		return err
	}
	if !infoset.Same(root, meant) {
		return errors.New("its bytes would mean something else")
	}
	return nil
}
