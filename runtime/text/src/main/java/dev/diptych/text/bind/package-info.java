/**
 * Binds a syntax tree to a schema: resolves names, converts values, sets omitted fields, and
 * reports errors with their location.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.bind;

import org.jspecify.annotations.NullMarked;
