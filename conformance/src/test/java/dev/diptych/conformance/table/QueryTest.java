package dev.diptych.conformance.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.query.DuckDb;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.QueryDatabase;
import dev.diptych.table.QueryException;
import dev.diptych.table.QueryRows;
import dev.diptych.table.RowSource;
import dev.diptych.table.TableOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code query} answers, as {@code queries.tsv} lists it, and what it may do. */
class QueryTest {
  private static final Path FOLDER = Repository.path("conformance/tables");
  private static final Path CASES = FOLDER.resolve("cases");
  private static final Path QUERIES = FOLDER.resolve("queries");
  private static final String BAG = CASES.resolve("bag.bin").toString();
  private static final String KSY = CASES.resolve("bag.ksy").toString();

  @TempDir private Path folder;

  /**
   * A case.
   *
   * @param name its name
   * @param words what follows the name of the command
   */
  private record Case(String name, List<String> words) {
    @Override
    public String toString() {
      return name;
    }

    static Case of(String line) {
      String[] parts = line.split("\t", -1);
      assertThat(parts).as(line).hasSize(4);
      List<String> words = new ArrayList<>(List.of(parts[2]));
      for (String word : parts[3].split(" ", -1)) {
        words.add(Files.exists(CASES.resolve(word)) ? CASES.resolve(word).toString() : word);
      }
      return new Case(parts[0], words);
    }
  }

  static Stream<Case> cases() throws IOException {
    return Files.readAllLines(FOLDER.resolve("queries.tsv")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(Case::of);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void answers(Case each) throws IOException {
    Command command = new Command();
    int code = run(command, each.words());
    String shown =
        "exit code %d\n\n%s\n%s"
            .formatted(code, new String(command.out(), UTF_8).replace("\r\n", "\n"), command.err())
            .replace(CASES + "/", "");
    Golden.hold(QUERIES.resolve(each.name() + ".out"), shown);
  }

  @Test
  void everyAnswerBelongsToACase() throws IOException {
    try (Stream<Path> files = Files.list(QUERIES)) {
      assertThat(files.map(file -> "" + file.getFileName()))
          .containsExactlyInAnyOrderElementsOf(cases().map(each -> each.name() + ".out").toList());
    }
  }

  private static int run(Command command, List<String> words) {
    List<String> all = new ArrayList<>(List.of("query"));
    all.addAll(words);
    return command.run(all.toArray(String[]::new));
  }

  @Test
  void theNameOfAFileIsData() throws IOException {
    Path file = Files.copy(Path.of(BAG), folder.resolve("a'); drop table \"things\"; --.bin"));
    Command command = new Command();
    String query = "select distinct file from things";
    assertThat(run(command, List.of(query, "--spec", KSY, "" + file, "--to", "tsv")))
        .as(command.err())
        .isZero();
    assertThat(new String(command.out(), UTF_8))
        .isEqualTo("file\r\n\"" + file.toString().replace("\"", "\"\"") + "\"\r\n");
  }

  @Test
  void readsOtherDataWithoutAFile() throws IOException {
    Path table = folder.resolve("things.parquet");
    Command written = new Command();
    assertThat(
            written.run("table", "--spec", KSY, BAG, "--struct", "things", "-o", table.toString()))
        .as(written.err())
        .isZero();
    String query = "select count(*) as things from '" + table + "'";
    Command command = new Command();
    assertThat(run(command, List.of("--external", query, "--to", "tsv")))
        .as(command.err())
        .isZero();
    assertThat(new String(command.out(), UTF_8)).isEqualTo("things\r\n3\r\n");
  }

  @Test
  void needsNoFileForNoTable() {
    Command command = new Command();
    assertThat(run(command, List.of("select 40 + 2 as answer", "--to", "tsv"))).isZero();
    assertThat(new String(command.out(), UTF_8)).isEqualTo("answer\r\n42\r\n");
  }

  @ParameterizedTest
  @CsvSource({
    "select * from things, give a FILE that has this table",
    "select * from 'a.parquet', 'this table, or --external if it is a file'"
  })
  void asksForAFile(String query, String advice) {
    Command command = new Command();
    assertThat(run(command, List.of(query))).isEqualTo(2);
    assertThat(command.err()).contains("the query reads").contains(advice);
  }

  @Test
  void namesOfTablesAndColumnsAreNames() throws IOException {
    String table = "a\" (x int); attach 'x.db'; --";
    String column = "b\" int); select \"1";
    String query = "select %s from %s".formatted(quoted(column), quoted(table));
    try (QueryDatabase database = new DuckDb().open(query, false)) {
      assertThat(database.tables()).containsExactly(table);
      assertThat(database.reads(column)).isTrue();
      assertThat(database.reads("x")).isFalse();
      List<Column> columns = List.of(Column.of(column, ColumnType.TEXT, ""));
      TableOutput output = new TableOutput(columns, database.create(table, columns));
      output.add(List.of("c"), new Rows(), new int[0]);
      output.end();
      QueryRows answer = database.run();
      assertThat(answer.columns()).extracting(Column::name).containsExactly(column);
      RowSource rows = Objects.requireNonNull(answer.next());
      Cells cells = new Cells(ColumnType.TEXT);
      rows.read(0, 1, 0, cells);
      assertThat(cells.text(0)).isEqualTo("c");
    }
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  /** A row without columns. */
  private record Rows() implements RowSource {
    @Override
    public List<Column> columns() {
      return List.of();
    }

    @Override
    public int rows() {
      return 1;
    }

    @Override
    public void read(int from, int count, int column, Cells into) {
      throw new UnsupportedOperationException();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "select * from read_text('FILE')",
        "select * from read_csv('FILE')",
        "select * from 'FILE'",
        "from glob('FILE')",
      })
  void filesAreNotRead(String query) throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.csv"), "a\n1\n");
    String asked = query.replace("FILE", secret.toString());
    try (QueryDatabase closed = new DuckDb().open(asked, false)) {
      assertThatThrownBy(() -> closed.run().next()).isInstanceOf(QueryException.class);
    }
    try (QueryDatabase open = new DuckDb().open(asked, true)) {
      assertThat(open.run().next()).isNotNull();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "copy (select 1) to 'FILE'",
        "attach 'FILE'",
        "install httpfs",
        "set enable_external_access = true",
        "export database 'FILE'",
        "pragma version",
        "select 1; copy (select 1) to 'FILE'",
      })
  void onlyQueriesRun(String statement) {
    Path file = folder.resolve("new");
    assertThatThrownBy(() -> new DuckDb().open(statement.replace("FILE", "" + file), true))
        .isInstanceOf(QueryException.class);
    assertThat(file).doesNotExist();
  }

  @Test
  void deepQueriesAreRejected() {
    String deep = "select 1" + " + 1".repeat(5000);
    assertThatThrownBy(() -> new DuckDb().open(deep, false)).isInstanceOf(QueryException.class);
  }
}
