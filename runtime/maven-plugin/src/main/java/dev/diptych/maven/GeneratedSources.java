package dev.diptych.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.generator.GenerateRequest;
import dev.diptych.compiler.generator.Generator;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.SpecEngine;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What specs generate, by path below the output folder: a folder for each language. */
final class GeneratedSources {
  /** The folder of the schemas. */
  static final String SCHEMA = "schema";

  private final @Nullable Generator generator;
  private final GenerateSettings settings;
  private final Messages messages;
  private final Map<String, byte[]> files = new TreeMap<>();

  private GeneratedSources(
      @Nullable Generator generator, GenerateSettings settings, Messages messages) {
    this.generator = generator;
    this.settings = settings;
    this.messages = messages;
  }

  /** The files of {@code specs}; incomplete after an error. */
  static Map<String, byte[]> of(
      List<SpecSource> specs, GenerateSettings settings, Messages messages) throws IOException {
    Generator generator =
        specs.isEmpty() || settings.languages().isEmpty()
            ? null
            : SpecsMojo.generator(messages, specs.get(0)).orElse(null);
    GeneratedSources sources = new GeneratedSources(generator, settings, messages);
    for (SpecSource spec : specs) {
      for (String language : settings.languages()) {
        sources.parser(spec, language);
      }
      if (settings.schemas()) {
        sources.schema(spec);
      }
    }
    return sources.files;
  }

  private void parser(SpecSource spec, String language) throws IOException {
    if (generator == null) {
      return; // It was reported.
    }
    GenerateRequest request =
        new GenerateRequest(spec, List.of(language), settings.packageName(), settings.readOnly());
    Result<Map<String, String>> result = generator.sources(request).sources();
    messages.show(ModelDiagnostics.of(result.diagnostics()));
    result.value().orElse(Map.of()).forEach((path, text) -> add(spec, language, path, text));
  }

  private void schema(SpecSource spec) throws IOException {
    Result<SpecEngine> engine = SpecEngine.load(spec);
    messages.show(ModelDiagnostics.of(engine.diagnostics()));
    if (engine.value().isEmpty()) {
      return;
    }
    var schema = engine.value().get().engine().schemas().values().iterator().next();
    JSON json = JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT);
    String name = String.valueOf(spec.ksy().getFileName()).replaceFirst("\\.ksy$", ".json");
    add(spec, SCHEMA, name, json.asString(SchemaWriter.write(schema)) + "\n");
  }

  private void add(SpecSource spec, String folder, String path, String text) {
    byte[] content = text.getBytes(UTF_8);
    byte[] before = files.putIfAbsent(folder + "/" + path, content);
    if (before != null && !Arrays.equals(before, content)) {
      messages.error(
          "same-output",
          spec.ksy().toString(),
          "this and another spec generate " + path + " with different content",
          "give one of them another id");
    }
  }
}
