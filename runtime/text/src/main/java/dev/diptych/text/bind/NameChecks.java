package dev.diptych.text.bind;

import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.text.shape.FormerNames;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Reports unknown and duplicate names. */
final class NameChecks {
  private final BindReporter reports;
  private final Shapes shapes;
  private final BlockSuggestion blocks;

  NameChecks(BindReporter reports, Shapes shapes) {
    this.reports = reports;
    this.shapes = shapes;
    this.blocks = new BlockSuggestion(shapes);
  }

  /** Whether field {@code index} is set for the first time; otherwise reports a duplicate. */
  boolean first(FieldCollector draft, int index, String name, Span at) {
    if (draft.isSet(index)) {
      duplicate(name, at, draft.first(index));
      return false;
    }
    draft.markSet(index, at);
    return true;
  }

  void duplicate(String name, Span at, Span first) {
    reports.error("duplicate-field", at, "'" + name + "' is already set", first);
  }

  void notAnAttribute(StructShape shape, FieldCollector draft, Cursor attribute, SpanNode node) {
    String name = attribute.name();
    if (shape.target(name) != null) {
      String help = "write " + name + " { … }";
      reports.error("wrong-kind", attribute.nameSpan(), name + " is a block", help);
    } else if (!isRenamed(shape, draft, name, attribute.nameSpan())) {
      unknown(shape, draft, "attribute", name, attribute.nameSpan(), node);
    }
  }

  void notABlock(StructShape shape, FieldCollector draft, Cursor block, SpanNode node) {
    String name = block.name();
    if (shape.target(name) != null) {
      String help = "write " + name + " = …";
      reports.error("wrong-kind", block.nameSpan(), name + " is an attribute", help);
    } else if (!isRenamed(shape, draft, name, block.nameSpan())) {
      unknown(shape, draft, "block", name, block.nameSpan(), node);
    }
  }

  /** Whether {@code name} is a former name; reports it. Its field is not missing then. */
  private boolean isRenamed(StructShape shape, FieldCollector draft, String name, Span at) {
    FormerNames.Current current = FormerNames.of(shapes.schema(), shape).of(name);
    Target target = current == null ? null : shape.target(current.name());
    if (current == null || target == null) {
      return false;
    }
    draft.markSet(target.field(), at);
    reports.renamed(current.alias(), current.name(), at);
    return true;
  }

  private void unknown(
      StructShape shape, FieldCollector draft, String what, String name, Span at, SpanNode node) {
    List<String> known =
        shape.targets().entrySet().stream()
            .filter(target -> isAttribute(target.getValue()) == what.equals("attribute"))
            .filter(target -> !isDerived(shape, target.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    String message = "%s has no %s '%s'".formatted(owner(node), what, name);
    String help =
        known.isEmpty() ? "it has no " + what + "s" : "it has: " + String.join(", ", known);
    Replacement near = Suggestion.nearest(name, known);
    String elsewhere = near == null ? blocks.of(name) : "";
    if (near == null && elsewhere.isEmpty()) {
      near = Suggestion.nearest(name, shape.targets().keySet());
    }
    Target meant = near == null ? null : shape.target(near.better());
    if (meant != null && meant.field() >= 0) {
      draft.markSet(meant.field(), at); // Then it is not missing.
    }
    reports.error("unknown-field", at, message + elsewhere, near, help);
  }

  /** The name of the block of {@code node} in messages. */
  String owner(SpanNode node) {
    return node.span() == null ? "the text" : reports.text(node.span());
  }

  /** The names that are allowed in a block of {@code shape}. */
  static String names(StructShape shape) {
    return shape.targets().entrySet().stream()
        .filter(target -> !isDerived(shape, target.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.joining(", "));
  }

  /** Whether {@code target} is derived, so that it is usually omitted. */
  private static boolean isDerived(StructShape shape, Target target) {
    return target instanceof Target.Attribute attribute
        && shape.type().fields().get(attribute.field()).derived();
  }

  private static boolean isAttribute(Target target) {
    return target instanceof Target.Attribute
        || target instanceof Target.Empty
        || target instanceof Target.Inline;
  }
}
