/**
 * Reports what an installation lacks.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.doctor;

import org.jspecify.annotations.NullMarked;
