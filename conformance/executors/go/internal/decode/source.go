package decode

import (
	"bytes"
	"errors"
	"runtime"
)

const (
	// mostFrames is how deep generated code may go. Go ends a process whose stack is full.
	mostFrames = 100_000
	// stride is how many reads lie between two looks at the stack; each level reads at least once.
	stride = 4096
)

var errTooDeep = errors.New("structs are nested deeper here than can be taken")

// source is the bytes of a file that remembers which of them generated code has read together: what
// it makes of a text need not give its bytes back.
type source struct {
	*bytes.Reader
	data  []byte
	reads map[int64]int
	count int
}

func newSource(data []byte) *source {
	return &source{Reader: bytes.NewReader(data), data: data, reads: map[int64]int{}}
}

// Read reads and remembers.
func (s *source) Read(into []byte) (int, error) {
	s.count++
	if s.count%stride == 0 && tooDeep() {
		return 0, errTooDeep
	}
	at := int64(len(s.data) - s.Len())
	n, err := s.Reader.Read(into)
	if n > 0 {
		s.reads[at] = n
	}
	return n, err
}

func tooDeep() bool {
	frame := make([]uintptr, 1)
	return runtime.Callers(mostFrames, frame) > 0
}
