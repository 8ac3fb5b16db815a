package dev.diptych.formats;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads trees in the compact form of {@link CompactTreeWriter}. Before the first byte of a small
 * file, this takes a tenth of the time of a JSON parser, most of which is loading the parser.
 *
 * <p>The form: {@link #MARK}; the number of texts; each with its length in bytes and in UTF-8; a
 * value. A value is a tag and what belongs to it: an object has the number of its members, and for
 * each the number of a text and a value; a list the number of its elements, and values; a text its
 * number; an integer itself. Numbers have seven bits in each byte, the lowest first, and the eighth
 * bit in all but the last.
 */
final class CompactTree {
  /** The first byte, which no JSON begins with. */
  static final int MARK = 0xD1;

  static final int OBJECT = 'o';
  static final int LIST = 'l';
  static final int TEXT = 's';
  static final int INTEGER = 'i';
  static final int TRUE = 't';
  static final int FALSE = 'f';

  /** The bits of a number in one byte. */
  static final int BITS = 7;

  /** The bit of each byte that another one follows. */
  static final int MORE = 1 << BITS;

  private final byte[] bytes;
  private final String[] texts;
  private int position;

  private CompactTree(byte[] bytes) {
    this.bytes = bytes;
    position = 1;
    texts = new String[size()];
    for (int i = 0; i < texts.length; i++) {
      int length = size();
      texts[i] = new String(bytes, position, length, UTF_8);
      position += length;
    }
  }

  /** Whether {@code bytes} have this form. */
  static boolean is(byte[] bytes) {
    return bytes.length > 0 && bytes[0] == (byte) MARK;
  }

  /** The object in {@code bytes}: maps, lists, texts, integers, booleans. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> read(byte[] bytes) {
    return (Map<String, Object>) new CompactTree(bytes).value();
  }

  private Object value() {
    int tag = bytes[position++];
    return switch (tag) {
      case OBJECT -> object();
      case LIST -> list();
      case TEXT -> texts[size()];
      case INTEGER -> number();
      case TRUE -> true;
      case FALSE -> false;
      default -> throw new IllegalArgumentException("unknown tag " + tag);
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int left = size(); left > 0; left--) {
      map.put(texts[size()], value());
    }
    return map;
  }

  private List<Object> list() {
    int size = size();
    List<Object> list = new ArrayList<>(size);
    for (int left = size; left > 0; left--) {
      list.add(value());
    }
    return list;
  }

  private int size() {
    return (int) number();
  }

  private long number() {
    long number = 0;
    int shift = 0;
    byte next;
    do {
      next = bytes[position++];
      number |= (long) (next & (MORE - 1)) << shift;
      shift += BITS;
    } while (next < 0);
    return number;
  }
}
