/**
 * Rejects specs that the Kaitai Struct compiler accepts but no file can be read with: their values
 * are needed before they are known, never end, or cannot be computed.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler.check;

import org.jspecify.annotations.NullMarked;
