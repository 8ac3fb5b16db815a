package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
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
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that share no code with this project accept files whose texts were edited. */
class OtherProgramsTest {
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

  @TempDir static Path folder;

  @ParameterizedTest
  @CsvSource({
    "zip, unzip, -t",
    "zip, python3, zipfile.ZipFile(sys.argv[1]).testzip() and sys.exit(1)",
    "gzip, gzip, -t",
    "gzip, python3, gzip.open(sys.argv[1]).read()",
    "png, pngcheck, -q",
    "png, python3, chunks",
  })
  void acceptEditedFiles(String id, String program, String argument) throws Exception {
    assumeTrue(isInstalled(program));
    for (Specimen.Edit edit : Specimens.of(id).edits()) {
      Path file = folder.resolve("edited." + id.replace("gzip", "gz"));
      Files.write(file, edited(id, edit));
      assertThat(run(command(program, argument, file))).as(edit.sample()).isZero();
    }
  }

  private static List<String> command(String program, String argument, Path file) {
    if (!program.equals("python3")) {
      return List.of(program, argument, file.toString());
    }
    String code =
        argument.equals("chunks") ? CHUNKS : "import gzip, sys, zipfile\n" + argument + "\n";
    return List.of(program, "-c", code, file.toString());
  }

  private static byte[] edited(String id, Specimen.Edit edit) throws Exception {
    LoadedSpec spec = SpecLoader.load(Specimens.spec(id), List.of());
    Engine engine = Engine.of(spec.schema(), spec.spec());
    ByteBuffer file = ByteBuffer.wrap(Specimens.samples(id).get(edit.sample()));
    LocatedDocument opened = engine.openBinary(id, file, Selection.ANY).value().orElseThrow();
    byte[] text = new Proof(engine).print(id, file, opened).value().orElseThrow();
    String changed = edit.change().to(new String(text, UTF_8));
    LocatedDocument again =
        engine.openText(id, changed.getBytes(UTF_8), Selection.ANY).value().orElseThrow();
    return engine.encode(id, again).value().map(FileBytes::toArray).orElseThrow();
  }

  private static boolean isInstalled(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  private static int run(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return process.exitValue();
  }
}
