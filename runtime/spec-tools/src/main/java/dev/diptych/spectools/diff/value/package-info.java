/**
 * The values that expressions of a spec can have, as far as the spec determines them: an abstract
 * evaluation over sets of values. A result that is too large is always a superset.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.diff.value;

import org.jspecify.annotations.NullMarked;
