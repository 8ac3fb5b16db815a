// Package encode encodes documents whose fields are all in sequence. The bytes are not returned; they
// show whether a text agrees with its bytes.
package encode

import (
	"bytes"
	"encoding/binary"
	"errors"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// ErrUnsupported reports a document with more than values in sequence.
var ErrUnsupported = errors.New("not all fields are in sequence")

type encoder struct {
	out     bytes.Buffer
	patched []extent
}

// Encode gives the bytes of a document, its patches applied.
func Encode(root *document.Struct) ([]byte, error) {
	e := &encoder{}
	if err := e.stream(root); err != nil {
		return nil, err
	}
	file := e.out.Bytes()
	for _, each := range e.patched {
		if err := each.apply(file); err != nil {
			return nil, err
		}
	}
	return file, nil
}

// stream writes a struct that nothing follows in its stream.
func (e *encoder) stream(s *document.Struct) error {
	start := e.out.Len()
	if err := e.fields(s); err != nil {
		return err
	}
	e.out.WriteString(string(s.Residue.Trailing))
	e.extent(s, start)
	return nil
}

func (e *encoder) structure(s *document.Struct) error {
	start := e.out.Len()
	if err := e.fields(s); err != nil {
		return err
	}
	e.extent(s, start)
	return nil
}

func (e *encoder) extent(s *document.Struct, start int) {
	if len(s.Residue.Patches) > 0 {
		e.patched = append(e.patched, extent{start, e.out.Len(), s.Residue.Patches})
	}
}

func (e *encoder) fields(s *document.Struct) error {
	for i, field := range s.Type.Fields {
		apart := field.Instance() || field.After > 0 || field.Process != "" && field.Process != "none"
		if apart || s.Values[i] == nil && !field.Optional {
			return ErrUnsupported
		}
		if err := e.value(field, s.Values[i]); err != nil {
			return err
		}
	}
	return nil
}

func (e *encoder) value(field *schema.Field, value document.Value) error {
	switch v := value.(type) {
	case *document.Struct:
		if field.Stream != nil {
			return e.stream(v)
		}
		return e.structure(v)
	case document.List:
		for _, element := range v {
			if err := e.value(field, element); err != nil {
				return err
			}
		}
	case *document.Table:
		for i, cell := range v.Cells {
			if err := e.number(v.Columns[i%len(v.Columns)], cell); err != nil {
				return err
			}
		}
	case document.Blob:
		e.out.WriteString(string(v))
	case document.Scalar:
		return e.number(field, int64(v))
	}
	return nil
}

func (e *encoder) number(field *schema.Field, bits int64) error {
	if field.Type == "varint" {
		raw, _ := document.EncodeLeb128(bits)
		e.out.WriteString(string(raw))
		return nil
	}
	kind, ok := field.Number()
	if !ok {
		return ErrUnsupported
	}
	var all [8]byte
	if kind.Big {
		binary.BigEndian.PutUint64(all[:], uint64(bits))
		e.out.Write(all[8-kind.Width:])
	} else {
		binary.LittleEndian.PutUint64(all[:], uint64(bits))
		e.out.Write(all[:kind.Width])
	}
	return nil
}
