package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.twin.Selection;
import java.util.List;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.TextEdit;

/** Formats texts as the command {@code fmt} does. A text that does not compile does not change. */
public final class Formatting {
  Formatting() {}

  /** The edits that format all of it. */
  public List<TextEdit> all(DocumentFormattingParams asked, Snapshot snapshot) {
    return edits(snapshot);
  }

  /** The edits that format a range: those of the whole text that are inside of its lines. */
  public List<TextEdit> range(DocumentRangeFormattingParams asked, Snapshot snapshot) {
    int first = asked.getRange().getStart().getLine();
    int last = asked.getRange().getEnd().getLine();
    // The line after the last selected one is not selected if the range ends at its start.
    int end = asked.getRange().getEnd().getCharacter() == 0 && last > first ? last - 1 : last;
    return edits(snapshot).stream().filter(edit -> isIn(edit, first, end)).toList();
  }

  /** Whether an edit changes only these lines; the indentation of a line belongs to it. */
  private static boolean isIn(TextEdit edit, int first, int last) {
    return edit.getRange().getEnd().getLine() >= first
        && edit.getRange().getEnd().getLine() <= last
        && edit.getRange().getStart().getLine() >= first - 1;
  }

  private static List<TextEdit> edits(Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    if (!analysis.isText()) {
      return List.of();
    }
    byte[] bytes = analysis.bytes();
    String name = analysis.source().name();
    return snapshot
        .analyzer()
        .converter(analysis)
        .formatted(name, bytes, Selection.ANY)
        .value()
        .flatMap(proven -> proven.bytes().value())
        .map(formatted -> new String(formatted, analysis.fileCharset()))
        .map(formatted -> WhiteSpaceEdits.of(analysis.document(), formatted))
        .orElse(List.of());
  }
}
