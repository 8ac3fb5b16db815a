/**
 * Parsers in other languages, from the spec as it was written.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.generator.language;

import org.jspecify.annotations.NullMarked;
