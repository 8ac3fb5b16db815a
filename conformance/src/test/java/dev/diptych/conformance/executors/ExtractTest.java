package dev.diptych.conformance.executors;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import dev.diptych.runner.process.Frames;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of {@code conformance extract} are what an executor gets and what it should answer. */
class ExtractTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "valid/input_animation/floats-nan:decode",
        "valid/input_animation/lengths-beyond-32-bits:parse",
        "valid/input_animation/lengths-beyond-32-bits:encode",
        "valid/mikoto_motion/turn:print",
        "invalid/binary/input_animation/length-sign-and-33-bits:decode",
        "invalid/text/input_animation/marker-length-33-bits:parse"
      })
  void anExecutorAnswersTheExtractedBytes(String check) throws Exception {
    String vectors = Repository.path("conformance/vectors").toString();
    String[] extract = {
      "conformance", "extract", check, "--vectors", vectors, "-o", folder.toString()
    };
    assertThat(run(InputStream.nullInputStream(), OutputStream.nullOutputStream(), extract))
        .isZero();
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    byte[] stdin = Files.readAllBytes(folder.resolve("stdin.bin"));
    assertThat(run(new ByteArrayInputStream(stdin), answers, "conformance", "serve")).isZero();
    InputStream frames = new ByteArrayInputStream(answers.toByteArray());
    assertThat(Frames.read(frames)).containsKey("name");
    assertThat(Frames.read(frames)).isEqualTo(json("expected.json"));
    assertThat(Frames.read(frames)).isNull();
    ByteArrayInputStream sent = new ByteArrayInputStream(stdin);
    assertThat(Frames.read(sent)).containsEntry("do", "hello");
    assertThat(Frames.read(sent)).isEqualTo(json("request.json"));
  }

  private Map<String, Object> json(String name) throws Exception {
    return JSON.std.mapFrom(Files.readAllBytes(folder.resolve(name)));
  }

  private static int run(InputStream in, OutputStream out, String... args) {
    PrintStream err = new PrintStream(OutputStream.nullOutputStream(), true, UTF_8);
    return DiptychCommand.run(new Console(in, out, err, false, null), args);
  }
}
