/**
 * Chooses values so that the conditions of a spec hold.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.example.choose;

import org.jspecify.annotations.NullMarked;
