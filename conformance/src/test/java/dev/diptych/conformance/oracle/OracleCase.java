package dev.diptych.conformance.oracle;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.features.RootParameters;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.second.PlainReader;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A spec with files of its format.
 *
 * @param name its name in messages
 * @param ksy the spec
 * @param imports import path
 * @param files the files by name
 */
public record OracleCase(String name, Path ksy, List<Path> imports, Map<String, byte[]> files) {
  private static final Map<Path, Oracle> ORACLES = new TreeMap<>();

  /** The comparison of files of this spec; made once. */
  Oracle oracle(Path work) throws Exception {
    Oracle known = ORACLES.get(ksy);
    if (known == null) {
      SpecKeys keys = new SpecKeys(ksy, imports);
      LoadedSpec spec = SpecLoader.load(ksy, imports);
      Path classes = Files.createTempDirectory(work, name);
      PlainReader plain = PlainKaitai.of(ksy, keys.id(), imports, classes);
      Engine engine =
          RootParameters.given(Engine.of(spec.schema(), spec.spec()), ksy.resolveSibling(""));
      known = new Oracle(engine, plain, keys, given(engine, spec.schema().root()));
      ORACLES.put(ksy, known);
    }
    return Objects.requireNonNull(known);
  }

  /** A root with the values of parameters: that of a file, or one without values. */
  private Struct given(Engine engine, StructType root) {
    return root.fields().stream().anyMatch(Field::isParameter)
        ? engine
            .openBinary("file", ByteBuffer.wrap(files.values().iterator().next()), Selection.ANY)
            .value()
            .orElseThrow()
            .document()
            .root()
        : new Struct(root, new @Nullable Value[root.fields().size()]);
  }

  @Override
  public String toString() {
    return name;
  }
}
