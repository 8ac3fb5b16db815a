package bind

import (
	"strings"

	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// complete makes a struct of a draft: it fills in omitted fields and checks explicit ones
// needlessly.
func (b *binder) complete(d *draft) *document.Struct {
	explicit := document.NewStruct(d.t)
	for i, field := range d.t.Fields {
		explicit.Values[i] = b.given(d, i)
		if explicit.Values[i] == nil && !field.Optional && !field.Derived() {
			refuse("%s needs '%s'", d.t.Name, field.Name)
		}
	}
	whole := document.NewStruct(d.t)
	copy(whole.Values, explicit.Values)
	for i, field := range d.t.Fields {
		if field.Derived() {
			whole.Values[i] = derived(d, i, field, explicit)
		}
	}
	whole = derive.Lift(whole)
	for _, lift := range d.t.Lifts {
		if holder := derive.Holder(whole, lift); holder != nil {
			i := holder.Type.IndexOf(lift.Way[len(lift.Way)-1])
			checkFit(holder.Type.Fields[i], holder.Values[i])
		}
	}
	if d.residue != nil {
		whole.Residue = *d.residue
	}
	return whole
}

func (b *binder) given(d *draft, index int) document.Value {
	field := d.t.Fields[index]
	if !d.mentioned[index] {
		if field.Derived() || field.Optional {
			return nil
		}
		return b.defaults.Of(field)
	}
	var fallback document.Value
	if d.named[index] != nil {
		fallback = b.defaults.Element(field)
	}
	value := d.value(index, fallback)
	count := document.Count(value)
	if field.Repeat > 0 && count != int(field.Repeat) {
		refuse("%s has %d elements, but must have %d", field.Name, count, field.Repeat)
	}
	if field.Repeated() && count == 0 && field.Instance() && !field.Needed {
		// No elements at a position are as good as nothing there.
		return nil
	}
	return value
}

func derived(d *draft, index int, field *schema.Field, explicit *document.Struct) document.Value {
	follows := derive.Derive(field, explicit)
	if !d.mentioned[index] {
		checkFit(field, follows)
		checkTogether(field, explicit)
		return follows
	}
	value := explicit.Values[index]
	// What cannot be derived yet is checked when it can be.
	if !derive.Free(field, explicit) && follows != nil && !derive.Agrees(field, value, follows) {
		refuse("%s differs from the derived value", field.Name)
	}
	return value
}

// checkTogether refuses some of several fields that must be present together.
func checkTogether(field *schema.Field, explicit *document.Struct) {
	there, all := 0, 0
	for _, id := range field.PresenceOf {
		// A length beside what it measures follows from that.
		if !explicit.Type.Fields[explicit.Type.IndexOf(id)].Derived() {
			all++
			if explicit.Get(id) != nil {
				there++
			}
		}
	}
	if there != 0 && there != all {
		refuse("%s must be present together", strings.Join(field.PresenceOf, ", "))
	}
}

func checkFit(field *schema.Field, value document.Value) {
	if number, ok := value.(document.Scalar); ok && !derive.Fits(field, int64(number)) {
		refuse("%s cannot hold %d", field.Name, number)
	}
}

// checkFits refuses a struct made from a row of which a derived value cannot be written.
func checkFits(s *document.Struct) {
	for i, field := range s.Type.Fields {
		if inner, ok := s.Values[i].(*document.Struct); ok {
			checkFits(inner)
		} else if field.Derived() {
			checkFit(field, s.Values[i])
		}
	}
}
