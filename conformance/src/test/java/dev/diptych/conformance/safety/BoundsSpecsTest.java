package dev.diptych.conformance.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Specs whose YAML or expressions multiply or nest are rejected at once, with a location. */
class BoundsSpecsTest {
  private static final long MEGABYTE = 1 << 20;
  private static final String META = "meta: {id: a, endian: le}\n";
  private static final String SPEC = META + "seq: [{id: x, type: u1}]\n";

  /** One loader: each reads the classes of the engine, to identify its build. */
  @TempDir private Path folder;

  /**
   * A spec.
   *
   * @param code the code of its error
   */
  private record Case(String name, String text, String code) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static String each(int from, int to, String line) {
    return IntStream.range(from, to)
        .mapToObj(i -> line.replace("@", "" + i).replace("%", "" + (i - 1)))
        .collect(Collectors.joining());
  }

  private static String condition(String expression) {
    return META + "seq: [{id: x, type: u1, if: '" + expression + "'}]\n";
  }

  static Stream<Case> specs() {
    String large = "too-large-spec";
    return Stream.of(
        new Case("lists", SPEC + "doc: " + "[".repeat(30_000), large),
        new Case("maps", SPEC + "z: " + "{a: ".repeat(30_000), large),
        new Case("blocks", SPEC + "z:\n" + "- ".repeat(200_000) + "\n", large),
        new Case("keys", SPEC + "? ".repeat(5_000) + "\n", large),
        new Case(
            "aliases",
            SPEC
                + "z0: &z0 [a,a,a,a,a,a,a,a,a]\n"
                + each(1, 30, "z@: &z@ [*z%,*z%,*z%,*z%,*z%,*z%,*z%,*z%,*z%]\n"),
            large),
        new Case(
            "merges",
            SPEC + "z0: &z0 {a: 1}\n" + each(1, 60, "z@: &z@ {<<: [*z%, *z%], k@: *z%}\n"),
            large),
        new Case("itself", SPEC + "z: &a [*a]\n", "bad-spec"),
        new Case("tags", SPEC + "z: !!java.lang.Object {}\n", "bad-spec"),
        new Case("brackets", condition("(".repeat(30_000) + "1" + ")".repeat(30_000)), large),
        new Case("operators", condition("1 + ".repeat(2_000) + "1"), large),
        new Case("numbers", condition("9".repeat(300_000)), large),
        new Case(
            "cases",
            META
                + "seq: [{id: k, type: u1}, {id: x, type: {switch-on: k, cases: {'"
                + "(".repeat(3_000)
                + "': u1}}}]\n",
            "bad-spec"),
        new Case("size", SPEC + "#".repeat(1 << 20), large));
  }

  @ParameterizedTest
  @MethodSource("specs")
  void aSpecThatMultipliesIsRejectedBeforeItIsProcessed(Case spec) throws Exception {
    Path ksy = Files.writeString(folder.resolve("a.ksy"), spec.text());
    long before = allocated();
    assertThatThrownBy(() -> SpecLoader.load(ksy, List.of()))
        .isInstanceOfSatisfying(
            SpecException.class,
            e -> {
              assertThat(e.diagnostics()).extracting(Diagnostic::code).containsOnly(spec.code());
              assertThat(e.diagnostics())
                  .allMatch(
                      error ->
                          error.location() instanceof Location.InText
                              || spec.name().equals("size"));
            });
    assertThat(allocated() - before).isLessThan(256 * MEGABYTE);
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }
}
