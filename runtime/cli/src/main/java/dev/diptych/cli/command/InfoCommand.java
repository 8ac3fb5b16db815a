package dev.diptych.cli.command;

import dev.diptych.animation.AnimationFacts;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.rule.Facts;
import dev.diptych.model.schema.FormatName;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** What files are. */
@Command(
    name = "info",
    mixinStandardHelpOptions = true,
    description =
        "Shows what files of either face are: format, version, layout, and what is in them.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych info wave.bin",
      "  diptych decompile wave.bin | diptych info -",
      "",
      "Exit codes: 0 done; 1 an input was not accepted; 2 wrong usage; 3 could not read."
    })
final class InfoCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private InputOptions inputs;

  InfoCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return Batch.run(session, inputs, this::info);
  }

  private int info(Session own, String file) throws IoFailure {
    Input input = own.read(file);
    Result<Opened> opened = own.open(input, inputs);
    if (!opened.ok()) {
      return ExitCode.REFUSED;
    }
    Map<String, String> facts = facts(input, opened.value().orElseThrow());
    int widest = facts.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>(List.of(input.name()));
    facts.forEach(
        (label, value) ->
            lines.add("  " + label + " ".repeat(widest - label.length() + 2) + value));
    own.say(lines);
    return ExitCode.DONE;
  }

  private static Map<String, String> facts(Input input, Opened opened) throws IoFailure {
    FormatName format = opened.document().schema().format();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("format", format.title() + " (" + format.id() + ")");
    facts.put("version", format.version());
    if (format.layout() != null) {
      facts.put("layout", format.layout());
    }
    facts.put("face", opened.face() == Face.TEXT ? "text" : "binary");
    facts.put("size", input.bytes().limit() + " bytes");
    int trailing = opened.document().residue().trailing().length();
    if (trailing > 0) {
      facts.put("trailing", trailing + " bytes");
    }
    for (Facts known : AnimationFacts.all()) {
      if (known.appliesTo(format)) {
        facts.putAll(known.of(opened.document()));
      }
    }
    return facts;
  }
}
