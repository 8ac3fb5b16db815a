package dev.diptych.cli.table;

import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.CompleteDocument;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.table.TableWriters;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych table}. */
@Command(
    name = "table",
    mixinStandardHelpOptions = true,
    description =
        "Lists the tables and repeated structs of files of either face, or writes those of all"
            + " files as one table for other tools.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych table wave.bin                                     what there is, with types and"
          + " units",
      "  diptych table --spec log.ksy day.log --select samples -o day.csv",
      "  diptych table takes --select '*.keyframes.time' --with-file -o times.parquet",
      "  diptych table takes --struct . --with-file --to jsonl      a row for each file",
      "  diptych table takes --wide time --rate 60 --with-file -o takes.parquet",
      "",
      "Without --select, --struct and --wide, the files have only one table.",
      "Exit codes: 0 done; 1 an input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class TableCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private ChoiceOptions choices;

  @Option(names = "--json", description = "List the tables as JSON: one object for each file.")
  private boolean json;

  @Option(names = "--with-file", description = "Begin each row with the name of its file.")
  private boolean withFile;

  @Mixin private RowOptions rows;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  private TableCommand(Session session) {
    this.session = session;
  }

  /** The command, whose options picocli reads. */
  public static CommandLine of(Session session) {
    return new CommandLine(new TableCommand(session));
  }

  @Override
  public Integer call() throws IoFailure {
    boolean writes = choices.given() || withFile || rows.given();
    if (!writes) {
      return Batch.run(session, inputs, FileKind.KNOWN, files -> this::list);
    }
    if (json) {
      throw new UsageException("--json lists tables; to write rows as JSON, use --to jsonl");
    }
    Choice choice = choices.choice();
    TableTarget target = rows.target(session);
    TableWriters writers = TableTarget.writers();
    return Batch.together(
        session,
        inputs,
        FileKind.KNOWN,
        (files, progress) -> {
          Documents documents = new Documents(session, inputs, includes, progress);
          TableExport export = new TableExport(session, documents, choice, withFile);
          int code = export.run(files, target, writers);
          progress.clear();
          return Math.max(code, rows.end(session, writers, documents));
        });
  }

  private int list(Session fileSession, String file) throws IoFailure {
    Result<Document> opened = CompleteDocument.of(fileSession, file, inputs, includes);
    if (!opened.ok()) {
      return ExitCode.REJECTED;
    }
    TableListing listing = new TableListing(file, opened.value().orElseThrow());
    if (json) {
      fileSession.outputs().data(List.of(listing.json()));
    } else {
      fileSession.outputs().print(listing.lines());
    }
    return ExitCode.DONE;
  }
}
