package dev.diptych.cli.inspect;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diptych schema}. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    description = "Lists the formats, or writes their schemas as JSON.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych schema                              the names of all",
      "  diptych schema --json                       all, by their names",
      "  diptych schema FORMAT/VERSION --json        one",
      "  diptych schema --spec toy.ksy --json        of a format of your own",
      "",
      "The reference of the JSON is conformance/docs/schema.md.",
      "Exit codes: 0 done; 1 the spec was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class SchemaCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      paramLabel = "NAME",
      arity = "0..*",
      description = "Names of schemas, as diptych schema lists them; all by default.")
  private List<String> names = List.of();

  @Option(names = "--json", description = "Write JSON instead of names.")
  private boolean json;

  @Mixin private SpecOptions spec;

  /** A command that runs in {@code session}. */
  public SchemaCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (spec.conflict() != null) {
      throw new UsageException(spec.conflict());
    }
    Path ksy = spec.file();
    return ksy == null
        ? FileJob.run(session, "", file -> write())
        : FileJob.runInProject(session, ksy.toString(), file -> write());
  }

  private int write() throws IoFailure {
    int ready = session.choice().prepare(spec);
    if (ready != ExitCode.DONE) {
      return ready;
    }
    Map<String, Schema> known = session.engine().schemas();
    for (String name : names) {
      if (!known.containsKey(name)) {
        String all = String.join(", ", known.keySet());
        throw new UsageException("there is no schema '" + name + "'; known: " + all);
      }
    }
    List<String> wanted = names.isEmpty() ? List.copyOf(known.keySet()) : names;
    if (json) {
      session.outputs().data(List.of(json(wanted, known)));
    } else {
      session.outputs().print(wanted);
    }
    return ExitCode.DONE;
  }

  /** One schema by itself, several by their names. */
  private String json(List<String> wanted, Map<String, Schema> known) throws IoFailure {
    Map<String, Object> schemas = new LinkedHashMap<>();
    wanted.forEach(
        name -> schemas.put(name, SchemaWriter.write(requireNonNull(known.get(name), name))));
    boolean one = names.size() == 1 || spec.files().size() == 1;
    try {
      Object value = one ? schemas.get(wanted.get(0)) : schemas;
      return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(value);
    } catch (IOException e) {
      throw IoFailure.writing("standard output", e);
    }
  }
}
