/**
 * Evaluates authored items: names, calculations, units, repetitions and relative keys.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.evaluate;

import org.jspecify.annotations.NullMarked;
