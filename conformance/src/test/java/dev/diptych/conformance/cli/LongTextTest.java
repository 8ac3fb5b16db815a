package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.files.FileText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A long text is read from its file where it is needed. What comes of it is what comes of the same
 * text from standard input, all of which is in memory.
 */
class LongTextTest {
  private static final int ROWS = 350_000;
  private static final int ODD = 200_000;

  @TempDir Path folder;

  @Test
  void compilesToTheSameFile() throws IOException {
    assertThat(assertSame(text("\n", ""))).isZero();
  }

  /** What is wrong, or odd, in a row far behind the beginning has the same place and message. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "5 (1 2 3)", // Its time is before that of the row before it.
        "90000 (1 2 nan)",
        "90000 (1 2 x)",
        "90000 (1 2 3) # a comment",
        "90000 (1 2 3.4028235e99)",
        "\"",
      })
  void showsTheSame(String odd) throws IOException {
    assertSame(text("\n", odd));
  }

  @Test
  void showsTheSameWithOtherLineEnds() throws IOException {
    assertSame(text("\r\n", "5 (1 2 3)"));
  }

  /** Returns the exit code. */
  private int assertSame(String text) throws IOException {
    assertThat(text.length()).isGreaterThan(FileText.MIN_SIZE);
    Path file = Files.writeString(folder.resolve("long.twin"), text);
    Path fromFile = folder.resolve("file.bin");
    Path fromMemory = folder.resolve("memory.bin");
    Files.deleteIfExists(fromFile);
    Files.deleteIfExists(fromMemory);
    Command one = new Command();
    Command other = new Command().in(text.getBytes(UTF_8));
    int code = one.run("compile", file.toString(), "-o", fromFile.toString());
    assertThat(code).isEqualTo(other.run("compile", "-", "-o", fromMemory.toString()));
    assertThat(one.err().replace(file.toString(), "<stdin>")).isEqualTo(other.err());
    assertThat(one.err().contains("error[")).isEqualTo(code != 0);
    assertThat(Files.exists(fromFile)).isEqualTo(code == 0);
    assertThat(Files.exists(fromMemory)).isEqualTo(code == 0);
    if (code == 0) {
      assertThat(Files.mismatch(fromFile, fromMemory)).isEqualTo(-1);
    }
    return code;
  }

  private static String text(String lineEnd, String odd) {
    Random random = new Random(1);
    StringBuilder text = new StringBuilder("Input Animation Ver 1.1").append(lineEnd);
    text.append("layout = shipped").append(lineEnd).append("Camera {").append(lineEnd);
    text.append("  Position {").append(lineEnd);
    for (int row = 0; row < ROWS; row++) {
      text.append("    ").append(row / 4).append('.').append(25 * (row % 4));
      for (int cell = 0; cell < 3; cell++) {
        text.append(cell == 0 ? " (" : " ");
        text.append(random.nextInt(4) - 2)
            .append('.')
            .append(100_000_000 + random.nextInt(900_000_000));
      }
      text.append(')').append(lineEnd);
      if (row == ODD && !odd.isEmpty()) {
        text.append("    ").append(odd).append(lineEnd);
      }
    }
    return text.append("  }").append(lineEnd).append('}').append(lineEnd).append("Eof").toString();
  }
}
