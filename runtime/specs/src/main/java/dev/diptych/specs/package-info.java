/**
 * The interface of the spec compiler, which the command uses. The compiler links the Kaitai Struct
 * compiler, which is under GPL-3, and need not be installed.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.specs;

import org.jspecify.annotations.NullMarked;
