/**
 * Loads specs at run time, from the {@code .ksy} to a schema and a typed spec.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler.load;

import org.jspecify.annotations.NullMarked;
