/**
 * Writes code: what {@code generated/} holds for the specs in {@code spec/} (Java sources of
 * lowered specs, schemas, the catalog's index, a manifest), and parsers in any language for people
 * who embed them; or compares what is there with what would be written.
 */
package dev.diptych.compiler.generate;
