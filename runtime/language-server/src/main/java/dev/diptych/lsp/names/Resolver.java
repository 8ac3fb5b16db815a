package dev.diptych.lsp.names;

import dev.diptych.lsp.context.Group;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Resolves names as the evaluation of an authored text does: a name is defined before its use, an
 * inner block may define it anew, items see the names at their definition, and an included text
 * defines its names where it is included.
 */
public final class Resolver {
  private static final int MAX_DEPTH = 64;
  private static final int MAX_STEPS = 2_000_000;

  private final IncludedTexts includes;
  private final Function<Occurrence, String> naming;
  private final Map<Occurrence, Set<Definition>> references = new LinkedHashMap<>();
  private final Set<Definition> definitions = new LinkedHashSet<>();
  private final Set<Occurrence> duplicates = new LinkedHashSet<>();
  private final Deque<Text> open = new ArrayDeque<>();
  private @Nullable Occurrence position;
  private @Nullable Scope captured;
  private int steps;

  /** The definitions of a block, and those around it. */
  private record Scope(@Nullable Scope outer, Map<String, Definition> names) {
    Scope inner() {
      return new Scope(this, new LinkedHashMap<>());
    }

    @Nullable Definition find(String name) {
      for (Scope at = this; at != null; at = at.outer) {
        Definition found = at.names.get(name);
        if (found != null) {
          return found;
        }
      }
      return null;
    }

    List<Definition> visible() {
      Map<String, Definition> found = new LinkedHashMap<>();
      for (Scope at = this; at != null; at = at.outer) {
        at.names.forEach(found::putIfAbsent);
      }
      return List.copyOf(found.values());
    }

    Scope copy() {
      return new Scope(outer == null ? null : outer.copy(), new LinkedHashMap<>(names));
    }
  }

  /** Something in a block, in the order in which it is evaluated. */
  private record Event(int at, Runnable action) {}

  /**
   * A resolver.
   *
   * @param includes finds included texts
   * @param naming the name that each occurrence has; another one than in the text for a trial
   */
  public Resolver(IncludedTexts includes, Function<Occurrence, String> naming) {
    this.includes = includes;
    this.naming = naming;
  }

  /** A resolver of the names as they are. */
  public Resolver(IncludedTexts includes) {
    this(includes, Occurrence::name);
  }

  /**
   * Resolves the names of {@code text}.
   *
   * @param library texts that are evaluated before it
   * @param offset the position whose visible names are wanted; -1 for none
   */
  public Resolution resolve(Text text, List<Text> library, int offset) {
    position = offset < 0 ? null : new Occurrence(text, Span.at(offset));
    Scope scope = new Scope(null, new HashMap<>());
    for (Text each : library) {
      walk(each, each.outline().root(), scope, 0);
    }
    open.push(text);
    Scope own = scope.inner();
    walk(text, text.outline().root(), own, 0);
    open.pop();
    Scope at = captured == null ? own : captured;
    return new Resolution(references, definitions, at.visible(), duplicates);
  }

  private void walk(Text text, Group group, Scope scope, int depth) {
    if (depth > MAX_DEPTH) {
      return;
    }
    List<Event> events = events(text, group, scope, depth);
    events.sort(Comparator.comparingInt(Event::at));
    boolean here =
        position != null
            && captured == null
            && position.text().equals(text)
            && text.outline().at(position.span().start()) == group;
    for (Event event : events) {
      if (steps++ > MAX_STEPS) {
        return;
      }
      if (here && captured == null && event.at() >= position(position)) {
        captured = scope.copy();
      }
      event.action().run();
    }
    if (here && captured == null) {
      captured = scope.copy();
    }
  }

  private static int position(@Nullable Occurrence position) {
    return position == null ? -1 : position.span().start();
  }

  private List<Event> events(Text text, Group group, Scope scope, int depth) {
    List<Event> events = new ArrayList<>();
    for (Span reference : group.references()) {
      Occurrence at = new Occurrence(text, reference);
      events.add(new Event(reference.start(), () -> refer(at, scope)));
    }
    for (Group.Definition found : group.definitions()) {
      Span value = text.outline().valueOf(group, found);
      Definition definition =
          new Definition(new Occurrence(text, found.name()), value, isItems(text, value));
      events.add(new Event(value.end(), () -> define(definition, scope)));
    }
    for (Group inner : group.groups()) {
      events.add(new Event(inner.start(), () -> walk(text, inner, scope.inner(), depth + 1)));
    }
    for (Span include : group.includes()) {
      events.add(new Event(include.start(), () -> include(text, include, scope, depth)));
    }
    return events;
  }

  private static boolean isItems(Text text, Span value) {
    return value.length() > 0 && text.outline().kindOf(value) == Kind.LBRACE;
  }

  private void refer(Occurrence at, Scope scope) {
    Set<Definition> found = references.computeIfAbsent(at, key -> new LinkedHashSet<>());
    Definition definition = scope.find(naming.apply(at));
    if (definition != null) {
      found.add(definition);
    }
  }

  private void define(Definition definition, Scope scope) {
    definitions.add(definition);
    Definition before = scope.names().putIfAbsent(naming.apply(definition.at()), definition);
    if (before != null && !before.at().equals(definition.at())) {
      duplicates.add(definition.at());
    }
  }

  private void include(Text text, Span include, Scope scope, int depth) {
    String file = StringContent.of(text.outline(), include);
    Text included = includes.read(text, file);
    if (included != null && !open.contains(included)) {
      open.push(included);
      walk(included, included.outline().root(), scope, depth + 1);
      open.pop();
    }
  }
}
