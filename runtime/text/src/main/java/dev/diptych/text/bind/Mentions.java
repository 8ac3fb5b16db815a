package dev.diptych.text.bind;

import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.source.Position;
import dev.diptych.model.source.Span;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import dev.diptych.text.syntax.Attribute;
import dev.diptych.text.syntax.Block;
import java.util.List;
import java.util.Map;

/** Refuses names that nothing is called by, and things that are said twice. */
final class Mentions {
  private final Reports reports;

  Mentions(Reports reports) {
    this.reports = reports;
  }

  /** Whether field {@code index} is mentioned for the first time; reports it where not. */
  boolean first(Draft draft, int index, String name, Span at) {
    if (draft.mentioned(index)) {
      duplicate(name, at, draft.first(index));
      return false;
    }
    draft.mention(index, at);
    return true;
  }

  void duplicate(String name, Span at, Span first) {
    Position before = reports.source().position(first.start());
    String message = "'" + name + "' says again what was said in line " + before.line();
    reports.error("duplicate-field", at, message);
  }

  void notAnAttribute(StructShape shape, Attribute attribute) {
    String name = attribute.name();
    if (shape.target(name) != null) {
      String help = "write " + name + " { … }";
      reports.error("wrong-kind", attribute.nameSpan(), name + " is a block", help);
    } else {
      unknown(shape, "attribute", name, attribute.nameSpan());
    }
  }

  void notABlock(StructShape shape, Block block) {
    String name = block.name();
    if (shape.target(name) != null) {
      String help = "write " + name + " = …";
      reports.error("wrong-kind", block.nameSpan(), name + " is an attribute", help);
    } else {
      unknown(shape, "block", name, block.nameSpan());
    }
  }

  private void unknown(StructShape shape, String what, String name, Span at) {
    List<String> known =
        shape.targets().entrySet().stream()
            .filter(target -> isAttribute(target.getValue()) == what.equals("attribute"))
            .map(Map.Entry::getKey)
            .toList();
    String suggestion = Suggestion.of(name, known);
    if (suggestion.isEmpty()) {
      suggestion = Suggestion.of(name, shape.targets().keySet());
    }
    String message =
        "%s has no %s '%s'%s".formatted(Binder.plain(shape.type()), what, name, suggestion);
    String help =
        known.isEmpty() ? "it has no " + what + "s" : "it has: " + String.join(", ", known);
    reports.error("unknown-field", at, message, help);
  }

  private static boolean isAttribute(Target target) {
    return target instanceof Target.Attribute
        || target instanceof Target.Nothing
        || target instanceof Target.Inline;
  }
}
