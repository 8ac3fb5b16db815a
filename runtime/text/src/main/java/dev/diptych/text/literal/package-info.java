/**
 * Strings and byte fields as they are spelled in a text: from the spelling to bytes, and from bytes
 * to the one canonical spelling.
 *
 * <p>Any bytes at all can be spelled in any charset and come back the same. Nothing here may know a
 * binary format, a schema or the grammar: the caller says where in a text a literal stands and
 * which charset its bytes have.
 */
package dev.diptych.text.literal;
