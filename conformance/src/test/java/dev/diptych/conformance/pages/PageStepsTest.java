package dev.diptych.conformance.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How commands and outputs are found and compared: a wrong page must fail. */
class PageStepsTest {
  @Test
  void commandsFilesAndMarkersAreFoundInOrder() {
    String page =
        """
        <!-- setup: touch a -->
        <!-- a.ksy -->
        ```yaml
        meta: {id: a}
        ```
        - In a list:

          ```sh
          # no command
          one \\
            more   # a comment of the shell
          two
          ```
        <!-- exit 3: there is no such file -->
        ```
        $ three
        out
        $ four
        error: no
        ```
        <!-- not run: needs a screen -->
        ```sh
        five
        ```
        ```text
        not a command
        ```
        """;
    assertThat(Page.steps(page.lines().toList()))
        .containsExactly(
            new Step.Setup(1, "touch a"),
            new Step.Content(4, "a.ksy", "meta: {id: a}\n"),
            new Step.Run(10, "one \\\n  more   # a comment of the shell", null, 0),
            new Step.Run(12, "two", null, 0),
            new Step.Run(16, "three", List.of("out"), 3),
            new Step.Run(18, "four", List.of("error: no"), 3),
            new Step.NotRun(23, "needs a screen", 1));
  }

  @Test
  void anErrorInTheOutputIsExitCodeOne() {
    List<Step> steps = Page.steps(List.of("```", "$ check", "error[x]: y", "```"));
    assertThat(steps).containsExactly(new Step.Run(2, "check", List.of("error[x]: y"), 1));
  }

  @Test
  void outputsAreComparedExceptWhatIsLeftOut() {
    assertThat(Output.matches(List.of("a", "b"), "a  \nb\n")).isTrue();
    assertThat(Output.matches(List.of(), "")).isTrue();
    assertThat(Output.matches(List.of("a", "…", "z"), "a\nb\nc\nz\n")).isTrue();
    assertThat(Output.matches(List.of("took … s"), "took 3 s\n")).isTrue();
    assertThat(Output.matches(List.of("a"), "a\nb\n")).isFalse();
    assertThat(Output.matches(List.of(), "a warning\n")).isFalse();
    assertThat(Output.matches(List.of("a.c"), "abc\n")).isFalse();
    assertThat(Output.matches(List.of("a", "…", "z"), "a\nb\n")).isFalse();
  }

  @Test
  void examplesOfHelpEndBeforeTheirExplanation() {
    assertThat(
            Examples.of(
                List.of(
                    "  diptych a 'b c'   what it does",
                    "                    and more",
                    "  diptych d \\",
                    "      -o e          too",
                    "",
                    "  diptych f")))
        .containsExactly("diptych a 'b c'", "diptych d -o e");
  }
}
