package dev.diptych.generator;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.compiler.check.SpecCheck;
import dev.diptych.compiler.schema.SchemaDeriver;
import dev.diptych.formats.IndexJson;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.formats.SpecJson;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The content of {@code generated/} for the specs of a folder. */
public final class GeneratedFolder {
  private GeneratedFolder() {}

  /**
   * Generates everything.
   *
   * @param specs the folder of specs; each that has {@code -twin-format} is a format
   * @param grammar the folder of the grammars
   * @return contents by path below {@code generated/}
   * @throws SpecException where a spec is refused
   * @throws IOException where a spec cannot be read
   */
  public static Map<String, String> contents(Path specs, Path grammar)
      throws SpecException, IOException {
    List<Path> sources = sources(specs);
    List<Path> formats = formats(sources);
    Map<String, String> files = schemas(formats);
    files.putAll(Parsers.of(formats, grammar));
    files.put("manifest.json", json(Manifest.of(specs, sources, grammar, files)));
    return files;
  }

  /**
   * What an engine needs of the formats in a folder, without code.
   *
   * @param specs the folder of specs; each that has {@code -twin-format} is a format
   * @return contents by path
   * @throws SpecException where a spec is refused
   * @throws IOException where a spec cannot be read
   */
  public static Map<String, String> schemas(Path specs) throws SpecException, IOException {
    return schemas(formats(sources(specs)));
  }

  private static Map<String, String> schemas(List<Path> formats) throws SpecException, IOException {
    Map<String, String> files = new TreeMap<>();
    Map<String, Schema> schemas = new TreeMap<>();
    for (Path ksy : formats) {
      Spec spec = SpecCheck.of(Modules.load(ksy, List.of())).spec();
      Schema schema = SchemaDeriver.derive(spec);
      String name = String.valueOf(ksy.getFileName()).replaceFirst("ksy$", "json");
      files.put("schema/" + name, json(SchemaWriter.write(schema)));
      files.put("spec/" + name, json(SpecJson.write(spec)));
      schemas.put(name, schema);
    }
    files.put("schema/index.json", json(IndexJson.write(schemas)));
    return files;
  }

  private static List<Path> formats(List<Path> sources) throws IOException {
    List<Path> formats = new ArrayList<>();
    for (Path ksy : sources) {
      if (Files.readString(ksy).contains("\n-twin-format:")) {
        formats.add(ksy);
      }
    }
    return formats;
  }

  private static List<Path> sources(Path specs) throws IOException {
    List<Path> sources = new ArrayList<>();
    try (var all = Files.walk(specs)) {
      all.filter(path -> path.toString().endsWith(".ksy")).sorted().forEach(sources::add);
    }
    return sources;
  }

  private static String json(Map<String, Object> map) throws IOException {
    return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(map) + "\n";
  }
}
