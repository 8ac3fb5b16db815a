package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A program that reads files of known formats, and shares no code with this project.
 *
 * @param name its name
 */
record OtherProgram(String name) {
  static final OtherProgram PYTHON = new OtherProgram("python3");

  private static final String CHUNKS =
      """
      import struct, sys, zlib
      data, at = open(sys.argv[1], 'rb').read(), 8
      while at < len(data):
          size, = struct.unpack('>I', data[at:at + 4])
          body, crc = data[at + 4:at + 8 + size], data[at + 8 + size:at + 12 + size]
          assert struct.unpack('>I', crc)[0] == zlib.crc32(body), body[:4]
          at += 12 + size
      """;

  /** Code of Python that fails for a file of a format that is invalid. */
  static String code(String format) {
    return switch (format) {
      case "png" -> CHUNKS;
      case "zip" -> "import sys, zipfile\nzipfile.ZipFile(sys.argv[1]).testzip() and sys.exit(1)\n";
      case "gzip" -> "import gzip, sys\ngzip.open(sys.argv[1]).read()\n";
      default -> throw new IllegalArgumentException(format);
    };
  }

  boolean isInstalled() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
  }

  /** Runs the program on {@code file} with an option, or code of Python; returns its exit code. */
  int run(String option, Path file) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(name));
    command.addAll(equals(PYTHON) ? List.of("-c", option) : List.of(option));
    command.add(file.toString());
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return process.exitValue();
  }

  /** The file that the edited text of {@code sample} compiles to. */
  static byte[] edited(Engine engine, byte[] sample, Specimen.Change change) throws Exception {
    ByteBuffer file = ByteBuffer.wrap(sample);
    LocatedDocument opened = engine.openBinary("sample", file, Selection.ANY).value().orElseThrow();
    byte[] text = new Proof(engine).print("sample", file, opened).value().orElseThrow();
    String changed = change.to(new String(text, UTF_8));
    LocatedDocument again =
        engine.openText("sample", changed.getBytes(UTF_8), Selection.ANY).value().orElseThrow();
    return engine.encode("sample", again).value().map(FileBytes::toArray).orElseThrow();
  }
}
