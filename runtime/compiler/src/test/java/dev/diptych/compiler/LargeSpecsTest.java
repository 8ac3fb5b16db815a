package dev.diptych.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Specs beyond the limits are refused at a place; the time is only a guard against hangs. */
@Timeout(300)
class LargeSpecsTest {
  private static final String HEAD = "meta: {id: large, endian: le}\n";

  @TempDir private Path temp;

  @Test
  void anExpressionOfAThousandTerms() throws Exception {
    String terms = many(1_000, i -> " + 1");
    assertThat(place("seq:\n  - {id: a, size: 1" + terms + "}\n")).isEqualTo("3:19");
  }

  @Test
  void anExpressionAtTheLimitIsAccepted() throws Exception {
    Path spec = write("seq:\n  - {id: a, size: 1" + many(450, i -> " + 1") + "}\n");
    assertThat(SpecLoader.load(spec, List.of()).schema().root().fields()).hasSize(1);
  }

  @Test
  void typesWithinEachOther() throws Exception {
    String open = many(3_000, i -> "types: {t" + i + ": {");
    assertThat(place(open + "}}".repeat(3_000) + "\n")).startsWith("2:");
    assertThat(place(many(30, i -> "types: {t" + i + ": {") + "}}".repeat(30))).startsWith("2:");
  }

  @Test
  void manyTypes() throws Exception {
    String types = many(3_000, i -> "  t%d: {seq: [{id: a, type: u1}]}\n".formatted(i));
    assertThat(place("types:\n" + types)).startsWith("1002:");
  }

  @Test
  void manyFields() throws Exception {
    String fields = many(20_000, i -> "  - {id: f%d, type: u4}\n".formatted(i));
    assertThat(place("seq:\n" + fields)).isEqualTo("3:3");
  }

  @Test
  void moreFieldsThanAClassOfJavaHolds() throws Exception {
    String fields = many(1_900, i -> "  - {id: f%d, type: u4}\n".formatted(i));
    LoadedSpec loaded = SpecLoader.load(write("seq:\n" + fields), List.of());
    assertThat(loaded.schema().root().fields()).hasSize(1_900);
  }

  @Test
  void aFileOfFiftyMegabytes() throws Exception {
    Diagnostic found = refusal("#" + "x".repeat(50_000_000));
    assertThat(found.code()).isEqualTo("too-large-spec");
  }

  @Test
  void brackets() throws Exception {
    assertThat(place("-x: " + "[".repeat(300_000))).isEqualTo("2:104");
    assertThat(place("-x: " + "{a: ".repeat(100_000))).startsWith("2:");
  }

  private static String many(int count, IntFunction<String> each) {
    return IntStream.range(0, count).mapToObj(each).collect(Collectors.joining());
  }

  private String place(String rest) throws Exception {
    Diagnostic found = refusal(rest);
    assertThat(found.code()).as(found.message()).isEqualTo("too-large-spec");
    Location.InText at = (Location.InText) found.location();
    return String.valueOf(at.source().position(at.span().start()));
  }

  private Diagnostic refusal(String rest) throws Exception {
    Path spec = write(rest);
    SpecException refused =
        catchThrowableOfType(SpecException.class, () -> SpecLoader.load(spec, List.of()));
    return refused.diagnostics().get(0);
  }

  private Path write(String rest) throws Exception {
    return Files.writeString(temp.resolve("large.ksy"), HEAD + rest);
  }
}
