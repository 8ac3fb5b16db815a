/**
 * The interface of the spec compiler, which the command uses. The compiler links the Kaitai Struct
 * compiler, which is under GPL-3, and need not be installed.
 */
@NullMarked
package dev.diptych.specs;

import org.jspecify.annotations.NullMarked;
