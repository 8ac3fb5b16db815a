package dev.diptych.lsp.feature;

import dev.diptych.authoring.evaluate.PlainCalculation;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.names.Definition;
import dev.diptych.lsp.names.Occurrence;
import dev.diptych.lsp.names.Resolution;
import dev.diptych.model.source.Span;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The values of names with the names in them replaced.
 *
 * @param resolution what names mean
 */
record ValueText(Resolution resolution) {
  private static final int MAX_DEPTH = 16;
  private static final int MAX_LENGTH = 400;
  private static final String COMPONENTS = "xyzw";

  /** The value of the reference {@code at}; null if it has no single one, or a long one. */
  @Nullable String of(Occurrence at) {
    String value = of(at, 0);
    return value == null ? null : calculated(value);
  }

  /** The value of {@code definition} with names replaced and calculations evaluated, or null. */
  @Nullable String of(Definition definition) {
    String value = replaced(definition, 0);
    return value == null ? null : calculated(value);
  }

  private static String calculated(String value) {
    String result = value.contains("calc") ? PlainCalculation.of(value) : null;
    return result == null ? value : result;
  }

  /** The end of a reference, with its component. */
  int end(Occurrence at) {
    return at.span().end() + (component(at) < 0 ? 0 : 2);
  }

  private @Nullable String of(Occurrence at, int depth) {
    Set<Definition> meant = resolution.references().getOrDefault(at, Set.of());
    if (depth > MAX_DEPTH || meant.size() != 1) {
      return null;
    }
    Definition definition = meant.iterator().next();
    String value = definition.items() ? null : replaced(definition, depth + 1);
    int component = component(at);
    return value == null || component < 0 ? value : component(value, component);
  }

  private @Nullable String replaced(Definition definition, int depth) {
    Outline outline = definition.at().text().outline();
    Span span = definition.value();
    if (span.end() - span.start() > MAX_LENGTH) {
      return null;
    }
    StringBuilder value = new StringBuilder(outline.text(span));
    Map<Integer, Occurrence> inside = new TreeMap<>(java.util.Comparator.reverseOrder());
    for (Occurrence each : resolution.references().keySet()) {
      boolean in =
          each.text().equals(definition.at().text())
              && span.start() <= each.span().start()
              && each.span().end() <= span.end();
      if (in) {
        inside.put(each.span().start(), each);
      }
    }
    for (Occurrence each : inside.values()) {
      String inner = of(each, depth);
      if (inner == null || value.length() > MAX_LENGTH) {
        return null;
      }
      String plain = inner.startsWith("calc") ? inner.substring("calc".length()).strip() : inner;
      boolean calculation = value.indexOf("calc") == 0;
      int start = each.span().start() - 1 - span.start();
      value.replace(start, end(each) - span.start(), calculation ? plain : inner);
    }
    return value.toString().replaceAll("\\s+", " ");
  }

  private static int component(Occurrence at) {
    String component = at.text().outline().componentOf(at.span());
    return component.length() == 1 ? COMPONENTS.indexOf(component) : -1;
  }

  private static @Nullable String component(String tuple, int index) {
    if (!tuple.startsWith("(") || tuple.indexOf('(', 1) >= 0) {
      return null;
    }
    // What replaces the names in it has made it another text, which has no tree.
    String[] values = tuple.substring(1, tuple.length() - 1).strip().split("\\s+", -1);
    return index < values.length ? values[index] : null;
  }
}
