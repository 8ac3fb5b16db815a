package dev.diptych.cli.inspect;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.SecondReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Reads files with the code that Kaitai Struct generates, too, and compares every value. */
final class SecondReading {
  /** Larger files need an object for each row, and are read a second time only on demand. */
  private static final long LIMIT = 32L << 20;

  /** Loaded when the first file is read. */
  private static final class Installed {
    private static final Optional<SecondReader> READER =
        InstalledParts.load(
            InstalledParts.SECOND_READER, SecondReader.IMPLEMENTATION, SecondReader.class);
  }

  @Option(
      names = "--second",
      description =
          "Compare files over 32 MiB, too, and files of --spec, with what Kaitai Struct's code"
              + " reads. For a spec, this runs code that is generated from it, which needs a JDK.")
  private boolean always;

  private final Map<String, Result<Map<String, String>>> sources = new HashMap<>();

  /**
   * Where what the codec and what generated code reads differ.
   *
   * @param session the run; a spec of a user may have the id of a shipped format
   * @param opened a binary file, or a decoded one
   * @param file all of it
   * @param inputs the specs
   * @return an error for each value; empty if none differs or the file is not read again
   */
  List<Diagnostic> differences(
      Session session, String name, LocatedDocument opened, ByteBuffer file, InputOptions inputs)
      throws IoFailure {
    if (file.limit() > LIMIT && !always) {
      return List.of();
    }
    if (always && Installed.READER.isEmpty()) {
      throw new IoFailure(
          "no-second-reader",
          "--second requires a part of Diptych that is not installed: the folder "
              + InstalledParts.SECOND_READER);
    }
    Document document = opened.document();
    if (!session.engine().isShipped()) {
      return always ? brought(session, name, document, file, inputs) : List.of();
    }
    return Installed.READER
        .filter(each -> each.knows(document))
        .map(each -> each.differences(name, document, opened.unread() == 0, file))
        .orElse(List.of());
  }

  /** Whether files of {@code size} bytes may be read again. */
  boolean mayRead(Engine engine, long size) {
    return always || (engine.isShipped() && size <= LIMIT);
  }

  private List<Diagnostic> brought(
      Session session, String name, Document document, ByteBuffer file, InputOptions inputs)
      throws IoFailure {
    SecondReader reader = Installed.READER.orElseThrow();
    Result<Map<String, String>> sources = sources(session, document, inputs, reader);
    if (!sources.ok()) {
      return sources.diagnostics();
    }
    try {
      return reader.differences(
          name, session.engine(), document, file, sources.value().orElseThrow());
    } catch (IOException e) {
      throw new IoFailure("cannot-read", "the second reading cannot be started: " + e.getMessage());
    }
  }

  /** Generated once for all files of a format. */
  private synchronized Result<Map<String, String>> sources(
      Session session, Document document, InputOptions inputs, SecondReader reader)
      throws IoFailure {
    String key = document.schema().format().key();
    Result<Map<String, String>> known = sources.get(key);
    if (known == null) {
      known = session.choice().plainSources(document, inputs, reader.javaPackage());
      sources.put(key, known);
    }
    return known;
  }
}
