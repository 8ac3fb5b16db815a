package dev.diptych.syntax.antlr;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Writes the tables; the build of this module runs it. */
public final class WriteTables {
  private WriteTables() {}

  /**
   * Writes them.
   *
   * @param arguments the folder to write to
   * @throws IOException where it cannot be written
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    write(folder.resolve("plain.tables"), GrammarTables.plain().toBytes());
    write(folder.resolve("authored.tables"), GrammarTables.authored().toBytes());
  }

  /** Only what has changed, so that the modules after this one need not be built again. */
  private static void write(Path file, byte[] content) throws IOException {
    if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), content)) {
      Files.write(file, content);
    }
  }
}
