/**
 * The rules by which two specs are compared. Each finds one kind of difference and what it breaks,
 * as {@code docs/spec-diff.md} specifies.
 */
@NullMarked
package dev.diptych.spectools.diff.rule;

import org.jspecify.annotations.NullMarked;
