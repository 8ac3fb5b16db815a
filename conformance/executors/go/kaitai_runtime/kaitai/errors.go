package kaitai

import "fmt"

// UndecidedEndiannessError reports that no case selects the byte order.
type UndecidedEndiannessError struct{}

func (UndecidedEndiannessError) Error() string {
	return "no case selects the byte order"
}

// ValidationError reports a value that the spec does not allow.
type ValidationError struct {
	wanted string
	actual any
	path   string
}

func (e ValidationError) Error() string {
	return fmt.Sprintf("%s: %v is not %s", e.path, e.actual, e.wanted)
}

// NewValidationNotEqualError is for a value that is another than the one that it has to be.
func NewValidationNotEqualError(expected, actual any, io *Stream, path string) ValidationError {
	return ValidationError{fmt.Sprintf("%v", expected), actual, path}
}

// NewValidationLessThanError is for a value that is too small.
func NewValidationLessThanError(least, actual any, io *Stream, path string) ValidationError {
	return ValidationError{fmt.Sprintf("at least %v", least), actual, path}
}

// NewValidationGreaterThanError is for a value that is too large.
func NewValidationGreaterThanError(most, actual any, io *Stream, path string) ValidationError {
	return ValidationError{fmt.Sprintf("at most %v", most), actual, path}
}

// NewValidationNotAnyOfError is for a value that is none of several.
func NewValidationNotAnyOfError(actual any, io *Stream, path string) ValidationError {
	return ValidationError{"any of the values", actual, path}
}

// NewValidationNotInEnumError is for a number without a name.
func NewValidationNotInEnumError(actual any, io *Stream, path string) ValidationError {
	return ValidationError{"a value of its enum", actual, path}
}

// NewValidationExprError is for a value that a condition refuses.
func NewValidationExprError(actual any, io *Stream, path string) ValidationError {
	return ValidationError{"what its condition asks for", actual, path}
}
