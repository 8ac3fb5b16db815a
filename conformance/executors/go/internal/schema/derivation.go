package schema

import "encoding/json"

// Derivation describes how a value is derived.
type Derivation struct {
	Outside       bool     `json:"outside"`
	Constant      *int64   `json:"constant,string"`
	ConstantBytes *string  `json:"constant_bytes"`
	CountOf       string   `json:"count_of"`
	LengthOf      string   `json:"length_of"`
	PresenceOf    []string `json:"presence_of"`
	Exactly       *int64   `json:"exactly,string"`
	Scale         *int64   `json:"scale,string"`
	Offset        int64    `json:"offset,string"`

	// Checksum is set if the value follows from bytes of the file.
	Checksum json.RawMessage `json:"checksum"`
}

// Lift is a value further within that follows from fields of the struct.
type Lift struct {
	Way        []string
	Derivation Derivation
}

// UnmarshalJSON reads both from one object.
func (l *Lift) UnmarshalJSON(data []byte) error {
	var way struct {
		Way []string `json:"way"`
	}
	if err := json.Unmarshal(data, &way); err != nil {
		return err
	}
	l.Way = way.Way
	return json.Unmarshal(data, &l.Derivation)
}

// Derived reports whether the value is derived from others.
func (d *Derivation) Derived() bool {
	return d.Outside || d.Checksum != nil || d.Constant != nil || d.ConstantBytes != nil ||
		d.CountOf != "" || d.LengthOf != "" || d.PresenceOf != nil
}

// Invert returns the number in the file for result = scale × number + offset.
func (d *Derivation) Invert(result int64) (int64, bool) {
	if d.Scale == nil {
		return result, true
	}
	scaled := result - d.Offset
	if *d.Scale == 0 || scaled%*d.Scale != 0 {
		return 0, false
	}
	return scaled / *d.Scale, true
}

// Means reports whether number means that the siblings are present.
func (d *Derivation) Means(number int64) bool {
	if d.Exactly != nil {
		return number == *d.Exactly
	}
	return number != 0
}

// Usual is the default number for their presence.
func (d *Derivation) Usual(there bool) int64 {
	switch {
	case !there:
		return 0
	case d.Exactly != nil:
		return *d.Exactly
	default:
		return 1
	}
}
