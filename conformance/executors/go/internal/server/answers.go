package server

import (
	"encoding/json"
	"math"
)

func encoded(answer map[string]any) []byte {
	message, _ := json.Marshal(answer) // Of texts, which never fail.
	return message
}

func failed(err error) []byte {
	return encoded(map[string]any{"failed": err.Error()})
}

func unsupported(why string) []byte {
	return encoded(map[string]any{"unsupported": why})
}

func refused(err error) []byte {
	return encoded(map[string]any{"refused": []string{}, "message": err.Error()})
}

// accepted answers with an infoset. It goes as it is, because encoding/json looks into what it is
// given and takes nothing that is nested deep.
func accepted(infoset []byte) []byte {
	answer := append([]byte(`{"infoset":`), infoset...)
	if len(answer) >= math.MaxUint32 {
		return unsupported("the infoset is too long for a frame")
	}
	return append(answer, '}')
}
