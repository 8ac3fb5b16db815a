package dev.diptych.conformance.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.generator.Drift;
import dev.diptych.generator.GeneratedFolder;
import io.kaitai.struct.JavaMain;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code generated/} is up to date with its sources. */
class GeneratedTest {
  private static final Path SPECS = Repository.path("spec/formats");
  private static final Path GRAMMAR = Repository.path(Repository.GRAMMAR);
  private static final Path GENERATED = Repository.path("generated");

  @Test
  void generatedFilesMatchTheirSources() throws Exception {
    List<String> drift = Drift.between(GeneratedFolder.contents(SPECS, GRAMMAR), GENERATED);
    assertThat(drift)
        .as("run: mvn -Pregenerate -pl runtime/compiler -am process-classes")
        .isEmpty();
  }

  @Test
  void anyChangedByteIsDrift() throws Exception {
    Map<String, String> wanted = new TreeMap<>(GeneratedFolder.contents(SPECS, GRAMMAR));
    wanted.replaceAll((name, text) -> name.endsWith("index.json") ? text + " " : text);
    wanted.put("java/Missing.java", "");
    wanted.remove("schema/input_animation_fork.json");
    assertThat(Drift.between(wanted, GENERATED))
        .containsExactly(
            "java/Missing.java is missing",
            "schema/index.json differs from what its sources give",
            "schema/input_animation_fork.json is not generated from anything");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spec/mikoto_motion.json",
        "java/dev/diptych/generated/DotnetString.java",
        "python/DiptychParser.py",
        "python/input_animation_1_1_shipped.py",
        "javascript/InputAnimationTypes.js",
        "javascript/grammar/DiptychLexer.js",
        "go/formats/input_animation_types.go",
        "go/formats/registry.go",
        "rust/src/mikoto_motion.rs",
        "schema/mikoto_motion.json"
      })
  void everyChangedByteOfAParserIsDetected(String file, @TempDir Path folder) throws Exception {
    Map<String, String> wanted = GeneratedFolder.contents(SPECS, GRAMMAR);
    for (Map.Entry<String, String> each : wanted.entrySet()) {
      Files.createDirectories(folder.resolve(each.getKey()).getParent());
      Files.writeString(folder.resolve(each.getKey()), each.getValue());
    }
    byte[] bytes = Files.readAllBytes(folder.resolve(file));
    bytes[bytes.length / 2] ^= 1;
    Files.write(folder.resolve(file), bytes);
    assertThat(Drift.between(wanted, folder))
        .containsExactly(file + " differs from what its sources give");
  }

  @Test
  void plainSpecsCompileForEveryLanguage(@TempDir Path out) throws Exception {
    try (var specs = Files.walk(SPECS)) {
      for (Path ksy : specs.filter(path -> path.toString().endsWith(".ksy")).toList()) {
        String[] args = {"-t", "all", "--ksc-exceptions", "-d", out.toString(), ksy.toString()};
        JavaMain.main(args);
      }
    }
    try (var languages = Files.list(out)) {
      assertThat(languages.map(path -> path.getFileName().toString()))
          .contains("java", "python", "javascript", "go", "rust", "csharp", "cpp_stl_11", "ruby");
    }
  }
}
