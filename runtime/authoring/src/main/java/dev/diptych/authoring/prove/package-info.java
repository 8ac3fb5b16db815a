/**
 * Proves that formatted texts have the same tokens and compile to the same bytes.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.prove;

import org.jspecify.annotations.NullMarked;
