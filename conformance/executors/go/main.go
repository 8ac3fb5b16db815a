// Command executor answers the requests of the conformance protocol through generated code.
package main

import (
	"bufio"
	"fmt"
	"os"

	"dev.diptych/executor/internal/server"
	"dev.diptych/generated/formats"
)

func main() {
	if err := server.Serve(bufio.NewReader(os.Stdin), os.Stdout, formats.Structs); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
