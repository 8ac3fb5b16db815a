package dev.diptych.cli.convert;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.edit.DocumentEditor;
import dev.diptych.twin.edit.Edit;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych edit}. */
@Command(
    name = "edit",
    mixinStandardHelpOptions = true,
    description = "Changes values of files of either face, by paths.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych edit --spec level.ksy level.bin --set width=7 -o wide.bin",
      "  diptych edit --spec level.ksy level.twin --set 'rooms[0].name=Attic' -o attic.twin",
      "  diptych edit --spec level.ksy level.bin --insert 'rooms[1]=Rooms { name = \"Cellar\" }'"
          + " -o cellar.bin",
      "  diptych edit --spec level.ksy --in-place levels/*.bin --delete 'rooms[0]'",
      "",
      "Paths have the ids of the spec, as in messages. Changes are applied in their order, all of"
          + " them",
      "or none. Counts, sizes, offsets and checksums follow; nothing else changes. The output has"
          + " the face",
      "of the input; a text is printed anew, with its comments.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class EditCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several inputs, or - (the default).")
  private @Nullable String output;

  @Option(names = "--in-place", description = "Replace each file by the changed one.")
  private boolean inPlace;

  @ArgGroup(exclusive = true, multiplicity = "0..*")
  private @Nullable List<EditOption> changes;

  @Mixin private InputOptions inputs;
  @Mixin private IncludeOption includes;

  private EditCommand(Session session) {
    this.session = session;
  }

  /** The command, whose changes are in one order, which only the library for options can tell. */
  public static CommandLine of(Session session) {
    return new CommandLine(new EditCommand(session));
  }

  @Override
  public Integer call() throws IoFailure {
    if (inPlace && output != null) {
      throw new UsageException("--in-place cannot be combined with -o");
    }
    if (inPlace && inputs.files().contains(Input.STANDARD)) {
      throw new UsageException("--in-place requires files, not standard input");
    }
    List<Edit> all = changes == null ? List.of() : changes.stream().map(EditOption::edit).toList();
    if (all.isEmpty()) {
      throw new UsageException("edit requires --set, --insert or --delete");
    }
    return Batch.run(
        session,
        inputs,
        FileKind.KNOWN,
        files -> {
          Targets targets = inPlace ? null : Targets.of(files, output, null);
          return (fileSession, file) -> edit(fileSession, file, all, targets);
        });
  }

  private int edit(Session fileSession, String file, List<Edit> all, @Nullable Targets targets)
      throws IoFailure {
    Input input = fileSession.read(file);
    LocatedDocument opened = fileSession.open(input, inputs, includes).value().orElse(null);
    if (opened == null) {
      return ExitCode.REJECTED;
    }
    if (opened.face() == Face.BINARY && targets != null) {
      fileSession.outputs().requireBinaryTarget(targets, file);
    }
    Result<LocatedDocument> edited =
        fileSession.shown(new DocumentEditor(fileSession.engine()).edit(opened, all));
    return edited.ok()
        ? write(fileSession, file, input, opened, edited.value().orElseThrow(), targets)
        : ExitCode.REJECTED;
  }

  private int write(
      Session fileSession,
      String file,
      Input input,
      LocatedDocument opened,
      LocatedDocument edited,
      @Nullable Targets targets)
      throws IoFailure {
    Result<Proven> proven =
        fileSession.shown(
            opened.face() == Face.BINARY
                ? new Proof(fileSession.engine()).binary(input.name(), edited)
                : CommentedText.of(
                        fileSession, input, opened, includes.folders(), inputs.selection())
                    .of(edited));
    if (!proven.ok()) {
      return ExitCode.REJECTED;
    }
    Proven changed = proven.value().orElseThrow();
    return targets == null
        ? fileSession.outputs().replace(Path.of(file), changed)
        : fileSession.outputs().write(targets, file, changed);
  }
}
