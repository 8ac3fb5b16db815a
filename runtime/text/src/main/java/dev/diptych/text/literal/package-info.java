/**
 * String and byte literals: decoding, and printing in canonical form.
 *
 * <p>Any bytes can be represented in any charset without loss. Knows no formats, schemas or
 * grammar.
 */
package dev.diptych.text.literal;
