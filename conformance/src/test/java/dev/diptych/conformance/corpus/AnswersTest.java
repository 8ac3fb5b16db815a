package dev.diptych.conformance.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code query} answers as DuckDB in Python does, when that reads the Parquet files that {@code
 * table} writes of the same tables. Requires Python with its module venv, and a network once; in
 * CI, their absence is a failure.
 */
class AnswersTest {
  private static final Path RECORDINGS =
      Repository.path("conformance/vectors/valid/input_animation");
  private static final Path BAG = Repository.path("conformance/tables/cases");
  private static final List<String> PLAYED = List.of("--wide", "time", "--rate", "8");
  private static final String WIDE = "wide";

  /** Larger files and tables only take longer. */
  private static final long MAX_SIZE = 1 << 15;

  private static final int MAX_FILES = 4;
  private static final int MAX_FORMATS = 8;
  private static final int MAX_TABLES = 3;
  private static final int MAX_COLUMNS = 2;
  private static final int MIN_QUERIES = 100;
  private static final int MIN_CELLS = 2_000;

  @TempDir private Path work;
  private final List<String> lines = new ArrayList<>();

  @Test
  void duckDbInPythonAnswersTheSame() throws Exception {
    TableReaders.install();
    ask(List.of("--spec", BAG.resolve("bag.ksy") + "", BAG.resolve("bag.bin") + ""));
    List<String> recordings = recordings();
    ask(recordings);
    ask(WIDE, PLAYED, recordings);
    Corpus.make();
    for (List<String> words : formats()) {
      ask(words);
    }
    List<String> compared =
        TableReaders.run("answers.py", Files.write(work.resolve("queries.tsv"), lines), work);
    assertThat(compared).hasSameSizeAs(lines);
    long cells = compared.stream().mapToLong(line -> Long.parseLong(line.split("\t", -1)[1])).sum();
    System.out.printf("%d queries, %d cells%n", lines.size(), cells);
    assertThat(lines).hasSizeGreaterThan(MIN_QUERIES);
    assertThat(cells).isGreaterThan(MIN_CELLS);
  }

  /** Recordings of one version and layout. */
  private static List<String> recordings() throws IOException {
    try (Stream<Path> files = Files.list(RECORDINGS)) {
      return files
          .map(Path::toString)
          .filter(file -> file.matches(".*/floats-[^/]*\\.bin"))
          .sorted()
          .toList();
    }
  }

  /** Options and files of some formats of the corpus. */
  private static List<List<String>> formats() throws IOException {
    List<List<String>> all = new ArrayList<>();
    for (String format : Corpus.formats()) {
      List<Job> jobs =
          Corpus.jobs().stream()
              .filter(job -> job.spec().equals(format) && job.file().toFile().length() <= MAX_SIZE)
              .limit(MAX_FILES)
              .toList();
      if (!jobs.isEmpty() && all.size() < MAX_FORMATS) {
        List<String> words = new ArrayList<>(List.of("--spec", jobs.get(0).ksy().toString()));
        jobs.get(0)
            .imports()
            .forEach(folder -> words.addAll(List.of("--import-path", "" + folder)));
        jobs.forEach(job -> words.add(job.file().toString()));
        all.add(words);
      }
    }
    return all;
  }

  /** Asks about the first tables of files. */
  private void ask(List<String> words) throws IOException {
    Run listed = Run.of("table", words, List.of("--json"));
    int asked = 0;
    for (Object table :
        list(JSON.std.mapFrom(listed.out.lines().findFirst().orElse("{}")), "tables")) {
      Map<String, Object> facts = map(table);
      if (asked < MAX_TABLES && ((Number) facts.get("rows")).longValue() > 0) {
        asked++;
        ask((String) facts.get("name"), List.of(), words);
      }
    }
  }

