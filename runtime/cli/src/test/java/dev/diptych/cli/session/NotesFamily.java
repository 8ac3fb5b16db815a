package dev.diptych.cli.session;

import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.family.ConversionRequest;
import dev.diptych.family.FormatFamily;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.LintSink;
import dev.diptych.model.lint.Repair;
import dev.diptych.model.schema.FormatName;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** A format family of the tests: it applies to every format. */
public final class NotesFamily implements FormatFamily {
  @Override
  public List<Lint> lints() {
    return List.of(new NoteLint());
  }

  @Override
  public List<Repair> repairs() {
    return List.of();
  }

  @Override
  public List<String> knownDamage() {
    return List.of("notes out of tune.");
  }

  @Override
  public Map<String, String> facts(Document document) {
    return Map.of("notes", "none");
  }

  @Override
  public Map<String, Function<CommandContext, Object>> commands() {
    return Map.of("tune", TuneCommand::new);
  }

  /** Reports one note for every document. */
  private static final class NoteLint implements Lint {
    @Override
    public boolean appliesTo(FormatName format) {
      return true;
    }

    @Override
    public void check(Document document, LintSink sink) {
      sink.report(Severity.NOTE, "a-note", Path.ROOT, "this is a note");
    }
  }

  /** Copies a file of any format, with a note. */
  @Command(name = "tune", description = "Tunes notes.")
  private static final class TuneCommand implements Callable<Integer> {
    private final CommandContext context;

    @Parameters private String file;

    TuneCommand(CommandContext context) {
      this.context = context;
    }

    @Override
    public Integer call() throws IOException {
      return context.convert(
          new ConversionRequest(file, null, null, null, 1),
          input -> Optional.of(new Converted(input.document(), List.of("nothing to tune"))));
    }
  }
}
