package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the packaged command knows of its parts, whose jars are not on its class path. */
class PackagedPartsTest {
  @Test
  void theirDiagnosticsCanBeAllowedAndDenied() throws Exception {
    Path text = Repository.path("runtime/animation/docs/examples/wave.twin");
    List<String> command = new ArrayList<>(PackagedCommand.words());
    command.addAll(List.of("check", text.toString(), "--allow", "spec-style"));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor()).isZero();
  }
}
