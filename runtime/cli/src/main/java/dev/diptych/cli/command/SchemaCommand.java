package dev.diptych.cli.command;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.catalog.SchemaWriter;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Schemas. */
@Command(
    name = "schema",
    mixinStandardHelpOptions = true,
    description = "Lists the formats there are, or writes what both faces of them share as JSON.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych schema                              the names of all",
      "  diptych schema --json                       all, by their names",
      "  diptych schema mikoto_motion/2 --json       one",
      "  diptych schema --spec toy.ksy --json        of a format of your own",
      "",
      "conformance/docs/schema.md is the reference of the JSON.",
      "Exit codes: 0 done; 1 the spec was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class SchemaCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      paramLabel = "NAME",
      arity = "0..*",
      description =
          "Names of schemas, such as input_animation/1.1/shipped; all where none is given.")
  private List<String> names = List.of();

  @Option(names = "--json", description = "Write JSON instead of names.")
  private boolean json;

  @Mixin private SpecOptions spec;

  SchemaCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (spec.contradiction() != null) {
      return session.misused(spec.contradiction(), "schema");
    }
    return FileJob.run(session, String.valueOf(spec.file()), file -> write());
  }

  private int write() throws IoFailure {
    int ready = session.prepare(spec);
    if (ready != ExitCode.DONE) {
      return ready;
    }
    Map<String, Schema> known = session.twin().schemas();
    for (String name : names) {
      if (!known.containsKey(name)) {
        String all = String.join(", ", known.keySet());
        return session.misused("there is no schema '" + name + "'; known are " + all, "schema");
      }
    }
    List<String> wanted = names.isEmpty() ? List.copyOf(known.keySet()) : names;
    if (json) {
      session.data(List.of(json(wanted, known)));
    } else {
      session.say(wanted);
    }
    return ExitCode.DONE;
  }

  /** One schema as it is, several by their names. */
  private String json(List<String> wanted, Map<String, Schema> known) throws IoFailure {
    Map<String, Object> schemas = new LinkedHashMap<>();
    wanted.forEach(name -> schemas.put(name, SchemaWriter.write(known.get(name))));
    boolean one = names.size() == 1 || spec.file() != null;
    try {
      Object value = one ? schemas.get(wanted.get(0)) : schemas;
      return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(value);
    } catch (IOException e) {
      throw IoFailure.writing("standard output", e);
    }
  }
}
