/**
 * The error about values that contradict each other or the spec, with the path of one.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.check;

import org.jspecify.annotations.NullMarked;
