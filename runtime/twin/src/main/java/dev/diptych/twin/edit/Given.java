package dev.diptych.twin.edit;

import dev.diptych.model.document.Value;

/** What an edit puts into a document. */
public sealed interface Given {
  /**
   * A value of a document of the same format.
   *
   * @param value the value, with all fields
   */
  record OfValue(Value value) implements Given {}

  /**
   * A value in words: a number as in a text, the name of an enum member, a string without quotes,
   * bytes as hexadecimal digits; or the text of a block or a row.
   *
   * @param words the words
   */
  record OfWords(String words) implements Given {}

  /**
   * One number.
   *
   * @param numbers holds it alone
   */
  record OfNumber(NumberArray numbers) implements Given {}

  /**
   * Bytes of a field of bytes or text, without terminator and padding.
   *
   * @param bytes the bytes, which must not be changed
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record OfBytes(byte[] bytes) implements Given {}
}
