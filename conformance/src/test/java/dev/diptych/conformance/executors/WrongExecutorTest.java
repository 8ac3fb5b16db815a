package dev.diptych.conformance.executors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.runner.Campaign;
import dev.diptych.runner.Run;
import dev.diptych.runner.report.RunSummary;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Any error of an implementation is found by a case that names the cause. */
class WrongExecutorTest {
  private static final Path VECTORS = Repository.path("conformance/vectors");
  private static final List<String> SOME =
      List.of("valid/input_animation/mrtk-1.1-*:decode", "valid/input_animation/floats-*:parse");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "swap|valid/input_animation/mrtk-1.1-kitchen:decode|camera.position_x.",
        "round|valid/input_animation/floats-subnormal:parse|camera.position_x.keyframes.rows[",
        "drop|valid/input_animation/mrtk-1.1-flags-c0h0g1:decode|markers.markers: expected 1"
            + " elements, got 0",
        "hang|valid/input_animation/floats-nan:parse|it did not answer within 5.0 s",
        "garbage|valid/input_animation/floats-nan:parse|its answer is malformed: 'Hello, here I"
            + " am!",
        "die|valid/input_animation/floats-nan:parse|it exited with status 7:\n"
            + "I did not expect that",
      })
  void isDetectedByACaseThatNamesTheCause(String how, String check, String cause)
      throws IOException {
    List<String> asked = List.of("hang", "die").contains(how) ? List.of(check) : SOME;
    Run run = run(how, asked, how.equals("hang") ? 5 : 30);
    assertThat(run.passed()).isFalse();
    List<String> problems = RunSummary.problems(run);
    String wanted = cause.replace("\\n", "\n  ");
    assertThat(problems).anyMatch(problem -> problem.contains(check) && problem.contains(wanted));
  }

  private static Run run(String how, List<String> asked, double seconds) throws IOException {
    Map<String, Object> schemas = new LinkedHashMap<>();
    Engine.shipped()
        .schemas()
        .forEach((key, schema) -> schemas.put(key, SchemaWriter.write(schema)));
    Campaign campaign = new Campaign(VECTORS, asked, null, seconds, schemas);
    return campaign.runAll(List.of(Processes.java(WrongExecutor.class, how))).get(0);
  }
}
