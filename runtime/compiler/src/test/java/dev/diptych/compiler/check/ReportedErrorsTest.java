package dev.diptych.compiler.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportedErrorsTest {
  @TempDir private Path folder;

  private List<Diagnostic> errors(Path spec) {
    return catchThrowableOfType(
            SpecException.class, () -> SpecCheck.of(Modules.load(spec, List.of())))
        .diagnostics();
  }

  @Test
  void errorsOfTheSpecComeBeforeThoseOfItsImports() throws Exception {
    Files.writeString(folder.resolve("a.ksy"), "meta: {id: a, lizense: x}\n");
    Path spec = folder.resolve("z.ksy");
    Files.writeString(
        spec, "meta: {id: z, imports: [a]}\nseq:\n  - {id: x, size: y}\n  - {id: Z, size: 1}\n");
    assertThat(errors(spec))
        .extracting(each -> each.location().name().replaceFirst(".*/", "") + " " + each.code())
        .containsExactly("z.ksy unknown-name", "z.ksy bad-spec", "a.ksy bad-spec");
  }

  @Test
  void oneMistakeInSeveralFilesIsOneError() throws Exception {
    Files.writeString(folder.resolve("a.ksy"), "meta: {id: a}\nseq: [{id: x, type: u2}]\n");
    Path spec = folder.resolve("z.ksy");
    Files.writeString(spec, "meta: {id: z, imports: [a]}\nseq: [{id: x, type: u2}]\n");
    assertThat(errors(spec)).hasSize(1);
    assertThat(errors(spec).get(0).help()).contains("also in a.ksy:2");
  }

  @Test
  void theNumberOfErrorsHasALimit() throws Exception {
    StringBuilder text = new StringBuilder("meta: {id: z}\nseq:\n");
    for (int i = 0; i < 60; i++) {
      text.append("  - {id: a%d, size: unknown_%d}%n".formatted(i, i));
    }
    Path spec = Files.writeString(folder.resolve("z.ksy"), text);
    assertThat(errors(spec)).hasSize(50);
  }
}
