package dev.diptych.text.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.text.syntax.tree.Literal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The lossless tree has the header, the verdict, the items and the cells of the tree here. */
class SameTreeTest {
  private static final int MAX_LENGTH = 200_000; // bytes of a text

  @Test
  void allTextsOfTheRepositoryHaveTheSameTree() throws IOException {
    int compared = 0;
    for (Path file : texts()) {
      byte[] bytes = Files.readAllBytes(file);
      if (bytes.length <= MAX_LENGTH) {
        compare(new Source(file.toString(), bytes), false);
        compare(new Source(file.toString(), bytes), true);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(500);
  }

  private static List<Path> texts() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("../.."))) {
      return files
          .filter(file -> file.toString().matches(".*\\.(twin|mkm)"))
          .filter(file -> !file.toString().contains("/target/"))
          .filter(Files::isRegularFile)
          .toList();
    }
  }

  private static void compare(Source source, boolean raw) {
    Parsed parsed = SyntaxParser.parse(source, raw ? SyntaxOptions.RAW : SyntaxOptions.DEFAULT);
    SyntaxTree tree = Syntax.read(source, dev.diptych.syntax.SyntaxOptions.of(Dialect.PLAIN, raw));
    Header header = parsed.file().header();
    if (parsed.ok()) {
      assertThat(tree.isValid()).as(source.name()).isTrue();
      assertThat(header(tree)).as(source.name()).isEqualTo(header);
      assertThat(new Flat(tree).words).as(source.name()).isEqualTo(FlatTree.of(parsed.file()));
    } else if (parsed.diagnostics().stream().noneMatch(d -> d.code().equals("bad-encoding"))) {
      assertThat(tree.isValid()).as(source.name()).isFalse();
    }
  }

  private static Header header(SyntaxTree tree) {
    var header = tree.header();
    return new Header(
        header.title(), header.version(), header.span(), header.versionSpan(), header.bodyStart());
  }

  /** The words of {@link FlatTree}. */
  private static final class Flat {
    final List<String> words = new ArrayList<>();

    Flat(SyntaxTree tree) {
      items(tree.items());
    }

    private void items(Cursor item) {
      while (item.next()) {
        if (item.kind() == NodeKind.BLOCK) {
          word(Kind.NAME, item.nameSpan().start(), item.nameSpan().end());
          items(item.items());
        } else if (item.kind() == NodeKind.ATTRIBUTE) {
          word(Kind.NAME, item.nameSpan().start(), item.nameSpan().end());
          values(item.value());
        } else {
          rows(item.rows());
        }
      }
    }

    private void rows(RunCursor rows) {
      while (rows.nextRow()) {
        if (rows.hasKey()) {
          word(rows.keyKind(), rows.keyStart(), rows.keyEnd());
        }
        while (rows.nextCell()) {
          if (rows.kind() == Kind.LPAREN) {
            values(rows.inside());
          } else {
            word(rows.kind(), rows.start(), rows.end());
          }
        }
      }
    }

    private void values(ValueCursor value) {
      while (value.next()) {
        if (value.isGroup()) {
          values(value.inside());
        } else {
          word(value.kind(), value.start(), value.end());
        }
      }
    }

    private void word(Kind kind, int start, int end) {
      Literal.Kind form =
          switch (kind) {
            case INT, HEXINT -> Literal.Kind.INTEGER;
            default -> Literal.Kind.valueOf(kind.name());
          };
      words.add(form + " " + start + " " + end);
    }
  }
}
