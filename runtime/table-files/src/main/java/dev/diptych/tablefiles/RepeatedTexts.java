package dev.diptych.tablefiles;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.table.Cells;
import dev.diptych.table.ColumnType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.bytes.BytesUtils;
import org.apache.parquet.bytes.HeapByteBufferAllocator;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.column.values.rle.RunLengthBitPackingHybridEncoder;
import org.apache.parquet.io.api.Binary;
import org.jspecify.annotations.Nullable;

/**
 * Texts or byte strings, which often repeat, as the names of files, tables and members of enums do:
 * pages have their numbers in a dictionary, until that is too large or most values are new.
 */
final class RepeatedTexts implements PageEncoding {
  /** The most bytes of a dictionary. */
  private static final int MAX_SIZE = 1 << 20;

  private static final int INITIAL = 64;
  private static final HeapByteBufferAllocator ALLOCATOR = new HeapByteBufferAllocator();

  private final ColumnType type;
  private final Map<Object, Integer> numbers = new HashMap<>();
  private final List<Binary> values = new ArrayList<>();
  private final ByteArrayOutputStream dictionary = new ByteArrayOutputStream();

  /** Whether the dictionary has been given up for the pages that follow. */
  private boolean plain;

  /** Whether the last page has values as they are. */
  private boolean isPlain;

  /** How many values the pages before have in the dictionary. */
  private int used;

  private int usedSize;

  RepeatedTexts(ColumnType type) {
    this.type = type;
  }

  /** The numbers of the values of a page, and the bytes that the values themselves would have. */
  private static final class Page {
    final int[] numbers;
    final BitSet different;
    final long plainSize;

    Page(int[] numbers, BitSet different, long plainSize) {
      this.numbers = numbers;
      this.different = different;
      this.plainSize = plainSize;
    }
  }

  @Override
  public BytesInput encode(Cells cells, Statistics<?> statistics) throws IOException {
    // A page without values has no dictionary: readers want one that is not empty.
    isPlain = plain || cells.missing() == cells.count();
    if (isPlain) {
      return plain(cells, statistics);
    }
    Page page = page(cells);
    BytesInput numbered = page == null ? null : numbered(page);
    if (page == null || numbered == null) {
      plain = true;
      isPlain = true;
      return plain(cells, statistics);
    }
    page.different.stream().forEach(number -> statistics.updateStats(values.get(number)));
    used = values.size();
    usedSize = dictionary.size();
    return numbered;
  }

  /** The numbers of the values of a page; null if the dictionary would be too large. */
  private @Nullable Page page(Cells cells) {
    int[] page = new int[cells.count() - cells.missing()];
    BitSet different = new BitSet();
    Object last = null;
    int count = 0;
    int number = 0;
    int length = 0;
    long size = 0;
    for (int row = 0; row < cells.count(); row++) {
      if (cells.isMissing(row)) {
        continue;
      }
      Object value = type == ColumnType.TEXT ? cells.text(row) : cells.bytes(row);
      if (!isSame(value, last)) {
        number = number(value);
        length = values.get(number).length();
        different.set(number);
        last = value;
        if (dictionary.size() > MAX_SIZE) {
          return null;
        }
      }
      page[count++] = number;
      size += Integer.BYTES + length;
    }
    return new Page(page, different, size);
  }

  /** Whether a value is that of the row before, as names of files and tables are. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean isSame(Object value, @Nullable Object last) {
    return value == last;
  }

  private int number(Object value) {
    Object key = value instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : value;
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    Binary added = binary(value);
    numbers.put(key, values.size());
    values.add(added);
    write(added, dictionary);
    return values.size() - 1;
  }

  private static Binary binary(Object value) {
    return Binary.fromConstantByteArray(
        value instanceof byte[] bytes ? bytes : ((String) value).getBytes(UTF_8));
  }

  private static void write(Binary value, ByteArrayOutputStream out) {
    int length = value.length();
    for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
      out.write(length >>> shift);
    }
    out.writeBytes(value.getBytesUnsafe());
  }

  /** The numbers of a page; null if they and new values are larger than all values. */
  private @Nullable BytesInput numbered(Page page) throws IOException {
    int width = BytesUtils.getWidthFromMaxInt(Math.max(0, values.size() - 1));
    RunLengthBitPackingHybridEncoder encoder =
        new RunLengthBitPackingHybridEncoder(
            width, INITIAL, Math.max(INITIAL, page.numbers.length), ALLOCATOR);
    for (int number : page.numbers) {
      encoder.writeInt(number);
    }
    BytesInput encoded = encoder.toBytes();
    long size = encoded.size() + dictionary.size() - usedSize;
    return size < page.plainSize
        ? BytesInput.concat(BytesInput.from(new byte[] {(byte) width}), encoded)
        : null;
  }

  private BytesInput plain(Cells cells, Statistics<?> statistics) {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    for (int row = 0; row < cells.count(); row++) {
      if (!cells.isMissing(row)) {
        Binary value = binary(type == ColumnType.TEXT ? cells.text(row) : cells.bytes(row));
        write(value, page);
        statistics.updateStats(value);
      }
    }
    return BytesInput.from(page.toByteArray());
  }

  @Override
  @SuppressWarnings("deprecation") // What pages of the first version have.
  public Encoding encoding() {
    return isPlain ? Encoding.PLAIN : Encoding.PLAIN_DICTIONARY;
  }

  @Override
  @SuppressWarnings("deprecation") // What pages of the first version have.
  public @Nullable DictionaryPage dictionary() {
    byte[] bytes = Arrays.copyOf(dictionary.toByteArray(), usedSize);
    return usedSize == 0
        ? null
        : new DictionaryPage(BytesInput.from(bytes), used, Encoding.PLAIN_DICTIONARY);
  }
}
