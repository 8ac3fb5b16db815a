package dev.diptych.lsp.feature;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.RowText;
import dev.diptych.lsp.context.Rows;
import dev.diptych.lsp.names.Definition;
import dev.diptych.lsp.names.Occurrence;
import dev.diptych.lsp.names.Resolution;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintKind;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * Shows what rows mean next to them: time since the row before, angles; and values of names. In a
 * spec, sizes and offsets.
 */
public final class InlayHints {
  private static final int MAX_ROWS = 2_000;
  private static final int MAX_LENGTH = 40;

  InlayHints() {}

  /** The hints in a range. */
  public List<InlayHint> answer(InlayHintParams asked, Snapshot snapshot) {
    if (!snapshot.analysis().isText()) {
      SpecView spec = snapshot.analyzer().spec(snapshot.analysis());
      LoadedSpec loaded = spec == null ? null : spec.accepted();
      return spec == null || loaded == null
          ? List.of()
          : new SpecHints(spec, loaded).in(spec.document().span(asked.getRange()));
    }
    TextView view = TextView.of(snapshot);
    Span range = view.document().span(asked.getRange());
    List<InlayHint> hints = new ArrayList<>();
    boolean named = false;
    for (Group group : view.outline().overlapping(range.start(), range.end())) {
      Meaning meaning = view.meaning(group);
      if (meaning.hasRows()) {
        rows(view, group, meaning, range, hints);
      }
      named |= !group.references().isEmpty();
    }
    if (named) {
      names(view, range, hints);
    }
    return hints;
  }

  private static void rows(
      TextView view, Group group, Meaning meaning, Span range, List<InlayHint> hints) {
    RowExplanation explanation = new RowExplanation(view, meaning);
    Rows rows = new Rows(view.outline(), group);
    for (RowText row : rows.rows(range.start(), range.end(), MAX_ROWS)) {
      RowExplanation.Explained explained = explanation.next(row);
      if (row.span().start() < range.start() || hints.size() > MAX_ROWS) {
        continue;
      }
      if (!explained.distance().isEmpty() && row.key() != null) {
        hints.add(hint(view, row.key().end(), explained.distance()));
      }
      if (!explained.value().isEmpty()) {
        hints.add(hint(view, row.span().end(), explained.value()));
      }
    }
  }

  private static void names(TextView view, Span range, List<InlayHint> hints) {
    NameTexts texts = new NameTexts(view);
    Resolution resolution = texts.resolve(-1);
    ValueText values = new ValueText(resolution);
    for (var each : resolution.references().entrySet()) {
      Occurrence at = each.getKey();
      boolean here =
          at.text().equals(texts.main())
              && at.span().start() >= range.start()
              && at.span().end() <= range.end();
      if (here && hints.size() < MAX_ROWS) {
        value(values, at, each.getValue())
            .ifPresent(value -> hints.add(hint(view, values.end(at), "= " + value)));
      }
    }
  }

  private static java.util.Optional<String> value(
      ValueText values, Occurrence at, Set<Definition> meant) {
    if (meant.size() != 1 || meant.iterator().next().items()) {
      return java.util.Optional.empty();
    }
    String value = values.of(at);
    return value == null || value.length() > MAX_LENGTH
        ? java.util.Optional.empty()
        : java.util.Optional.of(value);
  }

  private static InlayHint hint(TextView view, int offset, String label) {
    InlayHint hint = new InlayHint(view.document().position(offset), Either.forLeft(label));
    hint.setKind(InlayHintKind.Type);
    hint.setPaddingLeft(true);
    return hint;
  }
}
