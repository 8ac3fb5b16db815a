package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import java.lang.management.ManagementFactory;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no text at all takes bounded time, too. */
class HostileTextsTest {
  private static final byte[] HEAD = "T Ver 1\n".getBytes(ISO_8859_1);
  private static final int SIZE = Boolean.getBoolean("diptych.exhaustive") ? 1_000_000 : 60_000;

  /** Of one text; a machine that does other work, too, is slower. */
  private static final long MAX_SECONDS = 5;

  private final Random random = RepositoryTexts.random(1);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(",
        "{",
        "}",
        "a {\n",
        "\"",
        "x\"",
        "x\"0\n",
        "0 (1 2 3) ",
        "a ",
        "calc(",
        "0 (1 ",
        "= ",
        "a { b = 1 ",
        "0 (1 2 3)\n} ",
        "calc(1) ",
        "0 calc(-(1))\n"
      })
  void repeatedText(String part) {
    hold(part.repeat(SIZE / part.length()).getBytes(ISO_8859_1));
  }

  @Test
  void randomBytes() {
    byte[] text = new byte[SIZE];
    random.nextBytes(text);
    hold(text);
  }

  @Test
  void randomMarks() {
    String marks = "{}()=\"\n 1a.x#";
    byte[] text = new byte[SIZE];
    for (int i = 0; i < text.length; i++) {
      text[i] = (byte) marks.charAt(random.nextInt(marks.length()));
    }
    hold(text);
  }

  private static void hold(byte[] items) {
    byte[] text = RepositoryTexts.replaced(HEAD, HEAD.length, 0, items);
    for (Dialect dialect : Dialect.values()) {
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      SyntaxTree tree = Syntax.read(new Source("hostile", text), SyntaxOptions.of(dialect, false));
      long time = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
      assertThat(tree.print()).isEqualTo(text);
      assertThat(time).isLessThan(MAX_SECONDS * 1_000_000_000);
    }
  }
}
