/**
 * Generates parsers in other languages with the Kaitai Struct compiler. Also writes {@code
 * generated/} for the specs in {@code spec/}: parsers, schemas, typed specs, the index of the
 * catalog and a manifest; or compares it with its sources.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.generator;

import org.jspecify.annotations.NullMarked;
