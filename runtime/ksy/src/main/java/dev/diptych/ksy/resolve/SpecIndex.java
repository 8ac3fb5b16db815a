package dev.diptych.ksy.resolve;

import dev.diptych.ir.Place;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.model.diagnostic.Location.InText;
import dev.diptych.model.source.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the names in a spec and its imports mean: what is declared where, what is named where, and
 * the types of expressions. It is there for a spec with errors, too, without what they leave open.
 * Safe for use by several threads.
 */
public final class SpecIndex {
  private final Names names;
  private final MemberTypes types;
  private final List<Occurrence> occurrences;
  private final List<Part> parts;
  private final Map<Path, List<Found>> found = new HashMap<>();

  SpecIndex(Names names, MemberTypes types, List<Occurrence> occurrences, List<Part> parts) {
    this.names = names;
    this.types = types;
    this.occurrences = List.copyOf(occurrences);
    this.parts = List.copyOf(parts);
  }

  /**
   * An occurrence and its bytes in its file.
   *
   * @param file the path of the file
   */
  public record Found(Occurrence occurrence, Path file, Span span) {
    /** What is named. */
    public Declaration of() {
      return occurrence.of();
    }

    /** Whether it names it by its name. */
    public boolean isName() {
      return occurrence.role() != Occurrence.Role.MEANT;
    }
  }

  /**
   * A part of an expression.
   *
   * @param span its bytes
   * @param type its type in words
   */
  public record Typed(Span span, String type) {}

  /** The files. */
  public List<Path> files() {
    return names.tops.values().stream().map(top -> top.module.path()).distinct().toList();
  }

  /** All occurrences in {@code file}. */
  public synchronized List<Found> in(Path file) {
    return found.computeIfAbsent(
        file,
        path -> {
          List<Found> own = new ArrayList<>();
          for (Occurrence each : occurrences) {
            if (each.place().origin().file().path().equals(path)) {
              own.add(new Found(each, path, span(each.place())));
            }
          }
          return List.copyOf(own);
        });
  }

  /** The smallest occurrence around {@code offset} of {@code file}; null if there is none. */
  public @Nullable Found at(Path file, int offset) {
    Found best = null;
    for (Found each : in(file)) {
      boolean here = each.span.start() <= offset && offset <= each.span.end();
      if (here && (best == null || each.span.length() < best.span.length())) {
        best = each;
      }
    }
    return best;
  }

  /** Where {@code declaration} occurs, in all files. */
  public List<Found> of(Declaration declaration) {
    List<Found> all = new ArrayList<>();
    for (Path file : files()) {
      for (Found each : in(file)) {
        if (each.of().equals(declaration)) {
          all.add(each);
        }
      }
    }
    return all;
  }

  /** Where {@code declaration} gets its name; null if it is a field without an id. */
  public @Nullable Found declared(Declaration declaration) {
    for (Found each : in(declaration.file())) {
      boolean own = each.occurrence().role() == Occurrence.Role.DECLARED;
      if (own && each.of().equals(declaration)) {
        return each;
      }
    }
    return null;
  }

  private static Span span(Place place) {
    return place.location() instanceof InText text ? text.span() : Span.at(0);
  }

  /** The smallest part of an expression around {@code offset} of {@code file}; or null. */
  public @Nullable Typed expression(Path file, int offset) {
    for (Part part : parts) {
      if (part.place().module().path().equals(file)) {
        Span whole = span(part.place().at(part.tree().span()));
        if (whole.start() <= offset && offset <= whole.end()) {
          return smallest(part, part.tree(), offset);
        }
      }
    }
    return null;
  }

  private @Nullable Typed smallest(Part part, Tree tree, int offset) {
    for (Tree child : tree.children()) {
      Span inner = span(part.place().at(child.span()));
      if (inner.start() <= offset && offset <= inner.end()) {
        return smallest(part, child, offset);
      }
    }
    Type type = types.typing.meaning(tree).type();
    return type.unknown() ? null : new Typed(span(part.place().at(tree.span())), type.words());
  }

  /**
   * What can be named in a type.
   *
   * @param file its file
   * @param path the names of the types that lead to it from the top of the file
   * @return the innermost type on the path that is known; null where the file is not
   */
  public @Nullable SpecScope scope(Path file, List<String> path) {
    for (Struct top : names.tops.values()) {
      if (top.module.path().equals(file)) {
        Struct at = top;
        for (String name : path) {
          at = Objects.requireNonNullElse(at.types.get(name), at);
        }
        return new SpecScope(names, types, at);
      }
    }
    return null;
  }

  /** The text of {@code file}, not to be changed; null where it is not one of these. */
  public byte @Nullable [] text(Path file) {
    for (Struct top : names.tops.values()) {
      if (top.module.path().equals(file) && top.module.at(List.of()) instanceof InText text) {
        return text.source().bytes();
      }
    }
    return null;
  }
}
