// Prints the values of save files, a line for each, with a parser that Diptych generated.
package main

import (
	"fmt"
	"os"

	"read_save/save"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
)

func main() {
	for _, path := range os.Args[1:] {
		if err := read(path); err != nil {
			fmt.Fprintln(os.Stderr, path, err)
			os.Exit(1)
		}
	}
}

func read(path string) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	s := save.NewSave()
	if err := s.Read(kaitai.NewStream(file), s, s); err != nil {
		return err
	}
	fmt.Printf("version=%d\nhealth=%d\ndifficulty=%d\n", s.Version, s.Health, s.Difficulty)
	if s.Version == 1 {
		fmt.Printf("cheats=%d\n", s.Cheats)
	}
	if s.Version >= 2 {
		fmt.Printf("lives=%d\n", s.Lives)
	}
	if s.Version >= 3 {
		fmt.Printf("crc=%d\n", s.Crc)
	}
	for i, item := range s.Items {
		fmt.Printf("items[%d].kind=%d\nitems[%d].count=%d\n", i, item.Kind, i, item.Count)
	}
	for i, entry := range s.Strings {
		text, err := entry.Text()
		if err != nil {
			return err
		}
		fmt.Printf("strings[%d].text=%s\n", i, text)
	}
	return nil
}
