package dev.diptych.cli.inspect;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.DamagedOption;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.FormatName;
import dev.diptych.twin.ChecksumFindings;
import dev.diptych.twin.Contents;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych info}. */
@Command(
    name = "info",
    mixinStandardHelpOptions = true,
    description = "Shows the format, version, layout and contents of files of either face.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych info wave.bin",
      "  diptych decompile wave.bin | diptych info -",
      "  diptych info --json takes/*    one JSON object for each file, on a line of its own",
      "  diptych info --damaged broken.bin",
      "",
      "Exit codes: 0 done; 1 an input was rejected; 2 invalid usage; 3 could not read."
    })
public final class InfoCommand implements Callable<Integer> {
  private final Session session;

  @Option(names = "--json", description = "Write JSON: one object for each file.")
  private boolean json;

  @Mixin private DamagedOption damaged;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  /** A command that runs in {@code session}. */
  public InfoCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    session.choice().keepDamaged(damaged.given());
    return Batch.run(session, inputs, FileKind.KNOWN, files -> this::info);
  }

  private int info(Session fileSession, String file) throws IoFailure {
    Input input = fileSession.read(file);
    Result<LocatedDocument> opened = fileSession.open(input, inputs, includes);
    if (!opened.ok()) {
      return ExitCode.REJECTED;
    }
    if (json) {
      fileSession
          .outputs()
          .data(List.of(InfoJson.of(fileSession, input, opened.value().orElseThrow())));
      return ExitCode.DONE;
    }
    Map<String, String> facts = facts(fileSession, input, opened.value().orElseThrow());
    int widest = facts.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>(List.of(input.name()));
    String below = "\n" + " ".repeat(widest + 4);
    facts.forEach(
        (label, value) ->
            lines.add(
                "  "
                    + label
                    + " ".repeat(widest - label.length() + 2)
                    + value.replace("\n", below)));
    fileSession.outputs().print(lines);
    return ExitCode.DONE;
  }

  private static Map<String, String> facts(Session session, Input input, LocatedDocument opened)
      throws IoFailure {
    Engine engine = session.engine();
    FormatName format = opened.document().schema().format();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("format", format.title() + " (" + format.id() + ")");
    facts.put("version", format.version());
    if (format.layout() != null) {
      facts.put("layout", format.layout());
    }
    session.choice().rule(input.name()).ifPresent(rule -> facts.put("chosen by", rule));
    facts.put("face", opened.face() == Face.TEXT ? "text" : "binary");
    facts.put("size", input.bytes().limit() + " bytes");
    int trailing = opened.document().residue().trailing().length();
    if (trailing > 0) {
      facts.put("trailing", trailing + " bytes");
    }
    if (opened.isDamaged()) {
      facts.put("damaged", damage(engine.faults(opened)));
    }
    String checksums = new ChecksumFindings(engine, opened).summary();
    if (!checksums.isEmpty()) {
      facts.put("checksums", checksums);
    }
    LargeFiles.whole(engine, input, opened).ifPresent(reason -> facts.put("whole", reason));
    Map<String, String> known = Families.facts(opened.document());
    facts.putAll(known.isEmpty() ? contents(Contents.of(opened.document())) : known);
    return facts;
  }

  private static String damage(List<Diagnostic> faults) {
    List<String> lines = new ArrayList<>();
    for (Diagnostic fault : faults) {
      lines.add(fault.code() + ": " + fault.message());
    }
    return lines.isEmpty() ? "nothing can be read" : String.join("\n", lines);
  }

  /** What there is to show of a document that no format family knows; some of several lines. */
  private static Map<String, String> contents(Contents contents) {
    List<String> fields = new ArrayList<>();
    contents.fields().forEach(each -> fields.add(each.path() + " = " + each.value()));
    if (contents.more() > 0) {
      fields.add("and " + contents.more() + " more");
    }
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("structs", Long.toString(contents.structs()));
    facts.put("rows", Long.toString(contents.rows()));
    facts.put("residue", residue(contents));
    facts.put("fields", fields.isEmpty() ? "none" : String.join("\n", fields));
    return facts;
  }

  private static String residue(Contents contents) {
    List<String> parts = new ArrayList<>();
    if (contents.trailing() > 0) {
      parts.add(Contents.counted(contents.trailing(), "trailing byte"));
    }
    if (contents.slack() > 0) {
      parts.add(Contents.counted(contents.slack(), "byte") + " of slack");
    }
    if (contents.patches() > 0) {
      parts.add(Contents.counted(contents.patches(), "patch"));
    }
    return parts.isEmpty() ? "none" : String.join(", ", parts);
  }
}
