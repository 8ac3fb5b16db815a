package dev.diptych.cli.table;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.session.Batch;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileKind;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Progress;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.table.QueryDatabase;
import dev.diptych.table.QueryEngine;
import dev.diptych.table.QueryException;
import dev.diptych.table.TableWriters;
import java.io.IOException;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diptych query}. */
@Command(
    name = "query",
    mixinStandardHelpOptions = true,
    description =
        "Answers a query in SQL over the tables and repeated structs of files of either face, with"
            + " DuckDB.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych query 'from samples where volts > 1' --spec log.ksy day.log",
      "  diptych query 'select file, count(*) from \"markers.markers\" group by file' takes",
      "  diptych query 'from \"markers.markers\"' takes -o markers.csv",
      "  diptych query 'select file, max(time) from wide group by file' takes --wide time --rate 60",
      "",
      "Tables have the names that diptych table lists, in double quotes if they have dots.",
      "--wide makes one more, wide: a row for each time of each file.",
      "DuckDB's driver is that of --driver, of the variable DIPTYCH_DUCKDB, or of lib-query.",
      "Exit codes: 0 done; 1 an input or the query was rejected; 2 invalid usage; 3 could not read",
      "or write, or there is no driver."
    })
public final class QueryCommand implements Callable<Integer> {
  /** What messages call the query. */
  private static final String NAME = "<query>";

  private static final String SQL = "SQL";

  private final Session session;

  @Parameters(index = "0", paramLabel = SQL, description = "The query: one SELECT.")
  private String sql = "";

  @Mixin private InputOptions inputs;

  @Mixin private WideOptions wide;

  @Mixin private RowOptions rows;

  @Mixin private DriverOption driver;

  @Option(
      names = "--external",
      description = "The query may also read files and addresses, such as read_csv('notes.csv').")
  private boolean external;

  @Mixin private IncludeOption includes;

  private QueryCommand(Session session) {
    this.session = session;
  }

  /** The command, whose options picocli reads. */
  public static CommandLine of(Session session) {
    CommandLine command = new CommandLine(new QueryCommand(session));
    CommandSpec spec = command.getCommandSpec();
    List<PositionalParamSpec> all = List.copyOf(spec.positionalParameters());
    // Files follow the query.
    all.stream()
        .filter(each -> !each.paramLabel().equals(SQL))
        .forEach(
            files -> {
              spec.remove(files);
              // A query of other data requires none.
              spec.addPositional(
                  PositionalParamSpec.builder(files).index("1..*").arity("0..*").build());
            });
    return command;
  }

  @Override
  public Integer call() throws IoFailure {
    WideTable played = wide.table();
    TableTarget target = rows.target(session);
    TableWriters writers = TableTarget.writers();
    QueryEngine engine = driver.engine(System.getenv());
    try (QueryDatabase database = engine.open(sql, external)) {
      requireFiles(database);
      if (played != null && database.tables().stream().noneMatch(WideTable::mayBe)) {
        throw new UsageException("--wide makes the table wide, which the query does not read");
      }
      return Batch.together(
          session,
          inputs,
          FileKind.KNOWN,
          (files, progress) -> {
            Documents documents = new Documents(session, inputs, includes, progress);
            QueryRun run = new QueryRun(session, database, documents, played);
            return run(files, progress, run, documents, target, writers);
          });
    } catch (QueryException e) {
      return rejected(e);
    }
  }

  /** Without files, there are no tables, except files that the query reads itself. */
  private void requireFiles(QueryDatabase database) {
    if (inputs.files().isEmpty() && !external && !database.tables().isEmpty()) {
      String table = new TreeSet<>(database.tables()).first();
      throw new UsageException(
          "the query reads %s: give a FILE that has this table%s"
              .formatted(table, table.contains(".") ? ", or --external if it is a file" : ""));
    }
  }

  private int run(
      List<String> files,
      Progress progress,
      QueryRun run,
      Documents documents,
      TableTarget target,
      TableWriters writers)
      throws IoFailure {
    int answered = ExitCode.DONE;
    try {
      run.load(files);
      progress.clear();
      if (run.hasTables() || documents.code() == ExitCode.DONE) {
        answered = run.answer(target, writers);
      }
      return Math.max(answered, rows.end(session, writers, documents));
    } catch (QueryException e) {
      progress.clear();
      return rejected(e);
    } catch (IOException e) {
      throw IoFailure.writing("the answer", e);
    }
  }

  /** Shows where in the query the mistake is. */
  private int rejected(QueryException error) {
    String message = String.valueOf(error.getMessage());
    int start = error.start();
    Location where =
        start < 0
            ? new Location.Whole(NAME)
            : new Location.InText(
                new Source(NAME, sql.getBytes(UTF_8)), new Span(start, start + error.length()));
    session.show(List.of(Diagnostic.error("bad-query", where, message, error.hint())));
    return ExitCode.REJECTED;
  }
}
