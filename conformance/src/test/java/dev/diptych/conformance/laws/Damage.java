package dev.diptych.conformance.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Position;
import dev.diptych.twin.LocatedDocument;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Damages files and texts, and checks properties that all their diagnostics must have. */
final class Damage {
  private static final byte[][] SCRAPS = {
    {0},
    {-1},
    {'{'},
    {'}'},
    {'('},
    {')'},
    {'"'},
    {'#'},
    {'\n'},
    {'-'},
    {'.'},
    {'e'},
    {'9'},
    {'='},
    "nan:0x".getBytes(StandardCharsets.UTF_8),
    "x\"".getBytes(StandardCharsets.UTF_8),
    "Eof".getBytes(StandardCharsets.UTF_8),
    "PositionX { 0 (1) }".getBytes(StandardCharsets.UTF_8),
    "\\x".getBytes(StandardCharsets.UTF_8),
    {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF},
    {(byte) 0xC3},
    {-1, -1, -1, 127}
  };

  private Damage() {}

  /** {@code bytes} cut, or with something lost, put in or written over, in up to three places. */
  static byte[] damage(byte[] bytes, SplittableRandom random) {
    byte[] damaged = bytes;
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      int at = random.nextInt(damaged.length + 1);
      int to = Math.min(damaged.length, at + random.nextInt(1, 9));
      byte[] scrap = SCRAPS[random.nextInt(SCRAPS.length)];
      damaged =
          switch (random.nextInt(4)) {
            case 0 -> Arrays.copyOf(damaged, at);
            case 1 -> splice(damaged, at, to, new byte[0]);
            case 2 -> splice(damaged, at, at, scrap);
            default -> splice(damaged, at, Math.min(damaged.length, at + scrap.length), scrap);
          };
    }
    return damaged;
  }

  private static byte[] splice(byte[] bytes, int from, int to, byte[] with) {
    byte[] result = Arrays.copyOf(bytes, from + with.length + bytes.length - to);
    System.arraycopy(with, 0, result, from, with.length);
    System.arraycopy(bytes, to, result, from + with.length, bytes.length - to);
    return result;
  }

  /** Holds two ways of reading a text to the same meaning and the same words. */
  static void alike(Result<LocatedDocument> fast, Result<LocatedDocument> plain) {
    toldAlike(fast.diagnostics(), plain.diagnostics());
    assertThat(plain.value().map(opened -> opened.document().root()))
        .isEqualTo(fast.value().map(opened -> opened.document().root()));
  }

  /** Checks that two lists of diagnostics have the same messages and locations. */
  static void toldAlike(List<Diagnostic> fast, List<Diagnostic> plain) {
    assertThat(fast.stream().map(Damage::told).toList())
        .isEqualTo(plain.stream().map(Damage::told).toList());
  }

  private static String told(Diagnostic diagnostic) {
    String place = diagnostic.location() instanceof Location.InText text ? place(text) : "";
    return diagnostic.code() + " " + place + " " + diagnostic.message();
  }

  /** A location as users see it, even if the text was parsed in parts. */
  private static String place(Location.InText text) {
    Position start = text.source().position(text.span().start());
    Position end = text.source().end(text.span());
    return start + " to " + end + " in " + text.source().line(start.line());
  }

  /**
   * Checks that diagnostics for an input of {@code size} bytes have a code and a location in it.
   */
  static void refusalsHavePlaces(Result<?> result, int size) {
    assertThat(result.ok() || !result.diagnostics().isEmpty()).isTrue();
    for (Diagnostic diagnostic : result.diagnostics()) {
      assertThat(diagnostic.code()).matches("[a-z0-9-]+");
      assertThat(diagnostic.code()).isNotEqualTo("not-lossless");
      if (diagnostic.location() instanceof Location.InText text) {
        assertThat(text.span().end()).isLessThanOrEqualTo(size);
      } else if (diagnostic.location() instanceof Location.InBytes bytes) {
        assertThat(bytes.offset()).isBetween(0L, (long) size);
      }
    }
  }
}
