package dev.diptych.lsp.feature;

import java.util.ArrayList;
import java.util.List;

/** Collects the parts of a hover. */
final class HoverText {
  private final List<String> parts = new ArrayList<>();

  /** Adds a paragraph of Markdown, if it is not empty. */
  HoverText add(String markdown) {
    if (!markdown.isBlank()) {
      parts.add(markdown.strip());
    }
    return this;
  }

  /** Adds a line of a text. */
  HoverText code(String text) {
    return add("```twin\n" + text + "\n```");
  }

  boolean isEmpty() {
    return parts.isEmpty();
  }

  String markdown() {
    return String.join("\n\n", parts);
  }
}
