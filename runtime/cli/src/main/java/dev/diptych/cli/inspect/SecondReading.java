package dev.diptych.cli.inspect;

import dev.diptych.cli.session.InstalledParts;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Opened;
import dev.diptych.twin.SecondReader;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Reads files with the code that Kaitai Struct generates, too, and compares every value. */
final class SecondReading {
  private static final String FOLDER = "lib-second";

  /** Larger files need an object for each row, and are read a second time only on demand. */
  private static final long LIMIT = 32L << 20;

  /** Loaded when the first file is read. */
  private static final class Installed {
    private static final Optional<SecondReader> READER =
        InstalledParts.load(FOLDER, SecondReader.IMPLEMENTATION, SecondReader.class);
  }

  @Option(
      names = "--second",
      description = "Compare files over 32 MiB, too, with what Kaitai Struct's code reads.")
  private boolean always;

  /**
   * Where the two readings of a file differ.
   *
   * @param file the file, or the binary file of a text
   * @return an error for each value; empty if none differs, or the file is not read again
   */
  List<Diagnostic> differences(String name, Opened opened, ByteBuffer file) throws IoFailure {
    Document document = opened.document();
    if (file.remaining() > LIMIT && !always) {
      return List.of();
    }
    SecondReader reader = Installed.READER.orElse(null);
    if (reader == null && always) {
      throw new IoFailure(
          "no-second-reader",
          "--second requires a part of Diptych that is not installed: the folder " + FOLDER);
    }
    return reader == null || !reader.knows(document)
        ? List.of()
        : reader.differences(name, document, opened.unread() == 0, file);
  }

  /** The bytes of {@code file} as one buffer; empty if no other reading of them is possible. */
  Optional<ByteBuffer> whole(FileBytes file) {
    return file.size() > LIMIT && !always ? Optional.empty() : Optional.of(file.whole());
  }
}
