package dev.diptych.lsp.feature;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.ksy.resolve.Declaration;
import dev.diptych.ksy.resolve.Occurrence;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.model.source.Span;
import dev.diptych.spectools.FixedLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Shows sizes and offsets that are the same in every file next to fields and types of a spec. */
final class SpecHints {
  private static final int MAX_HINTS = 2_000;

  private final SpecView view;
  private final FixedLayout layout;
  private final Map<String, Map<String, String>> fields = new HashMap<>();

  SpecHints(SpecView view, LoadedSpec loaded) {
    this.view = view;
    this.layout = new FixedLayout(loaded);
  }

  /** The hints within {@code range}. */
  List<InlayHint> in(Span range) {
    List<InlayHint> hints = new ArrayList<>();
    for (SpecIndex.Found each : view.all()) {
      Span span = each.occurrence().role() == Occurrence.Role.DECLARED ? view.span(each) : null;
      boolean here = span != null && span.start() >= range.start() && span.end() <= range.end();
      String words = here ? words(each.of()) : "";
      if (span != null && !words.isEmpty() && hints.size() < MAX_HINTS) {
        InlayHint hint = new InlayHint(view.document().position(span.end()), Either.forLeft(words));
        hint.setKind(InlayHintKind.Type);
        hint.setPaddingLeft(true);
        hints.add(hint);
      }
    }
    return hints;
  }

  private String words(Declaration of) {
    if (of.kind() == Declaration.Kind.TYPE || of.kind() == Declaration.Kind.SPEC) {
      return layout.size(of.fullName());
    }
    return of.kind().isValue()
        ? fields.computeIfAbsent(of.owner(), layout::fields).getOrDefault(of.id(), "")
        : "";
  }
}
