package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.twin.Engine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that share no code with this project accept files whose texts were edited. */
class OtherProgramsTest {
  @TempDir static Path folder;

  @ParameterizedTest
  @CsvSource({
    "zip, unzip, -t",
    "zip, python3,",
    "gzip, gzip, -t",
    "gzip, python3,",
    "png, pngcheck, -q",
    "png, python3,",
  })
  void acceptEditedFiles(String id, String name, String option) throws Exception {
    OtherProgram program = new OtherProgram(name);
    assumeTrue(program.isInstalled());
    LoadedSpec spec = SpecLoader.load(Specimens.spec(id), List.of());
    Engine engine = Engine.of(spec.schema(), spec.spec());
    String argument = option == null ? OtherProgram.code(id) : option;
    for (Specimen.Edit edit : Specimens.of(id).edits()) {
      byte[] sample = Specimens.samples(id).get(edit.sample());
      Path file = folder.resolve("edited." + id.replace("gzip", "gz"));
      Files.write(file, OtherProgram.edited(engine, sample, edit.change()));
      assertThat(program.run(argument, file)).as(edit.sample()).isZero();
    }
  }
}
