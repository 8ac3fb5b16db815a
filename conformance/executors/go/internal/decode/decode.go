// Package decode has generated code read a file and takes from its objects what the schema names.
package decode

import (
	"errors"
	"fmt"
	"reflect"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
)

// ErrUnsupported is wrapped by errors about what this decoder does not know how to take.
var ErrUnsupported = errors.New("not supported")

// Decode reads data into object, a new one of the generated type for the root of s.
func Decode(s *schema.Schema, object any, data []byte) (*document.Struct, error) {
	if s.Refusal != "" {
		return nil, errors.New(s.Refusal)
	}
	from := newSource(data)
	stream := kaitai.NewStream(from)
	if err := read(reflect.ValueOf(object), stream); err != nil {
		return nil, err
	}
	w := &walk{schema: s, source: from}
	root, err := w.structure(s.Root(), reflect.ValueOf(object))
	if err != nil {
		return nil, err
	}
	root.Residue.Trailing, err = rest(stream)
	return root, err
}

// read calls the method of a root, which takes a parent and the root itself; neither is there yet.
func read(object reflect.Value, stream *kaitai.Stream) error {
	method := object.MethodByName("Read")
	if !method.IsValid() || method.Type().NumIn() != 3 {
		return fmt.Errorf("%w: %s is not a generated root", ErrUnsupported, object.Type())
	}
	parent := reflect.Zero(method.Type().In(1))
	result := method.Call([]reflect.Value{reflect.ValueOf(stream), parent, object})
	err, _ := result[0].Interface().(error)
	return err
}

func rest(stream *kaitai.Stream) (document.Blob, error) {
	bytes, err := stream.ReadBytesFull()
	return document.Blob(bytes), err
}
