package dev.diptych.formats;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Converts JSON to the form of {@link CompactTree}; a step of the build of the command. */
public final class CompactTreeWriter implements UnaryOperator<byte[]> {
  /**
   * Converts a file.
   *
   * @param json an object in JSON, without null and fractions
   * @return the same in the compact form
   */
  @Override
  public byte[] apply(byte[] json) {
    try {
      return write(JsonTree.read(json));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The compact form of an object: maps, lists, texts, integers, booleans. */
  static byte[] write(Map<String, Object> tree) {
    Map<String, Integer> texts = new LinkedHashMap<>();
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    value(tree, texts, body);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(CompactTree.MARK);
    number(texts.size(), out);
    for (String text : texts.keySet()) {
      byte[] bytes = text.getBytes(UTF_8);
      number(bytes.length, out);
      out.writeBytes(bytes);
    }
    out.writeBytes(body.toByteArray());
    return out.toByteArray();
  }

  private static void value(Object value, Map<String, Integer> texts, ByteArrayOutputStream out) {
    if (value instanceof Map<?, ?> map) {
      out.write(CompactTree.OBJECT);
      number(map.size(), out);
      for (Map.Entry<?, ?> member : map.entrySet()) {
        text((String) member.getKey(), texts, out);
        value(member.getValue(), texts, out);
      }
    } else if (value instanceof List<?> list) {
      out.write(CompactTree.LIST);
      number(list.size(), out);
      for (Object element : list) {
        value(element, texts, out);
      }
    } else if (value instanceof String text) {
      out.write(CompactTree.TEXT);
      text(text, texts, out);
    } else if (value instanceof Number number) {
      out.write(CompactTree.INTEGER);
      number(number.longValue(), out);
    } else {
      out.write((boolean) value ? CompactTree.TRUE : CompactTree.FALSE);
    }
  }

  private static void text(String text, Map<String, Integer> texts, ByteArrayOutputStream out) {
    number(texts.computeIfAbsent(text, key -> texts.size()), out);
  }

  private static void number(long number, ByteArrayOutputStream out) {
    long left = number;
    while (left < 0 || left >= CompactTree.MORE) {
      out.write((int) left | CompactTree.MORE);
      left >>>= CompactTree.BITS;
    }
    out.write((int) left);
  }
}
