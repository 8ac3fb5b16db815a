/**
 * Which formats can be decoded and encoded a few elements at a time. Knows specs and schemas, not
 * files.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.part;

import org.jspecify.annotations.NullMarked;
