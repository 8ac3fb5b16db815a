package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.features.Feature;
import dev.diptych.formats.SpecJson;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.SpecReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Typed specs are the same after they were written as JSON and read. */
class SpecJsonTest {
  static List<Path> specs() throws Exception {
    List<Path> specs = new ArrayList<>();
    for (Feature feature : Feature.all()) {
      specs.add(feature.folder().resolve(feature + ".ksy"));
    }
    try (Stream<Path> shipped = Files.walk(Repository.path("spec/formats"))) {
      shipped.filter(file -> file.toString().endsWith(".ksy")).forEach(specs::add);
    }
    return specs;
  }

  @ParameterizedTest
  @MethodSource("specs")
  void readsWhatWasWritten(Path ksy) throws Exception {
    Spec spec = SpecReader.read(Modules.load(ksy, List.of())).spec();
    if (spec == null) {
      return; // A part that only others import.
    }
    Map<String, Object> written = SpecJson.write(spec);
    Spec read = SpecJson.read(written, "spec");
    assertThat(SpecJson.write(read)).isEqualTo(written);
    assertThat(read.types().keySet()).isEqualTo(spec.types().keySet());
    for (String type : spec.types().keySet()) {
      assertThat(read.requireType(type).expressions())
          .isEqualTo(spec.requireType(type).expressions());
    }
  }
}
