package server

import (
	"encoding/json"
	"fmt"
	"io"

	"dev.diptych/executor/internal/bind"
)

type request struct {
	Do      string                     `json:"do"`
	Schemas map[string]json.RawMessage `json:"schemas"`
	Schema  string                     `json:"schema"`
	Data    string                     `json:"data"`
	Options bind.Options               `json:"options"`
}

// Serve answers all requests of in, in their order, until it ends.
func Serve(in io.Reader, out io.Writer, structs map[string]func() any) error {
	e := &engine{structs: structs}
	for {
		message, err := readFrame(in)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if err := writeFrame(out, e.answer(message)); err != nil {
			return err
		}
	}
}

// answer makes an answer even of what goes wrong here.
func (e *engine) answer(message []byte) (given []byte) {
	defer func() {
		if thrown := recover(); thrown != nil {
			given = failed(fmt.Errorf("%v", thrown))
		}
	}()
	var r request
	if err := json.Unmarshal(message, &r); err != nil {
		return failed(err)
	}
	switch r.Do {
	case "hello":
		return e.hello(&r)
	case "decode":
		return e.decode(&r)
	case "parse":
		return e.parse(&r)
	default:
		return unsupported(fmt.Sprintf("unknown request %q", r.Do))
	}
}
