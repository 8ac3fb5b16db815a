package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.RepositoryTexts.Text;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SyntaxTreeTest {
  private static SyntaxTree read(String items) {
    return Syntax.read(Source.of("test", "T Ver 1\n" + items), SyntaxOptions.DEFAULT);
  }

  @Test
  void aPlaceHasTheNodesAroundIt() {
    Random random = RepositoryTexts.random(4);
    for (Text text : RepositoryTexts.all(3_000)) {
      SyntaxTree tree = Syntax.read(new Source(text.name(), text.bytes()), SyntaxOptions.DEFAULT);
      int offset = random.nextInt(text.bytes().length + 1);
      List<Integer> found = new ArrayList<>();
      tree.enclosing(offset, found::add);
      List<Integer> expected = new ArrayList<>();
      int token = tree.tokenAt(offset);
      for (int node = 0; node < tree.nodes(); node++) {
        if (tree.firstToken(node) <= token && tree.endToken(node) > token) {
          expected.add(node);
        }
      }
      assertThat(found).as(text.name() + " " + offset).isEqualTo(expected);
      assertThat(tree.nodeAt(offset)).isEqualTo(found.isEmpty() ? -1 : found.get(found.size() - 1));
    }
  }

  @Test
  void nodesHaveWhatIsInThem() {
    for (Text text : RepositoryTexts.all(3_000)) {
      SyntaxTree tree = Syntax.read(new Source(text.name(), text.bytes()), SyntaxOptions.DEFAULT);
      for (int node = 0; node < tree.nodes(); node++) {
        assertThat(tree.endToken(node)).isGreaterThan(tree.firstToken(node));
        int before = tree.firstToken(node);
        for (int child = node + 1; child < tree.next(node); child = tree.next(child)) {
          assertThat(tree.firstToken(child)).isGreaterThanOrEqualTo(before);
          assertThat(tree.endToken(child)).isLessThanOrEqualTo(tree.endToken(node));
          before = tree.endToken(child);
        }
      }
    }
  }

  @Test
  void itemsOfAuthoredTexts() {
    SyntaxTree tree =
        read(
            """
            include "a.twin"
            let reach = (16cm $a.y 1)
            let keys = { 0 (1) }
            Camera {
              use $keys
              move Wrist { 0 at (0 1m 2) +1s at $reach ease-in-out }
              repeat 3 every 2s { 1s (1) }
              at 2.5s { 0 (1) }
              delay 0.5s
              0 at $x { 0 (2) }
            }
            repeat 3 every 2s
            Eof
            """);
    assertThat(tree.errors()).isEmpty();
    assertThat(tree.dialect()).isEqualTo(Dialect.AUTHORED);
    List<String> all = new ArrayList<>();
    items(tree.items(), "", all);
    assertThat(all)
        .containsExactly(
            "INCLUDE include",
            "LET let",
            "LET let",
            " ROW 0",
            "BLOCK Camera",
            " USE use",
            " BLOCK move Wrist",
            "  ROW 0",
            "  ROW +1s",
            " REPEAT repeat",
            "  ROW 1s",
            " SHIFT at",
            "  ROW 0",
            " SETTING delay",
            " ROW 0",
            " SHIFT at",
            "  ROW 0",
            "SETTING repeat",
            "SETTING every");
  }

  private static void items(Cursor item, String indentation, List<String> all) {
    while (item.next()) {
      boolean isBlock = item.kind() == NodeKind.BLOCK;
      String about = isBlock && item.about() != null ? " " + item.about() : "";
      all.add(indentation + item.kind() + " " + item.name() + about);
      items(item.items(), indentation + " ", all);
    }
  }

  @Test
  void valuesOfAuthoredTexts() {
    SyntaxTree tree = read("0 at (0 1m) $a calc(2 * $b.x - 3cm) by(1, (2 3)) \"s\" .. +1s\nEof");
    Cursor item = tree.items();
    assertThat(item.next()).isTrue();
    assertThat(values(tree, item.values()))
        .isEqualTo("0 CALL[0 1m] $a CALCULATION CALL[1 , [2 3]] \"s\" .. +1s");
    assertThat(tree.nodeKind(item.node() + 2)).isEqualTo(NodeKind.CALCULATION);
  }

  @Test
  void valuesOfPlainTexts() {
    SyntaxTree tree = read("a = (1 (2 x\"00\") # c )\n 3)\nb = c\nEof");
    Cursor item = tree.items();
    item.next();
    assertThat(item.name()).isEqualTo("a");
    assertThat(values(tree, item.value())).isEqualTo("[1 [2 x\"00\"] 3]");
    item.next();
    assertThat(values(tree, item.value())).isEqualTo("c");
    assertThat(item.next()).isFalse();
  }

  private static String values(SyntaxTree tree, ValueCursor value) {
    StringBuilder all = new StringBuilder();
    while (value.next()) {
      all.append(all.isEmpty() ? "" : " ");
      all.append(value.nodeKind() == NodeKind.NONE ? "" : value.nodeKind());
      if (value.isGroup() || value.nodeKind() == NodeKind.CALL) {
        all.append('[').append(values(tree, value.inside())).append(']');
      } else if (value.nodeKind() == NodeKind.NONE) {
        all.append(value.text());
      }
    }
    return all.toString();
  }

  @Test
  void commentsAreBetweenTokens() {
    SyntaxTree tree = read("# first\n\na = 1 # behind\n  # own\nb = 2\nEof");
    List<Comment> comments = new ArrayList<>();
    tree.trivia().comments(0, tree.tokens(), comments::add);
    assertThat(comments.stream().map(comment -> tree.text(comment.token())))
        .containsExactly("# first", "# behind", "# own");
    assertThat(comments.stream().map(Comment::isFirstInLine)).containsExactly(true, false, true);
    Cursor item = tree.items();
    item.next();
    assertThat(tree.trivia().linesBefore(item.nameToken())).isEqualTo(2);
    item.next();
    assertThat(tree.trivia().linesBefore(item.nameToken())).isEqualTo(2);
  }

  @Test
  void whatIsDamagedIsKnown() {
    SyntaxTree tree = read("a {\n  b = \"c\n}\nd { e = 1 }\nEof");
    Cursor item = tree.items();
    item.next();
    assertThat(item.hasError()).isTrue();
    Cursor inner = item.items();
    inner.next();
    assertThat(inner.hasError()).isTrue();
    item.next();
    assertThat(item.hasError()).isFalse();
  }

  @Test
  void whatIsMissingHasNoBytes() {
    SyntaxTree tree = read("a {\n  b = 1\nEof");
    assertThat(tree.kind(tree.codeBefore(tree.tokens() - 1))).isEqualTo(Kind.END);
    int brace = tree.codeBefore(tree.codeBefore(tree.tokens() - 1));
    assertThat(tree.kind(brace)).isEqualTo(Kind.RBRACE);
    assertThat(tree.isMissing(brace)).isTrue();
    assertThat(tree.damage().isIn(brace, brace + 1)).isTrue();
  }

  @Test
  void whatCannotBeRepairedIsSkippedUpToTheLeftEdge() {
    SyntaxTree tree = read("a = 1\nb {\n" + "c {".repeat(600) + "\n}\nd { e = 1 }\nEof");
    assertThat(tree.errors()).hasSize(1);
    List<String> all = new ArrayList<>();
    items(tree.items(), "", all);
    assertThat(all).startsWith("ATTRIBUTE a", "BLOCK b").endsWith("BLOCK d", " ATTRIBUTE e");
  }

  @Test
  void theHeaderLineIsRead() {
    byte[] text = "\uFEFF# licence\n\n  Input  Animation Ver 1.1 # c\na = 1\nEof".getBytes(UTF_8);
    Header header = Header.peek(new Source("test", text));
    assertThat(header.title()).isEqualTo("Input Animation");
    assertThat(header.version()).isEqualTo("1.1");
    assertThat(new String(text, UTF_8).substring(0, 3)).startsWith("\uFEFF# ");
    assertThat(text[header.bodyStart()]).isEqualTo((byte) 'a');
    assertThat(Header.peek(Source.of("test", "Input Ver\nEof"))).isNull();
    assertThat(Header.peek(Source.of("test", "A Ver 1"))).isNotNull();
  }

  @Test
  void anIncludedFileMayOmitEof() {
    SyntaxOptions options =
        new SyntaxOptions(false, Dialect.AUTHORED, Set.of(), Set.of(), true, true);
    SyntaxTree tree = Syntax.read(Source.of("test", "T Ver 1\nlet a = 1cm\n"), options);
    assertThat(tree.isValid()).isTrue();
  }

  @Test
  void whatIsSkippedKeepsItsTokens() {
    SyntaxTree tree = read("A { b = { } }\nB { ( ( = C 1.5 \"s\" # c\n } { x = (((\nD { }\nEof\n");
    List<Kind> written = new ArrayList<>();
    for (int token = tree.firstToken(); token < tree.tokens(); token++) {
      if (tree.kind(token) == Kind.ERROR || tree.kind(token) == Kind.COMMENT) {
        written.add(tree.written().kind(token));
      }
    }
    assertThat(written).contains(Kind.NAME, Kind.FLOAT, Kind.STRING, Kind.COMMENT);
    assertThat(new String(tree.print(), UTF_8)).isEqualTo(new String(tree.source().bytes(), UTF_8));
  }

  @Test
  void runsAreOpened() {
    StringBuilder text = new StringBuilder("T Ver 1\nb {\n");
    for (int row = 0; row < 40; row++) {
      text.append("  ").append(row).append(" (1 \"a b\")\n");
    }
    Source source = Source.of("test", text + "}\nc = 1\nEof\n");
    SyntaxTree runs = Syntax.read(source, SyntaxOptions.DEFAULT);
    SyntaxTree single = Syntax.read(source, SyntaxOptions.DEFAULT.withoutRuns());
    assertThat(runs.expanded(run -> 0).isSame(single)).isTrue();
    SyntaxTree some = runs.expanded(run -> runs.rows(run) - 2);
    assertThat(some.print()).isEqualTo(source.bytes());
    Cursor items = some.items();
    items.next();
    Cursor rows = items.items();
    assertThat(rows.next()).isTrue();
    assertThat(some.rows(rows.nameToken())).isEqualTo(38);
    assertThat(source.text(rows.span())).endsWith("37 (1 \"a b\")");
    assertThat(rows.rows().count()).isEqualTo(40);
    assertThat(rows.next()).isFalse();
  }

  @Test
  void anIncludedTextBeginsWithItsItems() {
    SyntaxOptions options =
        new SyntaxOptions(false, Dialect.AUTHORED, Set.of(), Set.of(), true, true);
    SyntaxTree tree = Syntax.read(Source.of("test", "use $tap\nuse $tap\n"), options);
    assertThat(tree.isValid()).isTrue();
    assertThat(tree.nodes()).isEqualTo(2);
  }

  @Test
  void theFirstItemsAreReadAlone() {
    assertThat(layout("a = 1 layout = b Eof")).isEqualTo("b");
    assertThat(layout("a { layout = b } Eof")).isNull();
    assertThat(layout("a { 0 (1) 1 (2) } layout = b c { d { 0 (1")).isEqualTo("b");
    assertThat(layout("# layout = a\nb = \"layout = c\"")).isNull();
    assertThat(layout("layout = \"b\" layout = c")).isNull();
    assertThat(layout("layout =")).isNull();
    assertThat(layout("layout")).isNull();
    assertThat(layout("a { { layout = b")).isNull();
    assertThat(layout("a = 1 a { b {")).isNull();
  }

  private static @Nullable String layout(String items) {
    Cursor item = Syntax.beginning(Source.of("test", "T Ver 1\n" + items), false);
    return item.nextAttribute("layout") ? item.nameValue() : null;
  }

  @Test
  void theFirstItemsMayEndAnywhere() {
    for (Text text : RepositoryTexts.all(300)) {
      byte[] bytes = text.bytes();
      for (int length = 0; length < Math.min(bytes.length, 500); length++) {
        Source start = new Source(text.name(), Arrays.copyOf(bytes, length));
        Cursor item = Syntax.beginning(start, false);
        while (item.next()) {
          assertThat(item.span().end()).isLessThanOrEqualTo(length);
          if (item.kind() == NodeKind.ATTRIBUTE) {
            item.nameValue();
          }
        }
      }
    }
  }
}
