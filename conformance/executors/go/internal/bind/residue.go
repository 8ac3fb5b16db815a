package bind

import (
	"strings"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/literal"
	"dev.diptych/executor/internal/syntax"
)

func bindResidue(block *syntax.Block) *document.Residue {
	residue := &document.Residue{}
	given := map[string]bool{}
	for _, item := range block.Items {
		switch i := item.(type) {
		case *syntax.Attribute:
			if given[i.Name] {
				refuse("duplicate '%s'", i.Name)
			}
			given[i.Name] = true
			residueAttribute(residue, i)
		case *syntax.Row:
			residue.Patches = append(residue.Patches, patch(residue.Patches, i))
		default:
			refuse("%s has no blocks", residueName)
		}
	}
	return residue
}

func residueAttribute(residue *document.Residue, a *syntax.Attribute) {
	switch {
	case a.Name == "trailing" && a.Value.Kind == syntax.Bytes:
		residue.Trailing = bytesOf(a.Value)
	case a.Name == "slack" && a.Value.Kind == syntax.Integer:
		number, unsigned, ok := literal.Whole(a.Value.Text)
		if !ok || unsigned {
			refuse("slack takes a number of bytes")
		}
		residue.Slack = number
	default:
		refuse("%s has no attribute %s", residueName, a.Spelling())
	}
}

func patch(before []document.Patch, row *syntax.Row) document.Patch {
	var cells []document.Blob
	for _, cell := range row.Cells {
		if cell.Kind == syntax.Bytes {
			cells = append(cells, bytesOf(cell))
		}
	}
	fits := row.Key != nil && row.Key.Kind == syntax.Integer && len(cells) == len(row.Cells)
	if !fits || len(cells) < 1 || len(cells) > 2 {
		refuse("this is not a row of residue: %s", row.Spelling())
	}
	if len(cells) == 1 {
		// Nothing would be written there.
		zeros := document.Blob(strings.Repeat("\x00", len(cells[0])))
		cells = []document.Blob{zeros, cells[0]}
	}
	offset, unsigned, ok := literal.Whole(row.Key.Text)
	var least int64
	if n := len(before); n > 0 {
		least = before[n-1].Offset + int64(len(before[n-1].Encoded))
	}
	if !ok || unsigned || offset < least || offset < 0 {
		refuse("offsets of residue ascend, and its runs do not overlap: %s", row.Spelling())
	}
	if cells[0] == cells[1] {
		refuse("this row of residue changes nothing: %s", row.Spelling())
	}
	return document.Patch{Offset: offset, Encoded: cells[0], Actual: cells[1]}
}
