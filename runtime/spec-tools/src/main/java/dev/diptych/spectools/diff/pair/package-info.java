/**
 * Pairs the structs and fields of two specs.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.diff.pair;

import org.jspecify.annotations.NullMarked;
