/**
 * Writes evaluated sections as a plain text.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.plain;

import org.jspecify.annotations.NullMarked;
