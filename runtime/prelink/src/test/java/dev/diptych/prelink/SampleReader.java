package dev.diptych.prelink;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/** Reads files that are embedded, one that is not, and one that does not exist. */
public final class SampleReader implements Supplier<List<String>> {
  @Override
  public List<String> get() {
    return List.of(read("/list"), read("bytes"), read("/own.txt"), read("none"));
  }

  private static String read(String name) {
    try (InputStream in = SampleReader.class.getResourceAsStream(name)) {
      return in == null ? name : new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
