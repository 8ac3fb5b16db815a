package dev.diptych.cli.inspect;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Opened;
import dev.diptych.twin.SecondReader;
import dev.diptych.twin.Twin;
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
   * Whether files of the format of {@code document} are read again.
   *
   * @param twin what has opened it; a spec of a user may have the id of a shipped format
   * @param size the size of the file in bytes
   */
  boolean reads(Twin twin, Document document, long size) throws IoFailure {
    if (size > LIMIT && !always) {
      return false;
    }
    if (always && Installed.READER.isEmpty()) {
      throw new IoFailure(
          "no-second-reader",
          "--second requires a part of Diptych that is not installed: the folder " + FOLDER);
    }
    return twin.isShipped() && Installed.READER.filter(each -> each.knows(document)).isPresent();
  }

  /**
   * Where the two readings of a file differ; {@link #reads} holds.
   *
   * @param file the file, or the binary file of a text
   * @return an error for each value; empty if none differs
   */
  List<Diagnostic> differences(String name, Opened opened, ByteBuffer file) {
    return Installed.READER
        .orElseThrow()
        .differences(name, opened.document(), opened.unread() == 0, file);
  }
}
