package dev.diptych.lsp.feature;

import dev.diptych.ksy.resolve.Declaration;
import dev.diptych.ksy.resolve.Occurrence;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.lsp.spec.SpecLines;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;

/** The outline of a spec: its types, fields and enumerations. */
final class SpecSymbols {
  private final SpecView view;
  private final SpecLines lines;
  private final int limit;

  /**
   * An outline.
   *
   * @param limit how many symbols it may have
   */
  SpecSymbols(SpecView view, int limit) {
    this.view = view;
    this.lines = new SpecLines(view.document().characters());
    this.limit = limit;
  }

  /** The symbols. */
  List<DocumentSymbol> all() {
    List<SpecIndex.Found> declared = new ArrayList<>();
    for (SpecIndex.Found each : view.all()) {
      if (each.occurrence().role() == Occurrence.Role.DECLARED && view.span(each) != null) {
        declared.add(each);
      }
    }
    declared.sort(Comparator.comparing(each -> each.span().start()));
    Map<String, DocumentSymbol> owners = new HashMap<>();
    List<DocumentSymbol> roots = new ArrayList<>();
    List<SpecIndex.Found> shown = declared.subList(0, Math.min(limit, declared.size()));
    for (SpecIndex.Found each : shown) {
      if (!each.of().kind().isValue() && each.of().kind() != Declaration.Kind.MEMBER) {
        owners.put(key(each.of()), symbol(each));
      }
    }
    for (SpecIndex.Found each : shown) {
      Declaration of = each.of();
      boolean inEnum = of.kind() == Declaration.Kind.MEMBER;
      DocumentSymbol own = of.kind().isValue() || inEnum ? null : owners.get(key(of));
      DocumentSymbol symbol = own == null ? symbol(each) : own;
      DocumentSymbol parent = owners.get(inEnum + of.owner());
      (parent == null ? roots : parent.getChildren()).add(symbol);
    }
    return roots;
  }

  /** A type and an enumeration may have the same name. */
  private static String key(Declaration of) {
    return (of.kind() == Declaration.Kind.ENUM) + of.fullName();
  }

  private DocumentSymbol symbol(SpecIndex.Found found) {
    Declaration of = found.of();
    Span name = java.util.Objects.requireNonNull(view.span(found));
    Range selection = view.document().range(name);
    DocumentSymbol symbol =
        new DocumentSymbol(of.id(), kind(of), range(of, name), selection, of.what());
    symbol.setChildren(new ArrayList<>());
    return symbol;
  }

  private Range range(Declaration of, Span name) {
    if (of.kind() == Declaration.Kind.SPEC) {
      return view.document().range(0, view.document().length());
    }
    int start = Math.min(lines.elementStart(name.start()), name.start());
    return view.document().range(start, Math.max(name.end(), lines.blockEnd(start)));
  }

  private static SymbolKind kind(Declaration of) {
    return switch (of.kind()) {
      case SPEC -> SymbolKind.Module;
      case TYPE -> SymbolKind.Struct;
      case PARAM -> SymbolKind.TypeParameter;
      case FIELD -> SymbolKind.Field;
      case INSTANCE, VALUE -> SymbolKind.Property;
      case ENUM -> SymbolKind.Enum;
      case MEMBER -> SymbolKind.EnumMember;
    };
  }
}
