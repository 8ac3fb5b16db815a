package dev.diptych.cli.git;

import dev.diptych.cli.io.Input;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The texts that were asked for last, by format and content. Thread-safe. */
final class ConversionCache {
  private static final long MAX_BYTES = 64 << 20;

  private final Map<List<Object>, byte[]> texts = new LinkedHashMap<>(16, 0.75f, true);
  private long size;

  /** The text of {@code file}, computed if it is not known. */
  byte[] get(Object format, Input file, Supplier<byte[]> conversion) {
    ByteBuffer content = file.bytes().duplicate();
    byte[] bytes = new byte[content.remaining()];
    content.get(bytes);
    List<Object> key = List.of(format, ByteBuffer.wrap(TextConversion.hash(bytes)));
    byte[] known = find(key);
    if (known != null) {
      return known;
    }
    byte[] text = conversion.get();
    put(key, text);
    return text;
  }

  private synchronized byte @Nullable [] find(List<Object> key) {
    return texts.get(key);
  }

  private synchronized void put(List<Object> key, byte[] text) {
    byte[] before = texts.put(key, text);
    size += text.length - (before == null ? 0 : before.length);
    Iterator<byte[]> oldest = texts.values().iterator();
    while (size > MAX_BYTES && oldest.hasNext()) {
      size -= oldest.next().length;
      oldest.remove();
    }
  }
}
