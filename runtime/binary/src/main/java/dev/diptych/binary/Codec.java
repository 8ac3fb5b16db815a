package dev.diptych.binary;

import dev.diptych.binary.checksum.CheckedSum;
import dev.diptych.binary.checksum.Settled;
import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.decode.DecodedPart;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Struct;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Decodes and encodes files of one schema. */
public interface Codec {
  /**
   * A codec that decodes damaged files in part. What cannot be decoded is a warning; a file that
   * takes too much memory, or whose structs are nested too deep, is still rejected.
   *
   * @param kept what is kept of damaged files; the values of other files are the same
   */
  Codec salvaging(Salvage kept);

  /**
   * Decodes a file. Tables are views of {@code file}: it must not change while they are in use.
   *
   * @param name name of the file, for diagnostics
   * @param file all of its bytes, from 0 to its limit
   * @param given a root with the values of the parameters, whose other fields are not read; null if
   *     the format has no parameters
   * @return the values, or an error with offset and field path
   */
  Result<Decoded> decode(String name, ByteBuffer file, @Nullable Struct given);

  /**
   * A codec for parts of files: the last list may have more or fewer elements, and the structs that
   * end with it more or fewer bytes, than the fields before give.
   *
   * @param outerLists how many lists are around that list, each with one element, which ends with
   *     the next list; 0 for a list of the root
   */
  Codec ofParts(int outerLists);

  /**
   * Decodes the first bytes of a file, with all elements of its last list that are in them. They
   * may end in the middle of an element, whose bytes are then trailing. A part that costs more than
   * its size justifies is rejected, even if the size of the file would justify it.
   *
   * @param name name of the file, for diagnostics
   * @param bytes its first bytes, from 0 to the limit
   * @param given as for {@link #decode(String, ByteBuffer, Struct)}
   * @param comments maximum number of computed values to keep
   * @param limit how many elements the list may have; -1 for the number that its fields give
   */
  Result<DecodedPart> decodePart(
      String name, ByteBuffer bytes, @Nullable Struct given, int comments, long limit);

  /**
   * Decodes what was encoded, sharing its tables. If that fails or gives other values, the values
   * contradict each other; the bytes are then decoded as one buffer, for a precise diagnostic.
   *
   * @param name name of the input, for diagnostics
   * @param encoded the encoded file
   * @param size size of the file that the values came from in bytes, or 0
   */
  Result<Decoded> decode(String name, Encoded encoded, long size);

  /**
   * The optional fields that are present although their condition does not hold, or the other way
   * round, as far as conditions can be evaluated before encoding.
   *
   * @param root the values
   */
  List<Misplaced> misplaced(Struct root);

  /**
   * Compares the checksums of a file with its bytes.
   *
   * @param name name of the file, for diagnostics
   * @param file all of its bytes
   * @param given a root with the values of the parameters
   * @return an error if the file cannot be decoded
   */
  Result<List<CheckedSum>> checksums(String name, ByteBuffer file, Struct given);

  /**
   * Decodes a file with the places of all values.
   *
   * @param name name of the file, for diagnostics
   * @param file all of its bytes
   * @param given a root with the values of the parameters
   * @param use what is done with the root, as long as this call takes
   * @return an error if the file cannot be decoded
   */
  <T> Result<T> places(String name, ByteBuffer file, Struct given, Function<StructPlace, T> use);

  /**
   * Computes checksums that a file was encoded without.
   *
   * @param name name of the input, for diagnostics
   * @param encoded the file
   * @param patched its bytes with patches, or null if there are none
   * @param size size of the file that the values came from in bytes, or 0
   * @return those that can be computed before the others, or an error if the values of the file
   *     contradict each other
   */
  Result<Settled> settle(String name, Encoded encoded, @Nullable ByteBuffer patched, long size);

  /**
   * Encodes values.
   *
   * @param name name of the input that they come from, for diagnostics
   * @param root the values; fields that only encoding can derive may be absent
   * @param locations where the values are in that input
   * @param size size of the file that the values came from in bytes, or 0; the encoded file may be
   *     as large, even if it has few values
   * @return the file, or an error if the values contradict each other
   */
  Result<Encoded> encode(String name, Struct root, Locations locations, long size);
}
