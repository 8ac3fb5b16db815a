package dev.diptych.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.names.Definition;
import dev.diptych.lsp.names.Occurrence;
import dev.diptych.lsp.names.Resolution;
import dev.diptych.lsp.names.Resolver;
import dev.diptych.model.source.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Location;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a name at a position means, and where it is used: in the text, in the texts that it
 * includes, and in the texts of its folder that include it.
 */
final class NameSearch {
  private static final int MAX_FILES = 200;
  private static final long MAX_SIZE = 1 << 20;

  private final TextView view;
  private final List<NameTexts> roots = new ArrayList<>();
  private final Map<Occurrence, Set<Definition>> references = new LinkedHashMap<>();
  private final Set<Definition> definitions = new LinkedHashSet<>();
  private final Set<Occurrence> duplicates = new LinkedHashSet<>();

  /**
   * A search.
   *
   * @param everywhere whether texts that include this one count
   */
  NameSearch(TextView view, boolean everywhere) {
    this.view = view;
    roots.add(new NameTexts(view));
    if (everywhere) {
      addIncluders();
    }
    resolve(Occurrence::name);
  }

  private void resolve(Function<Occurrence, String> naming) {
    references.clear();
    definitions.clear();
    duplicates.clear();
    for (NameTexts root : roots) {
      Resolution found = new Resolver(root, naming).resolve(root.main(), root.library(), -1);
      found
          .references()
          .forEach(
              (at, meant) ->
                  references.computeIfAbsent(at, key -> new LinkedHashSet<>()).addAll(meant));
      definitions.addAll(found.definitions());
      duplicates.addAll(found.duplicates());
    }
  }

  private void addIncluders() {
    Path own = DocumentPath.real(view.document().uri());
    Path folder = own == null ? null : own.getParent();
    if (own == null || folder == null) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(each -> !each.equals(own)).limit(MAX_FILES).toList()) {
        addIncluder(file, String.valueOf(own.getFileName()));
      }
    } catch (IOException e) {
      // A folder that cannot be read has no texts that include this one.
      return;
    }
  }

  private void addIncluder(Path file, String name) throws IOException {
    if (!file.toString().matches(".*\\.[a-z]+") || !Files.isRegularFile(file)) {
      return;
    }
    Snapshot snapshot = view.snapshot();
    Document open = snapshot.analyzer().open(file);
    if (open == null && Files.size(file) > MAX_SIZE) {
      return;
    }
    Document document =
        open == null
            ? Document.opened(
                file.toUri().toString(), "", 0, new String(Files.readAllBytes(file), UTF_8))
            : open;
    String text = document.text();
    if (text.contains("include") && text.contains(name)) {
      Snapshot other =
          new Snapshot(
              snapshot.analyzer().analyze(document),
              snapshot.findings(),
              snapshot.analyzer(),
              snapshot.workspace());
      if (other.analysis().isText()) {
        roots.add(new NameTexts(TextView.of(other)));
      }
    }
  }

  /** The name of a definition or reference at {@code offset} of the text, or null. */
  @Nullable Occurrence at(int offset) {
    Group group = view.outline().at(offset);
    for (Span reference : group.references()) {
      if (Outline.touches(reference, offset) || reference.start() == offset + 1) {
        return new Occurrence(main(), reference);
      }
    }
    for (Group.Definition definition : group.definitions()) {
      if (Outline.touches(definition.name(), offset)) {
        return new Occurrence(main(), definition.name());
      }
    }
    return null;
  }

  /** The names of blocks in the same texts. */
  BlockNames blocks() {
    return new BlockNames(view, roots);
  }

  private dev.diptych.lsp.names.Text main() {
    return roots.get(0).main();
  }

  /** The definitions that a name refers to, or is itself. */
  Set<Definition> definitions(Occurrence at) {
    Set<Definition> found = new LinkedHashSet<>(references.getOrDefault(at, Set.of()));
    definitions.stream().filter(each -> each.at().equals(at)).forEach(found::add);
    return found;
  }

  /** The names that refer to {@code definition}. */
  List<Occurrence> references(Definition definition) {
    return references.entrySet().stream()
        .filter(each -> each.getValue().contains(definition))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Whether all names would mean the same if {@code renamed} were called {@code name}. */
  boolean keepsMeaning(Set<Occurrence> renamed, String name) {
    Map<Occurrence, Set<Definition>> before = new LinkedHashMap<>();
    references.forEach((at, meant) -> before.put(at, Set.copyOf(meant)));
    Set<Occurrence> doubled = Set.copyOf(duplicates);
    resolve(at -> renamed.contains(at) ? name : at.name());
    boolean same = before.equals(references) && doubled.equals(duplicates);
    resolve(Occurrence::name);
    return same;
  }

  /** Where a name is; null in a vocabulary. */
  @Nullable Location location(Occurrence at) {
    return location(at.text(), at.span());
  }

  @Nullable Location location(dev.diptych.lsp.names.Text text, Span span) {
    for (NameTexts root : roots) {
      Location found = root.location(text, span);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The text that the include statement at {@code offset} names, or null. */
  @Nullable Location included(int offset) {
    for (Span include : view.outline().at(offset).includes()) {
      if (Outline.touches(include, offset)) {
        String file = dev.diptych.lsp.names.StringContent.of(view.outline(), include);
        var text = roots.get(0).read(main(), file);
        return text == null ? null : location(text, Span.at(0));
      }
    }
    return null;
  }
}
