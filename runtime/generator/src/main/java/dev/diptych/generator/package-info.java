/**
 * Writes {@code generated/} for the specs in {@code spec/}: Java sources of lowered specs, schemas,
 * the index of the catalog, parsers in other languages and a manifest; or compares it with its
 * sources.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.generator;

import org.jspecify.annotations.NullMarked;
