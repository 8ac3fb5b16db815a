package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Extent;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Meanings;
import dev.diptych.lsp.document.Document;
import dev.diptych.text.shape.Shapes;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/**
 * A text of any format as features see it. Offsets are UTF-16 code units.
 *
 * @param snapshot what the request may use
 * @param outline its outline
 * @param meanings what the schema knows about its blocks; null if the format is not known
 */
record TextView(
    Snapshot snapshot, dev.diptych.lsp.context.Outline outline, @Nullable Meanings meanings) {
  /** The outlines of the current versions: several requests about one version share them. */
  private static final Map<Document, dev.diptych.lsp.context.Outline> OUTLINES =
      Collections.synchronizedMap(new WeakHashMap<>());

  static TextView of(Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    var outline = OUTLINES.computeIfAbsent(analysis.document(), key -> outline(analysis));
    Shapes shapes = analysis.shapes();
    return new TextView(snapshot, outline, shapes == null ? null : new Meanings(shapes, outline));
  }

  private static dev.diptych.lsp.context.Outline outline(Analysis analysis) {
    int start = analysis.encoding().toText(analysis.bodyStart());
    return dev.diptych.lsp.context.Outline.of(analysis.document().text(), analysis.raw(), start);
  }

  Analysis analysis() {
    return snapshot.analysis();
  }

  Document document() {
    return analysis().document();
  }

  String text() {
    return document().text();
  }

  /** What {@code position} is. */
  CursorContext at(Position position) {
    return CursorContext.of(outline, document().offset(position));
  }

  /** What the schema knows about {@code group}. */
  Meaning meaning(Group group) {
    return meanings == null ? Meaning.UNKNOWN : meanings.of(group);
  }

  Range range(Extent extent) {
    return document().range(extent.start(), extent.end());
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
