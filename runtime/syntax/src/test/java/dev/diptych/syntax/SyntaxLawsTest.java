package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.RepositoryTexts.Text;
import dev.diptych.syntax.antlr.AntlrReading;
import dev.diptych.syntax.table.NodeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What holds for each text, valid or not, in each dialect, raw or not. */
class SyntaxLawsTest {
  private static final List<Text> TEXTS = RepositoryTexts.all(60_000);
  private final Random random = RepositoryTexts.random(17);

  @Test
  void holdForTheTextsOfTheRepository() {
    assertThat(TEXTS).hasSizeGreaterThan(500);
    int valid = 0;
    for (Text text : TEXTS) {
      SyntaxTree tree = Syntax.read(new Source(text.name(), text.bytes()), SyntaxOptions.DEFAULT);
      valid += tree.isValid() && tree.nodes() > 0 ? 1 : 0;
      // ANTLR's parser of authored texts is slow on plain ones.
      hold(text.name(), text.bytes(), Dialect.PLAIN, random.nextInt(8) == 0);
      if (text.bytes().length < 6_000) {
        hold(text.name(), text.bytes(), Dialect.AUTHORED, random.nextInt(8) == 0);
      }
    }
    assertThat(valid).isGreaterThan(TEXTS.size() / 2);
  }

  @Test
  void holdForMutatedTexts() {
    List<Text> small = TEXTS.stream().filter(text -> text.bytes().length < 2_000).toList();
    for (int i = RepositoryTexts.count(1_000); i > 0; i--) {
      Text text = small.get(random.nextInt(small.size()));
      Dialect dialect = random.nextBoolean() ? Dialect.PLAIN : Dialect.AUTHORED;
      byte[] mutated = RepositoryTexts.mutated(text.bytes(), random);
      hold(text.name() + " mutated", mutated, dialect, random.nextInt(4) == 0);
    }
  }

  @Test
  void holdForRandomTexts() {
    for (int i = RepositoryTexts.count(4_000); i > 0; i--) {
      byte[] items = RepositoryTexts.random(random, 24);
      byte[] head = "T Ver 1\n".getBytes(UTF_8);
      byte[] text = random.nextInt(8) == 0 ? items : RepositoryTexts.replaced(head, 8, 0, items);
      Dialect dialect = random.nextBoolean() ? Dialect.PLAIN : Dialect.AUTHORED;
      hold("random", text, dialect, random.nextInt(4) == 0);
    }
  }

  /** Tables of all sizes, some with a fault or a comment. */
  @Test
  void holdForRuns() {
    int count = RepositoryTexts.count(4_000) / 64; // A table is as long as many other texts.
    for (int i = 0; i < count; i++) {
      boolean raw = random.nextInt(3) == 0;
      byte[] text = table(i % 8 == 0 ? 4_000 : 50, raw).getBytes(UTF_8);
      hold("rows", text, Dialect.PLAIN, raw);
      if (i % 8 > 0) {
        hold("rows", text, Dialect.AUTHORED, raw);
      }
    }
  }

  private String table(int maxRows, boolean raw) {
    StringBuilder text = new StringBuilder("T Ver 1\nb {\n");
    for (int row = random.nextInt(maxRows); row > 0; row--) {
      text.append("  ").append(row).append(" (").append(random.nextInt(1000));
      text.append(" 0.5 -1e-5 name")
          .append(raw ? "\"a\\\" 1.#INF00-1.#IND " : "\"a\\\"b\"x\"0\n f\"");
      text.append(random.nextInt(900) == 0 ? RepositoryTexts.part(random) : "").append(")\n");
      text.append(random.nextInt(200) == 0 ? "# comment (\n" : "");
    }
    return text + "}\nc { a = 1 }\nEof\n";
  }

  private static void hold(String name, byte[] text, Dialect dialect, boolean raw) {
    Source source = new Source(name, text);
    String what = name + " " + dialect + (raw ? " raw" : "") + ": " + excerpt(text);
    SyntaxOptions options = SyntaxOptions.of(dialect, raw);
    SyntaxTree tree = Syntax.read(source, options.withoutRuns());
    assertThat(tree.print()).as(what).isEqualTo(text);
    AntlrReading antlr = new AntlrReading(text, tree.bodyStart(), dialect, raw);
    assertThat(tree.written().items()).as(what).isEqualTo(antlr.tokens());
    // The grammars have no limit of depth.
    boolean isDeep = name.contains("too-deep") && !tree.hasValidItems();
    boolean isValid = antlr.isValid() && !isDeep;
    if (tree.hasValidItems() != isValid) {
      // The choice that is not a choice between equals; see the grammar.
      assertThat(dialect).as(what).isEqualTo(Dialect.AUTHORED);
      assertThat(new String(text, UTF_8)).as(what).containsPattern("=\\s*[\\w-]+\\s*\\(");
    }
    SyntaxTree runs = Syntax.read(source, options);
    assertThat(runs.print()).as(what).isEqualTo(text);
    assertThat(runs.hasValidItems()).as(what).isEqualTo(tree.hasValidItems());
    if (tree.hasValidItems()) {
      assertThat(items(runs)).as(what).isEqualTo(items(tree));
    }
  }

  private static String excerpt(byte[] text) {
    return new String(text, 0, Math.min(text.length, 400), UTF_8);
  }

  /** All items with all cells of their rows. */
  private static List<String> items(SyntaxTree tree) {
    List<String> all = new ArrayList<>();
    items(tree, tree.items(), all);
    return all;
  }

  private static void items(SyntaxTree tree, Cursor item, List<String> all) {
    while (item.next()) {
      boolean isRow = item.kind() == NodeKind.ROW || item.kind() == NodeKind.RUN;
      if (isRow && tree.dialect() == Dialect.PLAIN) {
        rows(item.rows(), all);
      } else if (item.kind() == NodeKind.RUN) {
        rows(new RunCursor(tree, item.node(), item.node() + 1), all);
      } else if (isRow) {
        authoredRow(item.values(), all);
      } else {
        all.add(item.kind() + " " + item.span());
        items(tree, item.items(), all);
      }
    }
  }

  private static void rows(RunCursor rows, List<String> all) {
    int count = 0;
    int end = 0;
    while (rows.nextRow()) {
      count++;
      end = rows.row().end();
      String key = rows.hasKey() ? rows.keyKind() + " " + rows.keyStart() : "none";
      all.add("row " + rows.row().start() + " " + key + " " + rows.keyEnd());
      while (rows.nextCell()) {
        all.add(rows.kind() + " " + rows.start() + " " + rows.end());
        assertThat(rows.row().end()).isEqualTo(end);
      }
    }
    assertThat(rows.count()).isEqualTo(count);
    assertThat(rows.span().end()).isEqualTo(end);
  }

  /** As {@link #rows} for the rows that can be in a run. */
  private static void authoredRow(ValueCursor values, List<String> all) {
    values.next();
    int start = values.start();
    String key =
        values.isGroup() ? "none " + start : values.kind() + " " + start + " " + values.end();
    all.add("row " + start + " " + key);
    boolean more = values.isGroup() || values.next();
    while (more) {
      if (values.isGroup()) {
        ValueCursor cells = values.inside();
        while (cells.next()) {
          all.add(cells.kind() + " " + cells.start() + " " + cells.end());
        }
      } else {
        all.add("argument " + values.span());
      }
      more = values.next();
    }
  }
}
