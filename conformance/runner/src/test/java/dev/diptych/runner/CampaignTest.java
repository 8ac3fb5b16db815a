package dev.diptych.runner;

import static dev.diptych.runner.process.Shell.LISTEN;
import static dev.diptych.runner.process.Shell.reply;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.runner.process.Shell;
import dev.diptych.runner.suite.SuiteException;
import dev.diptych.runner.suite.Vectors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One suite, several implementations. */
class CampaignTest {
  private static final String ANSWER = "{\"infoset\":" + Vectors.INFOSET + "}";

  @TempDir Path folder;
  private Path vectors;

  @BeforeEach
  void write() throws IOException {
    vectors = new Vectors().valid("one", "").valid("two", "").write(folder.resolve("vectors"));
  }

  @Test
  void runsKeepTheOrderOfTheCommands() throws IOException {
    Campaign campaign = campaign(List.of(), null);
    assertThat(campaign.checks()).isEqualTo(8);
    List<Run> runs = campaign.runAll(List.of(parser("b"), parser("a"), parser("c")));
    assertThat(runs).extracting(Run::name).containsExactly("b", "a", "c");
    for (Run run : runs) {
      assertThat(run.counts())
          .isEqualTo(Map.of(CheckOutcome.Kind.PASSED, 2L, CheckOutcome.Kind.UNSUPPORTED, 6L));
    }
  }

  @Test
  void runsOnlySelectedChecks() throws IOException {
    assertThat(campaign(List.of("*/one"), null).checks()).isEqualTo(4);
    assertThat(campaign(List.of("*:parse", "*/one"), null).checks()).isEqualTo(5);
    assertThat(campaign(List.of("*/three"), null).checks()).isZero();
  }

  @Test
  void readsExpectedFailuresFromAFilePerExecutor() throws IOException {
    Path known = Files.createDirectory(folder.resolve("known"));
    Files.writeString(known.resolve("a.tsv"), "*/one\twhy\n*/three\twhy\n");
    List<Run> runs = campaign(List.of(), known).runAll(List.of(parser("a"), parser("b")));
    assertThat(runs.get(0).count(CheckOutcome.Kind.UNEXPECTED_PASS)).isEqualTo(1);
    assertThat(runs.get(0).unused()).containsExactly("*/three");
    assertThat(runs.get(1).passed()).isTrue();
    Run part = campaign(List.of("*/two"), known).runAll(List.of(parser("a"))).get(0);
    assertThat(part.unused()).isEmpty();
  }

  @Test
  void readsExpectedFailuresFromOneFile() throws IOException {
    Path known = Files.writeString(folder.resolve("known.tsv"), "*/one\twhy\n");
    Run run = campaign(List.of(), known).runAll(List.of(parser("b"))).get(0);
    assertThat(run.count(CheckOutcome.Kind.UNEXPECTED_PASS)).isEqualTo(1);
  }

  @Test
  void rejectsUnreadableExpectedFailures() throws IOException {
    Path none = folder.resolve("none.tsv");
    assertThatThrownBy(() -> campaign(List.of(), none))
        .isInstanceOf(IOException.class)
        .hasMessage("no such file: " + none);
    Path wrong = Files.writeString(folder.resolve("wrong.tsv"), "*/one\n");
    assertThatThrownBy(() -> campaign(List.of(), wrong).runAll(List.of(parser("a"))))
        .isInstanceOf(IOException.class)
        .hasMessage(wrong + ": '*/one' has no reason after a tab");
  }

  @Test
  void aMissingHelloIsAFailure() throws IOException {
    List<String> dead = List.of("sh", "-c", "exit 3");
    List<Run> runs = campaign(List.of(), null).runAll(List.of(dead, parser("a")));
    assertThat(runs).extracting(Run::name).containsExactly("sh -c exit 3", "a");
    assertThat(runs.get(0).outcomes())
        .extracting(CheckOutcome::cause)
        .containsExactly("it does not answer hello: it exited with status 3");
    assertThat(runs.get(0).passed()).isFalse();
    assertThat(runs.get(1).passed()).isTrue();
  }

  @Test
  void rejectsMissingPrograms() throws IOException {
    Campaign campaign = campaign(List.of(), null);
    assertThatThrownBy(() -> campaign.runAll(List.of(parser("a"), List.of("/no/such/program"))))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("/no/such/program");
  }

  @Test
  void rejectsMissingSuites() {
    vectors = folder.resolve("nothing");
    assertThatThrownBy(() -> campaign(List.of(), null))
        .isInstanceOf(SuiteException.class)
        .hasMessage("no such file: " + vectors);
  }

  private Campaign campaign(List<String> globs, Path known) throws IOException {
    return new Campaign(vectors, globs, known, 60, Map.of());
  }

  private static List<String> parser(String name) {
    String hello = reply("{\"name\":\"" + name + "\",\"does\":[\"parse\"]}");
    return Shell.program(hello, reply(ANSWER), reply(ANSWER), LISTEN);
  }
}
