/**
 * Makes example texts of a spec, which compile: values are chosen so that the conditions of the
 * spec hold.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.example;

import org.jspecify.annotations.NullMarked;
