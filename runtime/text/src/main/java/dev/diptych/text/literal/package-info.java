/**
 * String and byte literals: decoding, and printing in canonical form.
 *
 * <p>Any bytes can be represented in any charset without loss. Knows no formats, schemas or
 * grammar.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.literal;

import org.jspecify.annotations.NullMarked;
