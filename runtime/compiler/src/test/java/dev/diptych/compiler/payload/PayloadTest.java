package dev.diptych.compiler.payload;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.generate.engine.Generation;
import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * Nothing in a spec becomes code. Each key and each value is replaced by what would; then the spec
 * is refused, or Java's own parser finds no more in the generated code than it finds without. All
 * combinations take many minutes: {@code -Ddiptych.exhaustive=true} tries them, else it is a sample
 * that is always the same.
 */
class PayloadTest {
  private static final Path REPOSITORY = Path.of("../..");
  private static final boolean ALL = Boolean.getBoolean("diptych.exhaustive");
  private static final int SAMPLE = 11;

  @TempDir private Path temp;

  static Stream<Path> specs() throws IOException {
    List<Path> specs = new ArrayList<>();
    for (String folder : List.of("conformance/features", "conformance/specs", "spec/formats")) {
      try (Stream<Path> files = Files.walk(REPOSITORY.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".ksy")).sorted().forEach(specs::add);
      }
    }
    return specs.stream();
  }

  @ParameterizedTest
  @MethodSource("specs")
  void generatedCodeContainsNoDescriptions(Path spec) throws Exception {
    Object clean = copied(spec);
    String all = String.join("\n", Payloads.texts());
    Object changed =
        Scalars.describe(
            clean,
            () ->
                Map.of(
                    "doc", all,
                    "doc-ref", new ArrayList<>(Payloads.texts()),
                    "-orig-id", all));
    assertThat(tokens(spec, changed)).isEqualTo(tokens(spec, clean));
  }

  @ParameterizedTest
  @MethodSource("specs")
  void scalarsDoNotBecomeCode(Path spec) throws Exception {
    Object clean = copied(spec);
    JavaTokens before = tokens(spec, clean);
    List<String> payloads = new ArrayList<>(Payloads.texts());
    payloads.addAll(Payloads.expressions());
    int start = Math.floorMod(spec.getFileName().toString().hashCode(), payloads.size());
    for (int round = 0; round < (ALL ? payloads.size() : 1); round++) {
      int[] count = {start + round};
      Scalars.each(
          clean,
          () -> payloads.get(count[0] % payloads.size()),
          changed -> {
            if (ALL || count[0] % SAMPLE == 0) {
              check(spec, changed, before);
            }
            count[0]++;
          });
    }
  }

  private void check(Path spec, Object changed, JavaTokens before) {
    try {
      int now = tokens(spec, changed).initialisers();
      assertThat(now).isLessThanOrEqualTo(before.initialisers());
    } catch (SpecException e) {
      assertThat(e.diagnostics()).extracting("location").doesNotContainNull();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalArgumentException e) {
      // A value of a known key that is not known: how that is refused, other tests hold.
      assertThat(e).hasMessageStartingWith("No enum constant");
    }
  }

  /** The code that is generated from {@code changed} instead of {@code spec}. */
  private JavaTokens tokens(Path spec, Object changed) throws SpecException, IOException {
    Path file = temp.resolve(spec.getFileName());
    Files.writeString(file, dump(changed));
    List<Path> imports = List.of(REPOSITORY.resolve("conformance/specs"));
    Map<String, String> java = Generation.of(file, imports, "a.b").java();
    JavaTokens tokens = JavaTokens.of(java);
    assertThat(tokens.names()).as("%s", changed).noneMatch(name -> name.contains(Payloads.MARKER));
    java.values().forEach(source -> assertThat(JavaTokens.odd(source)).as(source).isEmpty());
    return tokens;
  }

  private Object copied(Path spec) throws IOException {
    FileUtils.copyDirectory(spec.getParent().toFile(), temp.toFile());
    return new Yaml(new SafeConstructor(new LoaderOptions())).load(Files.readString(spec));
  }

  private static String dump(Object tree) {
    DumperOptions options = new DumperOptions();
    options.setNonPrintableStyle(DumperOptions.NonPrintableStyle.ESCAPE);
    return new Yaml(options).dump(tree);
  }
}
