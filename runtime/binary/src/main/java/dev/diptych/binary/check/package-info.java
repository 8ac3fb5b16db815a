/**
 * Checks values against the spec before they are written, and locates failures of writing.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.check;

import org.jspecify.annotations.NullMarked;
