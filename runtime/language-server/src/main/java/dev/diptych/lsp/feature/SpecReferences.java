package dev.diptych.lsp.feature;

import dev.diptych.ksy.resolve.Declaration;
import dev.diptych.ksy.resolve.Occurrence;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.analysis.SpecFamily;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.model.source.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.jspecify.annotations.Nullable;

/** Definitions, references and new names of what a spec defines. */
final class SpecReferences {
  private static final String NOTHING = "there is no name here that a spec defines";
  private static final String UNREADABLE =
      "the spec cannot be read as it is now; correct its errors first";

  private final Snapshot snapshot;
  private final @Nullable SpecView view;
  private final SpecIndex.@Nullable Found at;

  SpecReferences(Snapshot snapshot, Position position) {
    this.snapshot = snapshot;
    this.view = snapshot.analyzer().spec(snapshot.analysis());
    this.at = view == null ? null : view.at(view.document().offset(position));
  }

  /** Where what is named here gets its name. */
  List<Location> definition() {
    Location location = view == null || at == null ? null : view.location(at.of());
    return location == null ? List.of() : List.of(location);
  }

  /** Where what is named here is named. */
  List<Location> references(boolean withDeclaration) {
    if (view == null || at == null) {
      return List.of();
    }
    SpecFamily family = snapshot.analyzer().family(view, at.of().file());
    List<Location> all = new ArrayList<>();
    family
        .of(at.of())
        .forEach(
            (file, found) -> {
              for (SpecIndex.Found each : found) {
                boolean use = each.occurrence().role() != Occurrence.Role.DECLARED;
                Location location = use || withDeclaration ? family.location(file, each) : null;
                if (location != null) {
                  all.add(location);
                }
              }
            });
    return all;
  }

  /** The same name elsewhere in the spec. */
  List<DocumentHighlight> highlights() {
    List<DocumentHighlight> all = new ArrayList<>();
    if (view != null && at != null) {
      for (SpecIndex.Found each : view.all()) {
        Span span = each.of().equals(at.of()) && each.isName() ? view.span(each) : null;
        if (span != null) {
          boolean declared = each.occurrence().role() == Occurrence.Role.DECLARED;
          DocumentHighlightKind kind =
              declared ? DocumentHighlightKind.Write : DocumentHighlightKind.Read;
          all.add(new DocumentHighlight(view.document().range(span), kind));
        }
      }
    }
    return all;
  }

  /** The range of the name; null if there is none that can be changed. */
  @Nullable Range prepare() {
    if (view == null || at == null || !view.isCurrent()) {
      return null;
    }
    if (!at.isName() || at.of().kind() == Declaration.Kind.SPEC) {
      return null;
    }
    Span span = view.span(at);
    return span == null ? null : view.document().range(span);
  }

  /** Gives what is named here the name {@code name} everywhere. */
  WorkspaceEdit rename(String name) {
    if (view == null || !view.isCurrent()) {
      throw Names.refused(UNREADABLE);
    }
    if (at == null || !at.isName()) {
      throw Names.refused(NOTHING);
    }
    if (at.of().kind() == Declaration.Kind.SPEC) {
      throw Names.refused("the id of a spec is the name of its file and of its format, too");
    }
    if (!name.matches("[a-z][a-z0-9_]*")) {
      throw Names.refused("a name is small letters, digits and _, and begins with a letter");
    }
    SpecFamily family = snapshot.analyzer().family(view, at.of().file());
    Map<Path, List<SpecIndex.Found>> found = family.of(at.of());
    String problem = name.equals(at.of().id()) ? null : family.problem(found, name);
    if (problem != null) {
      throw Names.refused(problem);
    }
    return edit(family, found, name);
  }

  private static WorkspaceEdit edit(
      SpecFamily family, Map<Path, List<SpecIndex.Found>> found, String name) {
    Map<String, List<TextEdit>> edits = new TreeMap<>();
    found.forEach(
        (file, all) -> {
          for (SpecIndex.Found each : all) {
            Location location = each.isName() ? family.location(file, each) : null;
            if (location != null) {
              edits
                  .computeIfAbsent(location.getUri(), uri -> new ArrayList<>())
                  .add(new TextEdit(location.getRange(), name));
            }
          }
        });
    return new WorkspaceEdit(edits);
  }
}
