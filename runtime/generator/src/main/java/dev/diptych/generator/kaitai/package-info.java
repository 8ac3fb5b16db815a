/**
 * Calls the Kaitai Struct compiler in process. Nothing else knows Scala or the compiler.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.generator.kaitai;

import org.jspecify.annotations.NullMarked;
