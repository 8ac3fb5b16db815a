package dev.diptych.lsp.analysis;

import dev.diptych.compiler.SpecSource;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.resolve.Declaration;
import dev.diptych.ksy.resolve.Occurrence;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.spectools.SpecEngines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares a spec before and after something in it has got another name. */
final class RenameCheck {
  private static final String OTHER = "with this name, a name in %s would mean something else";

  private final SpecEngines before;
  private final SpecEngines after;

  RenameCheck(SpecEngines before, SpecEngines after) {
    this.before = before;
    this.after = after;
  }

  /** Why the spec is not the same but for the name; null if it is. */
  @Nullable String problem(SpecSource spec, SpecIndex index) {
    try {
      Modules modules = after.modules(spec);
      List<Diagnostic> errors = after.update(spec).state().errors();
      List<String> known = messages(before.update(spec).state().errors());
      if (errors.size() > known.size() || !modules.hasRoot()) {
        List<String> added = new ArrayList<>(messages(errors));
        added.removeAll(known);
        return added.isEmpty() ? OTHER.formatted(spec.ksy().getFileName()) : added.get(0);
      }
      SpecIndex renamed = OpenSpecs.of(spec.ksy(), modules);
      for (Path file : index.files()) {
        if (!meanings(index, file).equals(meanings(renamed, file))) {
          return OTHER.formatted(file.getFileName());
        }
      }
      return null;
    } catch (IOException | SpecException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static List<String> messages(List<Diagnostic> errors) {
    return errors.stream().map(Diagnostic::message).toList();
  }

  /**
   * What is named, in the order of the text.
   *
   * @param file where it is declared
   * @param rank how many declarations are before it there
   */
  private record Meaning(Occurrence.Role role, Declaration.Kind kind, Path file, int rank) {}

  private static List<Meaning> meanings(SpecIndex index, Path file) {
    Map<Declaration, Integer> ranks = new HashMap<>();
    for (Path each : index.files()) {
      int rank = 0;
      for (SpecIndex.Found found : sorted(index, each)) {
        if (found.occurrence().role() == Occurrence.Role.DECLARED) {
          ranks.put(found.of(), rank++);
        }
      }
    }
    List<Meaning> meanings = new ArrayList<>();
    for (SpecIndex.Found found : sorted(index, file)) {
      Declaration of = found.of();
      meanings.add(
          new Meaning(found.occurrence().role(), of.kind(), of.file(), ranks.getOrDefault(of, -1)));
    }
    return meanings;
  }

  private static List<SpecIndex.Found> sorted(SpecIndex index, Path file) {
    List<SpecIndex.Found> found = new ArrayList<>(index.in(file));
    found.sort(
        Comparator.comparing((SpecIndex.Found each) -> each.span().start())
            .thenComparing(each -> each.span().end())
            .thenComparing(each -> each.occurrence().role()));
    return found;
  }
}
