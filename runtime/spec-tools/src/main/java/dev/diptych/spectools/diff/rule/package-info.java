/**
 * The rules by which two specs are compared. Each finds one kind of difference and what it breaks,
 * as {@code docs/spec-diff.md} specifies.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.diff.rule;

import org.jspecify.annotations.NullMarked;
