package dev.diptych.lsp.context;

import dev.diptych.lsp.cases.Cases;
import dev.diptych.lsp.cases.Marked;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The contexts of marks in texts, valid or not. */
final class CursorContextTest {
  private static final Engine ENGINE = Engine.shipped();
  private static final Set<String> WORDS = Set.of("move", "look", "gesture", "ease-in", "euler");

  @TestFactory
  Stream<DynamicTest> contexts() {
    return Cases.in("context").all().stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  @Test
  void everyAnswerHasACase() {
    Cases.in("context").noOrphans();
  }

  private static void check(Path file) {
    Marked marked = Marked.of(Cases.text(file));
    Source source = Source.of("", marked.text());
    Header header = Header.peek(source);
    boolean raw = header != null && ENGINE.rawCharset(header).isPresent();
    SyntaxOptions options =
        new SyntaxOptions(raw, null, WORDS, Set.of("fps"), header == null, true);
    Outline outline = Outline.of(Syntax.read(source, options));
    Meanings meanings =
        header == null
            ? null
            : ENGINE
                .shapes(header, Selection.ANY)
                .map(shapes -> new Meanings(shapes, outline))
                .orElse(null);
    String answer =
        marked.marks().stream()
            .map(mark -> describe(marked, outline, meanings, mark))
            .collect(Collectors.joining());
    Cases.expect(file, answer);
  }

  private static String describe(
      Marked marked, Outline outline, @Nullable Meanings meanings, int mark) {
    CursorContext context = CursorContext.of(outline, mark);
    return "%s  %s '%s' in %s%s%n"
        .formatted(
            marked.position(mark),
            context.place(),
            outline.text(context.word()),
            path(outline, context.group()),
            meanings == null ? "" : meaning(meanings.of(context.group())));
  }

  private static String path(Outline outline, Group inner) {
    Deque<String> names = new ArrayDeque<>();
    for (Group group = inner; group != null; group = group.parent()) {
      Span about = group.about();
      String word = about == null ? "" : " " + outline.text(about);
      names.push(
          group.kind() == Group.Kind.BLOCK
              ? outline.name(group) + word
              : group.kind().name().toLowerCase(java.util.Locale.ROOT));
    }
    return String.join("/", names);
  }

  private static String meaning(Meaning meaning) {
    String struct =
        meaning.struct() == null
            ? ""
            : " struct " + Objects.requireNonNull(meaning.struct()).name();
    String columns =
        meaning.columns().stream()
            .map(c -> (c.key() ? "key " : "") + c.name() + (c.unit() == null ? "" : ":" + c.unit()))
            .collect(Collectors.joining(" "));
    return (struct.isEmpty() ? "" : "," + struct) + (columns.isEmpty() ? "" : ", rows " + columns);
  }
}
