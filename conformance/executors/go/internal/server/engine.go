package server

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"dev.diptych/executor/internal/decode"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/infoset"
	"dev.diptych/executor/internal/schema"
)

// engine goes by the schemas that it was given, and by generated code.
type engine struct {
	structs map[string]func() any
	keys    map[*schema.Schema]string
	byKey   map[string]*schema.Schema
	// all are sorted by their keys.
	all []*schema.Schema
}

func (e *engine) hello(r *request) []byte {
	e.keys, e.byKey, e.all = map[*schema.Schema]string{}, map[string]*schema.Schema{}, nil
	for key, data := range r.Schemas {
		s, err := schema.Read(data)
		if err != nil {
			return failed(fmt.Errorf("%s: %w", key, err))
		}
		e.keys[s] = key
		e.byKey[key] = s
	}
	for _, key := range sortedKeys(e.byKey) {
		e.all = append(e.all, e.byKey[key])
	}
	return encoded(map[string]any{"name": "go", "does": []string{"decode", "parse"}})
}

func sortedKeys(schemas map[string]*schema.Schema) []string {
	keys := make([]string, 0, len(schemas))
	for key := range schemas {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

func (e *engine) decode(r *request) []byte {
	if r.Schema == "" {
		return unsupported("no detection")
	}
	s := e.byKey[r.Schema]
	if s == nil {
		return failed(fmt.Errorf("unknown schema %q", r.Schema))
	}
	data, err := hex.DecodeString(r.Data)
	if err != nil {
		return failed(err)
	}
	root, err := e.read(s, data)
	if errors.Is(err, decode.ErrUnsupported) {
		return unsupported(err.Error())
	}
	if err != nil {
		return refused(err)
	}
	return e.infoset(s, root)
}

// read has generated code read data.
func (e *engine) read(s *schema.Schema, data []byte) (*document.Struct, error) {
	object := e.structs[s.RootName]
	if object == nil {
		return nil, fmt.Errorf("%w: no generated class %s", decode.ErrUnsupported, s.RootName)
	}
	return decode.Decode(s, object(), data)
}

func (e *engine) infoset(s *schema.Schema, root *document.Struct) []byte {
	return accepted(infoset.Write(e.keys[s], root))
}
