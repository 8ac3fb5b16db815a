package dev.diptych.binary.decode;

import dev.diptych.model.document.Struct;

/**
 * The first bytes of a file, decoded.
 *
 * @param root its first fields and some elements of its last list
 * @param count how many elements the fields give to the list of the whole file; -1 if the file ends
 *     it
 */
public record DecodedPart(Struct root, long count) {}
