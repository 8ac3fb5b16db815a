package dev.diptych.cli.conformance;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.model.schema.Schema;
import dev.diptych.runner.suite.Suite;
import dev.diptych.runner.suite.SuitePacker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych conformance pack}. */
@Command(
    name = "pack",
    mixinStandardHelpOptions = true,
    description = "Packs the vectors and the schemas that they use into a zip.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych conformance pack -o vectors.zip",
      "  diptych conformance run --vectors vectors.zip --executor ./mine",
      "",
      "The same vectors give the same zip, byte for byte.",
      "Exit codes: 0 done; 2 invalid usage; 3 could not read or write."
    })
final class ConformancePackCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The zip to write.")
  @SuppressWarnings("NullAway.Init") // The option is required.
  private Path output;

  @Mixin private VectorsOption vectors;

  /** A command that runs in {@code session}. */
  public ConformancePackCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    Path suite = vectors.path();
    try {
      Suite.read(suite);
      Map<String, String> schemas = schemas();
      session
          .outputs()
          .other()
          .write(Map.of(output, out -> SuitePacker.write(suite, schemas, out)));
      return ExitCode.DONE;
    } catch (IOException e) {
      throw IoFailure.running(e);
    }
  }

  private Map<String, String> schemas() throws IOException {
    JSON json = JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT);
    Map<String, String> files = new TreeMap<>();
    for (Map.Entry<String, Schema> schema : session.engine().schemas().entrySet()) {
      String name = "schemas/" + schema.getKey() + ".json";
      files.put(name, json.asString(SchemaWriter.write(schema.getValue())) + "\n");
    }
    return files;
  }
}
