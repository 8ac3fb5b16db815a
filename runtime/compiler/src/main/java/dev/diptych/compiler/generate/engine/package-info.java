/**
 * The Java code that the engine runs, from the lowered spec.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler.generate.engine;

import org.jspecify.annotations.NullMarked;
