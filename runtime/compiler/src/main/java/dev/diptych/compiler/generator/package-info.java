/**
 * The interface of the part that generates parsers in other languages. The part links the Kaitai
 * Struct compiler, which is under GPL-3: nothing here may depend on it.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler.generator;

import org.jspecify.annotations.NullMarked;
