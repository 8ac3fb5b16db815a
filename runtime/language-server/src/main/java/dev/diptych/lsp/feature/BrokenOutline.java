package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.context.Extent;
import dev.diptych.lsp.context.Group;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The named parts of an authored text with syntax errors, as far as its braces show them. */
final class BrokenOutline {
  private final Analysis analysis;

  private BrokenOutline(Analysis analysis) {
    this.analysis = analysis;
  }

  /** The parts outside of all blocks. */
  static List<Outline.Node> of(Analysis analysis) {
    int start = analysis.encoding().toText(analysis.bodyStart());
    String text = analysis.document().text();
    Group root = dev.diptych.lsp.context.Outline.of(text, analysis.raw(), start).root();
    return new BrokenOutline(analysis).nodes(root);
  }

  private List<Outline.Node> nodes(Group group) {
    List<Outline.Node> nodes = new ArrayList<>();
    for (Group inner : group.groups()) {
      Span name = span(inner.name().start(), inner.name().end());
      Span span = new Span(name.start(), Math.max(name.end(), bytes(inner.end())));
      nodes.add(new Outline.Node(kind(inner), text(inner.name()), "", span, name, nodes(inner)));
    }
    group.attributes().forEach(each -> add(Outline.Kind.ATTRIBUTE, each.name(), nodes));
    for (Group.Definition definition : group.definitions()) {
      boolean block =
          group.groups().stream().anyMatch(g -> g.name().start() == definition.name().start());
      if (!block) {
        add(Outline.Kind.DEFINITION, definition.name(), nodes);
      }
    }
    nodes.sort(Comparator.comparingInt(node -> node.span().start()));
    return nodes;
  }

  private void add(Outline.Kind kind, Extent name, List<Outline.Node> nodes) {
    Span span = span(name.start(), name.end());
    nodes.add(new Outline.Node(kind, text(name), "", span, span, List.of()));
  }

  private String text(Extent extent) {
    String name = analysis.document().text().substring(extent.start(), extent.end());
    return name.isBlank() ? "{" : name;
  }

  private Span span(int start, int end) {
    return new Span(bytes(start), bytes(Math.max(start, end)));
  }

  private int bytes(int offset) {
    return analysis.encoding().toBytes(Math.min(offset, analysis.document().text().length()));
  }

  private static Outline.Kind kind(Group group) {
    return switch (group.kind()) {
      case TEXT, BLOCK -> Outline.Kind.BLOCK;
      case LET -> Outline.Kind.DEFINITION;
      case REPEAT, AT -> Outline.Kind.STATEMENT;
    };
  }
}
