/**
 * Lowers specs for the engine: arrays of plain records become record tables, names of numbers are
 * dropped (Kaitai's Java loses a number without a name), strings stay bytes. The meaning of a spec
 * does not change; the plain spec is the source for every other language.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler.lower;

import org.jspecify.annotations.NullMarked;
