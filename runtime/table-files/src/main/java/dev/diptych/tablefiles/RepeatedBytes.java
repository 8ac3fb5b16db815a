package dev.diptych.tablefiles;

import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.values.dictionary.DictionaryValuesWriter.PlainBinaryDictionaryValuesWriter;
import org.apache.parquet.io.api.Binary;
import org.jspecify.annotations.Nullable;

/** A dictionary that does not look up the value of the row before again. */
final class RepeatedBytes extends PlainBinaryDictionaryValuesWriter {
  private @Nullable Binary last;
  private int index;

  @SuppressWarnings("deprecation") // What pages of the first version have.
  RepeatedBytes(ParquetProperties properties) {
    super(
        properties.getDictionaryPageSizeThreshold(),
        Encoding.PLAIN_DICTIONARY,
        Encoding.PLAIN_DICTIONARY,
        properties.getAllocator());
  }

  @Override
  @SuppressWarnings("ReferenceEquality")
  public void writeBytes(Binary value) {
    if (value == last) {
      encodedValues.add(index);
      return;
    }
    super.writeBytes(value);
    last = value;
    index = binaryDictionaryContent.getInt(value);
  }
}
