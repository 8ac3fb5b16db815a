package bind

import (
	"fmt"

	"dev.diptych/executor/internal/schema"
	"dev.diptych/executor/internal/syntax"
)

// layoutName is the attribute that selects a layout of the version.
const layoutName = "layout"

func isLayout(item syntax.Item) bool {
	attribute, ok := item.(*syntax.Attribute)
	return ok && attribute.Name == layoutName
}

// Options are the options of the user for a text.
type Options struct {
	Format string `json:"format"`
	Layout string `json:"layout"`
}

// Choose finds the schema that file follows, by its header line and its layout.
func Choose(all []*schema.Schema, file *syntax.File, options Options) (*schema.Schema, error) {
	var versions []*schema.Schema
	refused := ""
	for _, s := range all {
		switch {
		case s.Format.Title != file.Title:
		case s.Refusal != "":
			refused = s.Refusal
		case s.Format.Version == file.Version && (options.Format == "" || options.Format == s.Format.ID):
			versions = append(versions, s)
		}
	}
	if len(versions) > 0 {
		return layout(versions, file, options.Layout)
	}
	if refused != "" {
		return nil, fmt.Errorf("this is not taken: %s", refused)
	}
	return nil, fmt.Errorf("unknown format %q of version %q", file.Title, file.Version)
}

func layout(versions []*schema.Schema, file *syntax.File, wanted string) (*schema.Schema, error) {
	fallback := preferred(versions)
	if fallback.Format.Layout == "" {
		return fallback, nil
	}
	given, err := saidLayout(file)
	if err != nil {
		return nil, err
	}
	if given == "" {
		given = wanted
	}
	if given == "" {
		return fallback, nil
	}
	if wanted != "" && wanted != given {
		return nil, fmt.Errorf("the text has the layout %s, the option %s", given, wanted)
	}
	for _, s := range versions {
		if s.Format.Layout == given {
			return s, nil
		}
	}
	return nil, fmt.Errorf("unknown %s '%s'", layoutName, given)
}

func preferred(versions []*schema.Schema) *schema.Schema {
	for _, s := range versions {
		if s.Format.Preferred {
			return s
		}
	}
	return versions[0]
}

// saidLayout is how the layout is spelled, or an empty string.
func saidLayout(file *syntax.File) (string, error) {
	given := ""
	for _, item := range file.Items {
		if isLayout(item) {
			if given != "" {
				return "", fmt.Errorf("duplicate '%s'", layoutName)
			}
			given = item.(*syntax.Attribute).Value.Text
		}
	}
	return given, nil
}
