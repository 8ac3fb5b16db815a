package dev.diptych.conformance.executors;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.formats.SchemaReader;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.generator.GeneratedFolder;
import dev.diptych.model.schema.Schema;
import dev.diptych.runner.suite.Check;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The project with one more spec, fully regenerated. */
final class NewVersion {
  private static final String OLD = "spec/formats/input_animation/input_animation_1_1_shipped.ksy";
  private static final String NEW = "spec/formats/input_animation/input_animation_1_2_shipped.ksy";

  /** Left by builds, or so large that a rebuild is faster than a copy. */
  private static final List<String> BUILT = List.of("target", ".git");

  private final Map<String, Object> schemas;
  private final NewVersionChecks checks;

  private NewVersion(Map<String, Object> schemas, NewVersionChecks checks) {
    this.schemas = schemas;
    this.checks = checks;
  }

  /** Copies what matters to {@code root}, adds the spec there and generates. */
  static NewVersion in(Path root) throws Exception {
    for (String folder : List.of("spec", "grammar", "generated", "conformance/executors")) {
      Copy.tree(Repository.path(folder), root.resolve(folder), BUILT);
    }
    Files.writeString(root.resolve(NEW), spec(Files.readString(root.resolve(OLD))));
    Map<String, String> files =
        GeneratedFolder.contents(root.resolve("spec/formats"), root.resolve(Repository.GRAMMAR));
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = root.resolve("generated").resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    LoadedSpec loaded = SpecLoader.load(root.resolve(NEW), List.of());
    Engine engine = Engine.of(loaded.schema(), loaded.spec());
    return new NewVersion(
        schemas(root.resolve("generated/schema")),
        NewVersionChecks.of(engine, engine.schemas().values().iterator().next()));
  }

  /** What a person would write: numbers, flags and a curve more. */
  private static String spec(String old) {
    return old.replace("input_animation_1_1_shipped", "input_animation_1_2_shipped")
        .replace("version 1.1", "version 1.2")
        .replace("version: '1.1'", "version: '1.2'")
        .replace(
            "id: version_minor\n    type: s4\n    valid: 1",
            "id: version_minor\n    type: s4\n    valid: 2")
        .replace(
            "  - id: camera\n",
            """
              - {id: session, type: u8, -twin-radix: 16}
              - {id: offset, type: s4, -twin-radix: 16}
              - {id: modes, type: u2, -twin-flags: mode}
              - {id: num_steps, type: u1}
              - {id: steps, type: step, repeat: expr, repeat-expr: num_steps}
              - {id: num_ids, type: u1}
              - {id: ids, type: u2, repeat: expr, repeat-expr: num_ids, -twin-radix: 16}
              - id: has_gait
                type: u1
              - id: camera
            """)
        .replace(
            "  - id: markers\n",
            """
              - id: gait
                type: input_animation_types::simple_curve
                if: has_gait != 0
              - id: markers
            """)
        .concat(
            """
            types:
              step:
                seq:
                  - {id: foot, type: u1}
                  - {id: sides, type: u1, -twin-flags: mode}
            enums:
              mode: {0: still, 1: left, 2: right, 3: both, 0x10: fast}
            """);
  }

  private static Map<String, Object> schemas(Path folder) throws IOException {
    Map<String, Object> schemas = new TreeMap<>();
    try (var files = Files.list(folder)) {
      for (Path file : files.filter(path -> !path.endsWith("index.json")).toList()) {
        Map<String, Object> schema = JSON.std.mapFrom(Files.readAllBytes(file));
        Schema read = SchemaReader.read(schema);
        schemas.put(read.format().key(), SchemaWriter.write(read));
      }
    }
    return schemas;
  }

  /** All schemas, the new one among them, by key. */
  Map<String, Object> schemas() {
    return schemas;
  }

  /** What is asked about files of the new version. */
  List<Check> checks() {
    return checks.checks();
  }

  /** The texts of those files. */
  List<String> texts() {
    return checks.texts();
  }
}
