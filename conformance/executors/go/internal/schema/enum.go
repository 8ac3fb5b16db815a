package schema

import (
	"bytes"
	"encoding/json"
	"strconv"
)

// Enum gives names to numbers.
type Enum struct {
	Name  string `json:"name"`
	Names Names  `json:"names"`
}

// Names are in the order of the schema.
type Names []Named

// Named is a number and its name.
type Named struct {
	Value int64
	Name  string
}

// UnmarshalJSON keeps the order of the members.
func (n *Names) UnmarshalJSON(data []byte) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	if _, err := decoder.Token(); err != nil {
		return err
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return err
		}
		value, err := strconv.ParseInt(key.(string), 10, 64)
		if err != nil {
			return err
		}
		named := Named{Value: value}
		if err := decoder.Decode(&named.Name); err != nil {
			return err
		}
		*n = append(*n, named)
	}
	return nil
}

// ValueOf is the number of the first that is called name.
func (e *Enum) ValueOf(name string) (int64, bool) {
	for _, each := range e.Names {
		if each.Name == name {
			return each.Value, true
		}
	}
	return 0, false
}

// NameOf is the name of value, or an empty string.
func (e *Enum) NameOf(value int64) string {
	for _, each := range e.Names {
		if each.Value == value {
			return each.Name
		}
	}
	return ""
}
