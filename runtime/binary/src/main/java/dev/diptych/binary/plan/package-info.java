/**
 * Formats as plans: a type of a spec becomes a list of steps, built once and used for every file. A
 * step decodes one value into a cell, where the expressions of the spec find it.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.plan;

import org.jspecify.annotations.NullMarked;
