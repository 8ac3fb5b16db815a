package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.context.Column;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.RowText;
import dev.diptych.lsp.context.Rows;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.jspecify.annotations.Nullable;

/** Shows above each block how many rows it has, and how far its first key is from its last one. */
public final class CodeLenses {
  private static final int MAX_LENSES = 2_000;
  private static final int NEAR = 400;

  CodeLenses() {}

  /** A lens for each block with plain rows. */
  public List<CodeLens> answer(CodeLensParams asked, Snapshot snapshot) {
    List<CodeLens> lenses = new ArrayList<>();
    if (!snapshot.analysis().isText()) {
      return lenses;
    }
    TextView view = TextView.of(snapshot);
    for (Group group : view.outline().all()) {
      Meaning meaning = group.kind() == Group.Kind.BLOCK ? view.meaning(group) : Meaning.UNKNOWN;
      int count = meaning.hasRows() && isPlain(group) ? new Rows(view.outline(), group).count() : 0;
      if (count > 0 && lenses.size() < MAX_LENSES) {
        String text = count + (count == 1 ? " row" : " rows") + span(view, group, meaning);
        lenses.add(new CodeLens(view.range(group.name()), new Command(text, ""), null));
      }
    }
    return lenses;
  }

  /** Whether nothing in a block expands to more rows. */
  private static boolean isPlain(Group group) {
    return group.groups().isEmpty()
        && group.references().isEmpty()
        && group.includes().isEmpty()
        && group.definitions().isEmpty();
  }

  private static String span(TextView view, Group group, Meaning meaning) {
    Column key = meaning.key();
    if (key == null || !Fields.isNumber(key.field())) {
      return "";
    }
    Rows rows = new Rows(view.outline(), group);
    List<RowText> first = rows.rows(group.start(), group.start() + NEAR, 1);
    List<RowText> last = rows.rows(group.end(), group.end(), Integer.MAX_VALUE);
    BigDecimal from = first.isEmpty() ? null : key(view, first.get(0), key);
    BigDecimal to = last.isEmpty() ? null : key(view, last.get(last.size() - 1), key);
    return from == null || to == null || from.compareTo(to) >= 0
        ? ""
        : ", " + RowExplanation.quantity(to.subtract(from), key.unit());
  }

  private static @Nullable BigDecimal key(TextView view, RowText row, Column column) {
    return RowExplanation.key(view.outline(), row, column, null);
  }
}
