/**
 * What a position in a spec is: a key or a value of which map. Offsets are UTF-16 code units.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp.spec;

import org.jspecify.annotations.NullMarked;
