/**
 * Compiles a {@code .ksy} to a schema and generated Java. This module links kaitai-struct-compiler,
 * which is under GPL-3; only {@code spec-tools} may depend on it.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler;

import org.jspecify.annotations.NullMarked;
