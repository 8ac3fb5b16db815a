package dev.diptych.runner.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known to fail is known with its reason. */
class ExpectedFailuresTest {
  @TempDir Path folder;

  @Test
  void commentsAndEmptyLinesAreIgnored() throws IOException {
    ExpectedFailures failures = read("# a\tb\n\n  \nvalid/a/b:parse\tit is hard \n");
    assertThat(failures.lines())
        .containsExactly(new ExpectedFailures.Line("valid/a/b:parse", "it is hard"));
    assertThat(read("").lines()).isEmpty();
  }

  @Test
  void theFirstMatchingLineGivesTheReason() throws IOException {
    ExpectedFailures failures = read("valid/a/b:parse\tone\nvalid/a/*\ttwo\n*:parse\tthree\n");
    assertThat(failures.reason("valid/a/b:parse")).hasValue("one");
    assertThat(failures.reason("valid/a/b:decode")).hasValue("two");
    assertThat(failures.reason("valid/b/b:parse")).hasValue("three");
    assertThat(failures.reason("valid/b/b:decode")).isEmpty();
    assertThat(ExpectedFailures.NONE.reason("valid/a/b:parse")).isEmpty();
  }

  @Test
  void aReasonMayHoldTabs() throws IOException {
    assertThat(read("*\ta\tb\r\n").reason("a/b:c")).hasValue("a\tb");
  }

  @ParameterizedTest
  @ValueSource(strings = {"valid/a", "valid/a\t", "valid/a\t  ", "valid/a why"})
  void aLineWithoutAReasonIsRejected(String line) {
    assertThatThrownBy(() -> read(line))
        .isInstanceOf(IOException.class)
        .hasMessage(folder.resolve("x.tsv") + ": '" + line + "' has no reason after a tab");
  }

  @Test
  void missingFilesAreRejected() {
    assertThatThrownBy(() -> ExpectedFailures.read(folder.resolve("y.tsv")))
        .isInstanceOf(NoSuchFileException.class);
  }

  private ExpectedFailures read(String lines) throws IOException {
    return ExpectedFailures.read(Files.writeString(folder.resolve("x.tsv"), lines));
  }
}
