// Package encoding has the signatures that generated Go uses; nothing runs.
package encoding

type Decoder struct{}

type Encoding interface{ NewDecoder() *Decoder }
