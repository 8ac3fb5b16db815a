package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Parts;
import dev.diptych.twin.Selection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Specs of tests whose files are converted in parts. */
final class SpecInParts {
  private SpecInParts() {}

  /**
   * The engine of a spec, which is written to {@code folder}.
   *
   * @param id the id of the spec
   * @param sequence the fields of the root, as a YAML list
   * @param types what follows, from the key {@code types}
   */
  static Engine engine(Path folder, String id, String sequence, String types) throws Exception {
    Path ksy = folder.resolve(id + ".ksy");
    Files.writeString(ksy, "meta: {id: " + id + ", endian: le}\nseq: " + sequence + "\n" + types);
    LoadedSpec spec = SpecLoader.load(ksy, List.of());
    return Engine.of(spec.schema(), spec.spec());
  }

  /** The conversion in parts, which nothing prevents. */
  static Parts parts(Engine engine) {
    Parts.Choice choice = engine.parts(Selection.ANY);
    assertThat(choice.obstacle()).isEmpty();
    Parts parts = choice.parts();
    assertThat(parts).isNotNull();
    return parts;
  }
}
