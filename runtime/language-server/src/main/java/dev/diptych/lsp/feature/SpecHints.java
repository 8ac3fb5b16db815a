package dev.diptych.lsp.feature;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.ir.TypeDef;
import dev.diptych.ksy.resolve.Declaration;
import dev.diptych.ksy.resolve.Occurrence;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.lsp.docs.FixedLayout;
import dev.diptych.model.source.Span;
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
  private final LoadedSpec loaded;
  private final FixedLayout layout;
  private final Map<String, Map<String, String>> fields = new HashMap<>();

  SpecHints(SpecView view, LoadedSpec loaded) {
    this.view = view;
    this.loaded = loaded;
    this.layout = new FixedLayout(loaded.spec());
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
    TypeDef own =
        of.kind() == Declaration.Kind.TYPE || of.kind() == Declaration.Kind.SPEC
            ? loaded.spec().type(of.fullName())
            : null;
    if (own != null) {
      return layout.size(own);
    }
    return of.kind().isValue()
        ? fields.computeIfAbsent(of.owner(), this::fields).getOrDefault(of.id(), "")
        : "";
  }

  private Map<String, String> fields(String type) {
    Map<String, String> words = new HashMap<>();
    TypeDef owner = loaded.spec().type(type);
    if (owner != null) {
      layout.fields(owner).forEach(each -> words.put(each.field().id(), each.words()));
    }
    return words;
  }
}
