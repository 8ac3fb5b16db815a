package dev.diptych.text.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.syntax.lex.ByteCharStream;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Block;
import dev.diptych.text.syntax.tree.Item;
import dev.diptych.text.syntax.tree.Literal;
import dev.diptych.text.syntax.tree.Literal.Kind;
import dev.diptych.text.syntax.tree.RowCursor;
import dev.diptych.text.syntax.tree.Rows;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.junit.jupiter.api.Test;

/**
 * The scan for rows may change how long parsing takes and nothing else; and the cursor that reads
 * rows again must find in them what the lexer has found.
 */
class FastRowsTest {
  private static final int TEXTS = 3000;
  private static final int MUTANTS = 6;

  private int valid;
  private int invalid;

  @Test
  void theFastPathGivesTheSameResult() {
    for (int seed = 0; seed < TEXTS; seed++) {
      Texts texts = new Texts(seed);
      String text = texts.valid();
      Source source = Source.of("valid " + seed, text);
      assertThat(compare(source, false).ok()).as(text).isTrue();
      for (int i = 0; i < MUTANTS; i++) {
        compare(new Source("mutant " + seed + "." + i, texts.mutate(text)), i % 2 == 1);
      }
      compare(new Source("noise " + seed, texts.noise()), seed % 2 == 1);
    }
    // Else this would show nothing.
    assertThat(valid).isGreaterThan(2 * TEXTS);
    assertThat(invalid).isGreaterThan(2 * TEXTS);
  }

  private Parsed compare(Source source, boolean raw) {
    Parsed fast = SyntaxParser.parse(source, new SyntaxOptions(true, raw));
    Parsed slow = SyntaxParser.parse(source, new SyntaxOptions(false, raw));
    String text = source.name() + "\n" + source.text(new Span(0, source.length()));
    assertThat(fast).as(text).isEqualTo(slow);
    fast.diagnostics().forEach(d -> assertThat(isWithin(d, source)).as(text + d).isTrue());
    assertThat(fast.file().tail().end()).isEqualTo(source.length());
    if (fast.ok()) {
      // It was not by parsing a second time that they came to the same.
      assertThat(
              new ParseRun(source, new SyntaxOptions(true, raw), ReducedText.unchanged(new byte[0]))
                  .run()
                  .ok())
          .as(text)
          .isTrue();
      valid++;
      assertThat(FlatTree.of(fast.file())).as(text).isEqualTo(scalars(source, raw));
    } else {
      invalid++;
      walk(fast.file().items());
    }
    return fast;
  }

  private static boolean isWithin(Diagnostic diagnostic, Source source) {
    Location.InText at = (Location.InText) diagnostic.location();
    return at.source() == source && at.span().end() <= source.length();
  }

  /** A tree of a text that was not accepted can be gone through as well. */
  private static void walk(List<Item> items) {
    for (Item item : items) {
      if (item instanceof Block block) {
        walk(block.items());
      } else if (item instanceof Rows rows) {
        RowCursor cursor = RowCursor.of(rows);
        while (cursor.nextRow()) {
          while (cursor.nextCell()) {
            walk(cursor.cell());
          }
        }
      } else {
        walk(((Attribute) item).value());
      }
    }
  }

  private static void walk(Literal literal) {
    if (literal instanceof Literal.Tuple tuple) {
      tuple.elements().forEach(FastRowsTest::walk);
    }
  }

  /** The tokens of the generated lexer. */
  private static List<String> scalars(Source source, boolean raw) {
    int start = HeaderLineReader.read(source).bodyStart();
    DiptychLexer lexer = new DiptychLexer(new ByteCharStream(source, start, source.length()));
    lexer.mode(raw ? DiptychLexer.RAW : DiptychLexer.BODY);
    List<String> scalars = new ArrayList<>();
    for (Token t = lexer.nextToken(); t.getType() != Token.EOF; t = lexer.nextToken()) {
      Kind kind = LexerKinds.of(t);
      if (kind != null) {
        scalars.add(kind + " " + t.getStartIndex() + " " + (t.getStopIndex() + 1));
      }
    }
    return scalars;
  }
}
