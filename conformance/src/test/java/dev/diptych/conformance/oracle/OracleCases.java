package dev.diptych.conformance.oracle;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.specs.Specimens;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Every spec of the repository that has files. */
public final class OracleCases {
  private static final Path SHIPPED = Repository.path("spec/formats");

  private OracleCases() {}

  public static List<OracleCase> all() throws Exception {
    List<OracleCase> all = new ArrayList<>(features());
    for (String id : Specimens.ids()) {
      all.add(new OracleCase(id, Specimens.spec(id), Specimens.imports(id), Specimens.samples(id)));
    }
    all.addAll(shipped());
    return all;
  }

  /** The formats that ship, each with the valid vectors that are read by its spec. */
  private static List<OracleCase> shipped() throws IOException {
    Map<Path, Map<String, byte[]>> bySpec = new TreeMap<>();
    Engine engine = Engine.shipped();
    for (Path folder : files(Repository.path("conformance/vectors/valid"))) {
      for (Map.Entry<String, byte[]> file : samples(folder).entrySet()) {
        Result<LocatedDocument> opened =
            engine.openBinary(file.getKey(), ByteBuffer.wrap(file.getValue()), Selection.ANY);
        if (opened.ok()) {
          Schema schema = opened.value().orElseThrow().document().schema();
          Path ksy = SHIPPED.resolve(schema.format().id()).resolve(schema.root().name() + ".ksy");
          bySpec.computeIfAbsent(ksy, k -> new TreeMap<>()).put(file.getKey(), file.getValue());
        }
      }
    }
    List<OracleCase> cases = new ArrayList<>();
    bySpec.forEach(
        (ksy, files) ->
            cases.add(new OracleCase(String.valueOf(ksy.getFileName()), ksy, List.of(), files)));
    return cases;
  }

  private static List<OracleCase> features() throws IOException {
    List<OracleCase> features = new ArrayList<>();
    for (Path folder : files(Repository.path("conformance/features"))) {
      String id = String.valueOf(folder.getFileName());
      features.add(new OracleCase(id, folder.resolve(id + ".ksy"), List.of(), samples(folder)));
    }
    return features;
  }

  /** The files of a feature, and those that edits of their texts make. */
  private static Map<String, byte[]> samples(Path folder) throws IOException {
    Map<String, byte[]> samples = new TreeMap<>();
    for (Path file : files(folder)) {
      if (file.toString().endsWith(".bin")) {
        samples.put(String.valueOf(file.getFileName()), Files.readAllBytes(file));
      }
    }
    Path edits = folder.resolve("edits.tsv");
    if (Files.exists(edits)) {
      for (String line : Files.readAllLines(edits)) {
        String made = line.substring(line.lastIndexOf('\t') + 1);
        if (made.matches("([0-9a-f]{2})*")) {
          samples.put("edit " + line, HexFormat.of().parseHex(made));
        }
      }
    }
    return samples;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }
}
