/**
 * What a position in a spec is: a key or a value of which map. Offsets are bytes; a spec is given
 * as its bytes, one character each.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp.spec;

import org.jspecify.annotations.NullMarked;
