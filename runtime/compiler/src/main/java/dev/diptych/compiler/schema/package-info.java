/** Derives a schema from a checked spec. Independent of generated code and of both faces. */
package dev.diptych.compiler.schema;
