package dev.diptych.conformance.house;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The links between the pages of packages, before there is a package. */
class PackagedPagesTest {
  @TempDir Path folder;

  private record Checked(int code, String output) {}

  @BeforeEach
  void requirePython() {
    assumeTrue(
        Stream.of(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(each -> Files.isExecutable(Path.of(each, "python3"))));
  }

  @Test
  void everyLinkLeadsToAFileOfThePackage() throws Exception {
    Checked checked = check();
    assertThat(checked.output()).contains(" 0 broken");
    assertThat(checked.code()).isZero();
  }

  @Test
  void aLinkThatLeadsNowhereIsFound() throws Exception {
    Files.createDirectories(folder.resolve("docs"));
    Files.writeString(
        folder.resolve("docs/one.md"),
        """
        # One
        ## Two `words`, twice
        ## Two words twice
        [a](two.md) [b](two.md#there) [c](#two-words-twice-1) [d](https://example.org/none)
        [e](none.md) [f](two.md#none) [`g`](../src) [h](../../outside.md) [i](..)
        ```
        [j](none.md)
        ```
        """);
    Files.writeString(folder.resolve("docs/two.md"), "## There\n");
    Checked checked = check(folder.toString());
    assertThat(checked.code()).isEqualTo(1);
    assertThat(checked.output().lines())
        .containsExactly(
            "links: docs/one.md: none.md",
            "links: docs/one.md: two.md#none: no such heading",
            "links: docs/one.md: ../src",
            "links: docs/one.md: ../../outside.md",
            "8 links in 2 pages, 4 broken");
  }

  private static Checked check(String... arguments) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("python3"));
    words.add(Repository.path("packaging/links").toString());
    words.addAll(List.of(arguments));
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Checked(process.waitFor(), output);
  }
}
