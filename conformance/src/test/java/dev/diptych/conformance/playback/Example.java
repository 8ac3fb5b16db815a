package dev.diptych.conformance.playback;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.Layout;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the command for authored texts. */
public final class Example {
  static final Path FOLDER = Repository.path("runtime/animation/docs/examples");

  private Example() {}

  /** The animation that the example {@code name} compiles to. */
  static Animation compile(String name) {
    return read(run(InputStream.nullInputStream(), "compile", FOLDER.resolve(name + ".twin") + ""));
  }

  /** The animation that {@code text} compiles to. */
  public static Animation compileText(String text) {
    return read(run(new ByteArrayInputStream(text.getBytes(UTF_8)), "compile", "-"));
  }

  /** The same; warnings are accepted, as of arms that are bent too far. */
  public static Animation compileWithWarnings(String text, String... options) {
    List<String> args = new ArrayList<>(List.of("compile", "-"));
    args.addAll(List.of(options));
    return read(runWithWarnings(text, args.toArray(String[]::new)));
  }

  /** Runs a command that must succeed, perhaps with warnings. */
  public static byte[] runWithWarnings(String text, String... args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    byte[] out = run(text, err, args);
    assertThat(err.toString(UTF_8)).doesNotContain("error[").doesNotContain("note[starts");
    return out;
  }

  /** Runs a command that must succeed, with its messages. */
  public static byte[] run(String text, ByteArrayOutputStream messages, String... args) {
    return run(new ByteArrayInputStream(text.getBytes(UTF_8)), messages, args);
  }

  private static Animation read(byte[] file) {
    try {
      return IndependentReader.read(file, Layout.SHIPPED);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs a command that must succeed without messages; returns its output. */
  public static byte[] run(InputStream in, String... args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    byte[] out = run(in, err, args);
    assertThat(err.toString(UTF_8)).isEmpty();
    return out;
  }

  private static byte[] run(InputStream in, ByteArrayOutputStream err, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Path cache = Repository.path("conformance/target/cache");
    PrintStream messages = new PrintStream(err, true, UTF_8);
    int code = DiptychCommand.run(new Console(in, out, messages, false, cache), args);
    assertThat(code).as(err.toString(UTF_8)).isZero();
    return out.toByteArray();
  }
}
