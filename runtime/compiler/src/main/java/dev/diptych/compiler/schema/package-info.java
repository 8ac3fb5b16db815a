/** Derives a schema from a checked spec. Independent of generated code and of both faces. */
@NullMarked
package dev.diptych.compiler.schema;

import org.jspecify.annotations.NullMarked;
