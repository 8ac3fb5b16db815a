package dev.diptych.conformance.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * All files below a folder, including hidden ones: the effects of a command.
 *
 * @param files their bytes by name
 */
record Snapshot(Map<String, ByteBuffer> files) {
  static Snapshot of(Path folder) throws IOException {
    Map<String, ByteBuffer> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isRegularFile)
          .forEach(file -> files.put(folder.relativize(file).toString(), bytes(file)));
    }
    return new Snapshot(files);
  }

  private static ByteBuffer bytes(Path file) {
    try {
      return ByteBuffer.wrap(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What has changed since {@code before}, a line for each file. */
  List<String> since(Snapshot before) {
    TreeSet<String> names = new TreeSet<>(files.keySet());
    names.addAll(before.files.keySet());
    List<String> changes = new ArrayList<>();
    for (String name : names) {
      ByteBuffer now = files.get(name);
      ByteBuffer then = before.files.get(name);
      if (now == null) {
        changes.add("- ./" + name);
      } else if (!now.equals(then)) {
        String mark = then == null ? "+" : "*";
        changes.add("%s ./%s: %d bytes".formatted(mark, name, now.limit()));
      }
    }
    return changes;
  }
}
