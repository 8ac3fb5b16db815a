package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Meanings;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.source.Span;
import dev.diptych.text.shape.Shapes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/**
 * A text of any format as features see it.
 *
 * @param snapshot what the request may use
 * @param outline its outline
 * @param meanings what the schema knows about its blocks; null if the format is not known
 */
record TextView(Snapshot snapshot, Outline outline, @Nullable Meanings meanings) {
  static TextView of(Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    Outline outline = analysis.outline().get();
    Shapes shapes = analysis.shapes();
    return new TextView(snapshot, outline, shapes == null ? null : new Meanings(shapes, outline));
  }

  Analysis analysis() {
    return snapshot.analysis();
  }

  Document document() {
    return analysis().document();
  }

  /** The text of a range. */
  String text(Span span) {
    return document().text(span);
  }

  /** The byte at {@code offset}; 0 outside of the text. */
  char byteAt(int offset) {
    boolean is = offset >= 0 && offset < document().length();
    return is ? (char) (document().bytes()[offset] & 0xFF) : 0;
  }

  /**
   * Whether a word is a number, as far as it is typed: {@code 1c}, which becomes {@code 1cm}, is no
   * token of a plain text, so that its first characters decide.
   */
  boolean isNumber(Span word) {
    return text(word).matches("[+-]?\\d.*");
  }

  /** What {@code position} is. */
  CursorContext at(Position position) {
    return CursorContext.of(outline, document().offset(position));
  }

  /** What the schema knows about {@code group}. */
  Meaning meaning(Group group) {
    return meanings == null ? Meaning.UNKNOWN : meanings.of(group);
  }

  Range range(Span span) {
    return document().range(span);
  }

  /** The names of the blocks from the outermost to {@code inner}, joined by {@code /}. */
  String path(Group inner) {
    Deque<String> names = new ArrayDeque<>();
    for (Group group = inner; group != null; group = group.parent()) {
      if (group.kind() == Group.Kind.BLOCK) {
        names.push(outline.name(group));
      }
    }
    return String.join("/", names);
  }

  /** The words of the vocabularies of the format. */
  List<VocabularyWord> words() {
    return analysis().vocabularies().stream()
        .flatMap(vocabulary -> vocabulary.help().stream())
        .toList();
  }
}
