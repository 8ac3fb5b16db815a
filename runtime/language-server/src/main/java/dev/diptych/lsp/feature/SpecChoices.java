package dev.diptych.lsp.feature;

import dev.diptych.ksy.resolve.SpecScope;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.lsp.spec.SpecKey;
import dev.diptych.lsp.spec.SpecLines;
import dev.diptych.lsp.spec.SpecPosition;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.jspecify.annotations.Nullable;

/** Offers keys and values of specs. */
final class SpecChoices {
  /** Kinds of values that are expressions. */
  private static final Set<String> EXPRESSIONS = Set.of("expression", "case");

  /** Keys that only instances have. */
  private static final Set<String> OF_INSTANCES = Set.of("pos", "io", "value");

  private final Document document;
  private final String text;
  private final int offset;
  private final SpecPosition at;
  private final @Nullable SpecScope scope;

  private SpecChoices(Snapshot snapshot, Position position) {
    this.document = snapshot.analysis().document();
    this.text = document.characters();
    this.offset = document.offset(position);
    this.at = SpecPosition.of(text, offset);
    SpecView view = snapshot.analyzer().spec(snapshot.analysis());
    this.scope = view == null ? null : view.index().scope(view.file(), at.types());
  }

  static List<CompletionItem> at(Snapshot snapshot, Position position) {
    return new SpecChoices(snapshot, position).items();
  }

  private List<CompletionItem> items() {
    int line = text.lastIndexOf('\n', offset - 1) + 1;
    if (text.substring(line, offset).stripLeading().startsWith("#")) {
      return List.of();
    }
    String map = at.map();
    String name = at.key();
    if (name == null) {
      return map == null ? continued() : inMap(map);
    }
    SpecKey key = at.known(text);
    List<String> kinds =
        key != null ? key.values() : "{type}".equals(map) ? List.of("type") : List.of();
    int start = text.indexOf(':', text.indexOf(name, line)) + 1;
    return values(kinds, Math.min(start, offset));
  }

  /** A key, or an element of a list of values. */
  private List<CompletionItem> inMap(String map) {
    if (SpecKey.isMap(map)) {
      return keys(map);
    }
    int line = text.lastIndexOf('\n', offset - 1) + 1;
    int colon = text.lastIndexOf(": ", offset - 1);
    if (map.equals("{type}") && colon >= line) {
      return values(List.of("type"), colon + 1);
    }
    String kind = map.equals("{type}") ? "case" : map;
    return map.startsWith("{{") || kind.startsWith("[") ? List.of() : values(List.of(kind), line);
  }

  /** A further line of a value. */
  private List<CompletionItem> continued() {
    List<String> path = at.path();
    if (path.isEmpty()) {
      return List.of();
    }
    int last = path.size() - 1;
    String map = new SpecPosition(path.subList(0, last), null, at.word()).map();
    boolean expression =
        map != null
            && SpecKey.of(map).stream()
                .anyMatch(
                    key ->
                        key.name().equals(path.get(last)) && key.values().contains("expression"));
    int line = text.lastIndexOf('\n', offset - 1) + 1;
    return expression ? values(List.of("expression"), line) : List.of();
  }

  private List<CompletionItem> keys(String map) {
    Choices choices = new Choices(document.range(at.word()));
    int end = at.word().end();
    boolean colon = end < text.length() && text.charAt(end) == ':';
    Map<String, String> others = new SpecLines(text).siblings(offset);
    String own = text.substring(at.word().start(), end);
    for (SpecKey key : SpecKey.of(map)) {
      boolean other = others.containsKey(key.name()) && !key.name().equals(own);
      if (other || (map.equals("field") && !hasField(key.name()))) {
        continue;
      }
      Choice choice = new Choice(CompletionItemKind.Property, key.name(), "", key.doc());
      if (colon) {
        choices.add(choice);
      } else {
        choices.addSnippet(choice, key.name() + (key.isNested() ? ":" : ": "));
      }
    }
    return choices.items();
  }

  /** An instance has its name before it, and only an instance is at a position or computed. */
  private boolean hasField(String key) {
    return at.instance() == null ? !OF_INSTANCES.contains(key) : !key.equals("id");
  }

  private List<CompletionItem> values(List<String> kinds, int start) {
    String before = text.substring(start, offset);
    boolean arguments =
        before.contains("(") && (kinds.contains("type") || kinds.contains("process"));
    if (arguments || kinds.stream().anyMatch(EXPRESSIONS::contains)) {
      return expression(start);
    }
    if (before.contains("::") && scope != null) {
      return SpecValues.behindPath(document, text, start, offset, scope, kinds);
    }
    Choices choices = new Choices(document.range(at.word()));
    SpecValues values = new SpecValues(document, scope, choices);
    kinds.forEach(values::add);
    return choices.items();
  }

  private List<CompletionItem> expression(int start) {
    String instance = at.instance();
    String field = instance == null ? new SpecLines(text).field(offset) : instance;
    return scope == null
        ? List.of()
        : new ExpressionChoices(document, scope, field).at(text, start, offset);
  }
}
