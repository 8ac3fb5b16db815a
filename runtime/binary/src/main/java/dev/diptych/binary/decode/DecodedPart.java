package dev.diptych.binary.decode;

import dev.diptych.model.document.Struct;
import java.util.List;

/**
 * The first bytes of a file, decoded.
 *
 * @param root its first fields and some elements of its last list
 * @param count how many elements the fields give to the list of the whole file; -1 if the file ends
 *     it
 * @param unread how many bytes are behind the last of these elements
 * @param beyond how many more bytes the structs that end with the list have in the whole file, for
 *     each whose size is given, the outer ones first
 */
public record DecodedPart(Struct root, long count, int unread, List<Long> beyond) {
  public DecodedPart {
    beyond = List.copyOf(beyond);
  }
}
