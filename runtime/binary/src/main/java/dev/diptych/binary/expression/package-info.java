/**
 * Expressions of a spec as closures, without boxing: integers are exact, 64 bits where that is
 * enough, and more where it is not.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.expression;

import org.jspecify.annotations.NullMarked;
