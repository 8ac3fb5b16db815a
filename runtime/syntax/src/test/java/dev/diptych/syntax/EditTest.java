package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.RepositoryTexts.Text;
import dev.diptych.syntax.table.Language;
import dev.diptych.syntax.table.Lexing;
import dev.diptych.syntax.table.Tokens;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** An edit gives what a full reading gives. */
class EditTest {
  private static final int EDITS = 10; // of one text, one after the other

  private final Random random = RepositoryTexts.random(9);
  private final List<byte[]> texts = texts();

  private List<byte[]> texts() {
    List<byte[]> all = new ArrayList<>();
    for (Text text : RepositoryTexts.all(20_000)) {
      all.add(text.bytes());
    }
    for (int i = 0; i < 60; i++) {
      all.add(rows(random.nextInt(i % 6 == 0 ? 2_000 : 60)).getBytes(UTF_8));
    }
    return all;
  }

  private String rows(int count) {
    StringBuilder text = new StringBuilder("T Ver 1\nb {\n");
    for (int row = 0; row < count; row++) {
      text.append("  ").append(row).append(" (").append(random.nextInt(1000));
      text.append(" 0.5 -1e-5 name)\n");
      text.append(random.nextInt(1000) == 0 ? RepositoryTexts.part(random) : "");
    }
    return text + "}\nc { a = 1 }\nEof\n";
  }

  @Test
  void tokensAreThoseOfAFullReading() {
    for (int i = RepositoryTexts.count(3_000) / EDITS; i > 0; i--) {
      Language language = random.nextBoolean() ? Language.plain() : Language.authored();
      Lexing lexing = language.lexing(random.nextInt(4) == 0);
      lexing = random.nextInt(3) == 0 ? lexing.withoutRuns() : lexing;
      byte[] text = texts.get(random.nextInt(texts.size()));
      Tokens before = read(lexing, text);
      for (int k = 0; k < EDITS; k++) {
        Edit edit = edit(before.text());
        Tokens edited = lexing.edit(before, 0, edit.offset(), edit.removed(), edit.inserted());
        Tokens full = read(lexing, edit.apply(before.text()));
        String what = new String(edited.text(), UTF_8) + edit;
        assertThat(edited.isSame(full)).as(what).isTrue();
        before = edited;
      }
    }
  }

  private static Tokens read(Lexing lexing, byte[] text) {
    Tokens tokens = new Tokens(text);
    lexing.read(tokens, 0);
    return tokens;
  }

  @Test
  void treesAreThoseOfAFullReading() {
    for (int i = RepositoryTexts.count(1_000) / EDITS; i > 0; i--) {
      Set<String> words = random.nextBoolean() ? Set.of() : Set.of("look", "move", "Camera");
      Dialect dialect = random.nextInt(3) == 0 ? Dialect.PLAIN : null;
      boolean raw = random.nextInt(4) == 0;
      SyntaxOptions options = new SyntaxOptions(raw, dialect, words, Set.of(), false, true);
      Source source = new Source("edited", texts.get(random.nextInt(texts.size())));
      SyntaxTree before = Syntax.read(source, options);
      for (int k = 0; k < EDITS; k++) {
        Edit edit = edit(before.source().bytes());
        SyntaxTree after = before.edit(edit);
        byte[] text = edit.apply(before.source().bytes());
        SyntaxTree full = Syntax.read(new Source("edited", text), options);
        assertThat(after.print()).isEqualTo(text);
        assertThat(after.isSame(full)).as(new String(text, UTF_8)).isTrue();
        assertThat(errors(after)).as(new String(text, UTF_8)).isEqualTo(errors(full));
        before = after;
      }
    }
  }

  /** What is parsed again begins shortly before an edit. */
  @Test
  void longTreesAreThoseOfAFullReading() {
    byte[] item =
        "a {\n  b = 1\n  c { 1 (2 3) }\n}\nlook every 2s\nat 1s { d 1 }\n".getBytes(UTF_8);
    for (int i = RepositoryTexts.count(300) / EDITS; i > 0; i--) {
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      text.writeBytes("T Ver 1\n".getBytes(UTF_8));
      for (int k = random.nextInt(2_000); k > 0; k--) {
        text.write(item, 0, random.nextInt(100) == 0 ? item.length : item.length / 2);
      }
      int most = random.nextInt(4) == 0 ? 1 : 0;
      SyntaxOptions options = SyntaxOptions.of(null, false).withRepairs(most);
      SyntaxTree tree = Syntax.readToEdit(new Source("edited", text.toByteArray()), options);
      for (int k = 0; k < EDITS; k++) {
        tree = tree.edit(edit(tree.source().bytes()));
        SyntaxTree full = Syntax.read(tree.source(), options);
        assertThat(tree.isSame(full)).isTrue();
        assertThat(errors(tree)).isEqualTo(errors(full));
      }
    }
  }

  private static List<String> errors(SyntaxTree tree) {
    return tree.errors().stream()
        .map(error -> error.code() + error.offset() + error.message() + error.notes())
        .toList();
  }

  private Edit edit(byte[] text) {
    int from = random.nextInt(text.length + 1);
    int removed = Math.min(text.length - from, random.nextInt(random.nextInt(4) == 0 ? 200 : 3));
    byte[] part = RepositoryTexts.part(random).getBytes(UTF_8);
    return new Edit(from, removed, random.nextInt(3) == 0 ? new byte[0] : part);
  }
}
