/**
 * Derives a schema from a checked spec. Independent of generated code and of both faces.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler.schema;

import org.jspecify.annotations.NullMarked;
