/**
 * Specs as YAML, with the keys that Kaitai ignores, independent of their meaning.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.ksy;

import org.jspecify.annotations.NullMarked;
