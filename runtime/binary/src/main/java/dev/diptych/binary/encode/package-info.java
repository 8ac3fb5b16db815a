/**
 * Encodes values: builds objects of generated classes, packs, and writes them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.encode;

import org.jspecify.annotations.NullMarked;