  /**
   * Asks about a table.
   *
   * @param name its name in queries
   * @param options what makes it
   */
  private void ask(String name, List<String> options, List<String> words) throws IOException {
    Path parquet = work.resolve("table" + lines.size() + ".parquet");
    List<String> made = new ArrayList<>(options);
    if (options.isEmpty()) {
      made.addAll(List.of("--struct", name));
    }
    made.addAll(List.of("--with-file", "--allow-rejects", "-o", parquet.toString()));
    if (Run.of("table", words, made).code != 0) {
      return;
    }
    for (String sql : queries(name, columns(name, options, words))) {
      Path answer = work.resolve("answer" + lines.size() + ".parquet");
      List<String> all = new ArrayList<>(List.of(sql));
      all.addAll(words);
      List<String> more = new ArrayList<>(options);
      more.addAll(List.of("--allow-rejects", "-o", answer.toString()));
      Run run = Run.of("query", all, more);
      assertThat(run.code).as("%s: %s", sql, run.err).isZero();
      lines.add(String.join("\t", name, parquet.toString(), answer.toString(), sql));
    }
  }

  /** The names and types of the columns of a table, as DuckDB has them. */
  private static List<Map<String, Object>> columns(
      String name, List<String> options, List<String> words) throws IOException {
    List<String> all =
        new ArrayList<>(
            List.of("select column_name, column_type from (describe " + quoted(name) + ")"));
    all.addAll(words);
    List<String> more = new ArrayList<>(options);
    more.addAll(List.of("--allow-rejects", "--to", "jsonl"));
    List<Map<String, Object>> columns = new ArrayList<>();
    for (String line : Run.of("query", all, more).out.lines().toList()) {
      columns.add(JSON.std.mapFrom(line));
    }
    return columns;
  }

  private static List<String> queries(String name, List<Map<String, Object>> columns) {
    String table = quoted(name);
    List<String> queries = new ArrayList<>();
    queries.add("select count(*) as n from " + table);
    queries.add("from " + table);
    String file = quoted((String) columns.get(0).get("column_name"));
    queries.add(
        "select %1$s, count(*) as n from %2$s group by all order by all".formatted(file, table));
    int asked = 0;
    for (Map<String, Object> facts : columns.subList(1, columns.size())) {
      if (asked < MAX_COLUMNS) {
        asked++;
        String column = quoted((String) facts.get("column_name"));
        String type = (String) facts.get("column_type");
        boolean isNumber = type.matches("U?(TINY|SMALL|BIG)?INT(EGER)?|FLOAT|DOUBLE");
        (isNumber ? NUMBERS : OTHERS)
            .forEach(each -> queries.add(each.formatted(file, table, column)));
      }
    }
    return queries;
  }

  /** Queries about a file, a table and a column of numbers. */
  private static final List<String> NUMBERS =
      List.of(
          "select %1$s, min(%3$s) as a, max(%3$s) as b, count(distinct %3$s) as c from %2$s group by all"
              + " order by all",
          "select sum(%3$s) as s, avg(%3$s) as m from %2$s where %3$s < 1e30 and %3$s > -1e30",
          "select quantile_disc(%3$s, 0.9) as q, median(%3$s) as m from %2$s",
          "select %1$s, %3$s, lag(%3$s) over (partition by %1$s order by %3$s) as before from %2$s"
              + " order by all",
          "select * from %2$s where %3$s > (select quantile_disc(%3$s, 0.5) from %2$s)");

  /** Queries about a file, a table and any column. */
  private static final List<String> OTHERS =
      List.of(
          "select %3$s, count(*) as n, min(%1$s) as first from %2$s group by all order by all",
          "select distinct %3$s from %2$s where %3$s is not null order by all desc",
          "select count(*) as n from %2$s a join (select distinct %3$s from %2$s) b using (%3$s)");

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  @SuppressWarnings("unchecked")
  private static List<Object> list(Map<String, Object> facts, String key) {
    return (List<Object>) facts.getOrDefault(key, List.of());
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  private record Run(int code, String out, String err) {
    static Run of(String name, List<String> words, List<String> more) {
      List<String> all = new ArrayList<>(List.of(name));
      all.addAll(words);
      all.addAll(more);
      Command command = new Command();
      int code = command.run(all.toArray(String[]::new));
      return new Run(code, new String(command.out(), UTF_8), command.err());
    }
  }
}
