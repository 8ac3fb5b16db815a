package dev.diptych.conformance.safety;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Short texts whose words multiply are rejected where they do, before anything is allocated. */
class BoundsTextsTest {
  private static final long MEGABYTE = 1 << 20;
  private static final String MOTION =
      """
      Mikoto Motion Ver 2
      Motion {
      	name = "m"
      	endframe = 60
      	loop = 0
      	Quaternion {
      		name = "arm"
      		class = "Bone"
      		member = "rot"
      		curve = "linear"
      		%s
      	}
      }
      Eof
      """;

  /**
   * A text.
   *
   * @param message part of its error
   */
  private record Case(String name, String text, String message) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Case input(String name, String body, String message) {
    return new Case(name, "Input Animation Ver 1.1\n" + body + "\nEof\n", message);
  }

  private static Case motion(String name, String rows, String message) {
    return new Case(name, MOTION.formatted(rows), message);
  }

  private static String joined(int from, int to, String each) {
    return IntStream.range(from, to)
        .mapToObj(i -> each.replace("@", "" + i).replace("%", "" + (i - 1)))
        .collect(Collectors.joining("\n"));
  }

  static Stream<Case> texts() {
    String fast = "too fast for keys 1 µs apart";
    String repeated = "more than 1,000,000 rows that are repeated";
    String keys = "more than 400,000 rows that are read as keys";
    return Stream.of(
        input("a move of 10^38 m", "Camera { move { 0 (0 0 0) 1s (1e38 0 0) smooth } }", fast),
        input(
            "a hand that moves 10^30 m",
            "Hands { Right { move Wrist { 0 (0 0 0) 1s (1e30 1e30 0) ease-in-out } } }",
            fast),
        input(
            "a tiny tolerance",
            "position_tolerance = 1e-40m\nCamera { move { 0 (0 1 0) 1s (1 1 1) ease-in } }",
            fast),
        input(
            "many moves of 10^7 m",
            "Camera { move { " + joined(0, 40, "@s (@e7 0 0) smooth") + " } }",
            "numbers"),
        input(
            "an easing far beyond its ends",
            "Camera { move { 0 (0 0 0) 1s (1000 0 0) cubic-bezier(0 1e9 1 -1e9) } }",
            fast),
        input(
            "repeated markers",
            "Markers { repeat 5000000 every 1ms { 0 (\"a\") 1 (\"b\") } }",
            repeated),
        input(
            "repeated keys",
            "Camera { move { repeat 450000 every 1ms { 0 (0 0 0) 0.0005 (1 0 0) } } }",
            keys),
        input(
            "repeated easings",
            "Camera { Position { repeat 450000 every 1ms { 0 (0 0 0) 0.0005 (1 0 0) ease-in } } }",
            keys),
        input(
            "a calculation with a long tuple",
            "let a = (" + "1 ".repeat(10_000) + ")\nlet b = calc($a" + "*1".repeat(10_000) + ")",
            "more than 1,000,000 values that references and calculations give"),
        input(
            "a value that doubles",
            "let a0 = (1 1)\n" + joined(1, 40, "let a@ = ($a% $a%)"),
            "more than 1,000,000 values"),
        input(
            "items that double",
            "let a0 = { Position { 0 (0 0 0) } }\n"
                + joined(1, 40, "let a@ = { use $a% use $a% }")
                + "\nCamera { use $a39 }",
            "more than 1,000,000 items to expand"),
        input(
            "nested repetitions",
            "Camera { " + "repeat 1000 { ".repeat(8) + "} ".repeat(8) + "}",
            "more than 1,000,000 items to expand"),
        motion(
            "far frames", "0 euler(0 0 0) 2147483647f euler(90 0 0) ease-in", "1,000,000 frames"),
        motion("repeated frames", "repeat 450000 every 1f { 0 euler(0 0 0) }", keys));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextThatMultipliesIsRejectedBeforeItIsExpanded(Case text) {
    long before = allocated();
    Result<LocatedDocument> opened =
        RepositoryTexts.authored(Engine.shipped(), Path.of("text.twin").toAbsolutePath(), List.of())
            .openText("text.twin", ByteBuffer.wrap(text.text().getBytes(UTF_8)), Selection.ANY);
    long cost = allocated() - before;
    assertThat(opened.ok()).isFalse();
    List<Diagnostic> errors = opened.diagnostics();
    assertThat(errors).extracting(Diagnostic::code).contains("too-much");
    assertThat(errors.toString()).contains(text.message());
    assertThat(errors).allMatch(error -> error.location() instanceof Location.InText);
    assertThat(cost).as("bytes in total, most of them garbage").isLessThan(1500 * MEGABYTE);
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }
}
