package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.compiler.SpecSource;
import dev.diptych.ksy.resolve.Declaration;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.source.Span;
import dev.diptych.spectools.SpecEngines;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import org.eclipse.lsp4j.Location;
import org.jspecify.annotations.Nullable;

/** A spec, its imports, and the specs of the workspace that import it. */
public final class SpecFamily {
  private final SpecView view;
  private final Function<Path, byte @Nullable []> open;
  private final SpecEngines specs;
  private final Map<SpecSource, SpecIndex> roots;

  SpecFamily(
      SpecView view,
      Function<Path, byte @Nullable []> open,
      SpecEngines specs,
      Map<SpecSource, SpecIndex> roots) {
    this.view = view;
    this.open = open;
    this.specs = specs;
    this.roots = roots;
  }

  /** A file and a range of its bytes. */
  record Bytes(Path file, Span span) {}

  /** The same declaration in every spec of the family: where it gets its name. */
  private record Origin(Path file, List<String> path, Declaration.Kind kind) {
    static Origin of(Declaration declaration) {
      return new Origin(
          DocumentPath.key(declaration.file()), declaration.path(), declaration.kind());
    }
  }

  /** All occurrences of {@code declaration}, each once, by file. */
  public Map<Path, List<SpecIndex.Found>> of(Declaration declaration) {
    Origin wanted = Origin.of(declaration);
    Map<Bytes, SpecIndex.Found> all = new LinkedHashMap<>();
    for (SpecIndex index : roots.values()) {
      for (Path file : index.files()) {
        Path key = DocumentPath.key(file);
        for (SpecIndex.Found each : index.in(file)) {
          if (each.of().id().equals(declaration.id()) && Origin.of(each.of()).equals(wanted)) {
            all.putIfAbsent(new Bytes(key, each.span()), each);
          }
        }
      }
    }
    Map<Path, List<SpecIndex.Found>> byFile = new TreeMap<>();
    all.forEach(
        (at, found) -> byFile.computeIfAbsent(at.file(), f -> new ArrayList<>()).add(found));
    byFile.values().forEach(list -> list.sort((a, b) -> a.span().start() - b.span().start()));
    return byFile;
  }

  /** Where an occurrence is for the editor; null if its characters have changed since. */
  public @Nullable Location location(Path file, SpecIndex.Found found) {
    if (file.equals(DocumentPath.key(view.file()))) {
      Span span = view.span(found);
      Document document = view.document();
      return span == null ? null : new Location(document.uri(), document.range(span));
    }
    String uri = file.toUri().toString();
    Document other = Document.opened(uri, "", 0, new String(text(file), UTF_8));
    return new Location(uri, other.range(found.span()));
  }

  /** The text of a file of the family. */
  private byte[] text(Path file) {
    for (SpecIndex index : roots.values()) {
      for (Path each : index.files()) {
        if (DocumentPath.key(each).equals(file)) {
          return Objects.requireNonNull(index.text(each));
        }
      }
    }
    throw new IllegalArgumentException(file.toString());
  }

  /**
   * Why {@code renamed} cannot be called {@code name}; null if it can: the specs have no more
   * errors than before, and every name means what it meant.
   */
  public @Nullable String problem(Map<Path, List<SpecIndex.Found>> renamed, String name) {
    Map<Path, byte[]> texts = new LinkedHashMap<>();
    renamed.forEach((file, found) -> texts.put(file, edited(text(file), found, name)));
    SpecEngines edited =
        new SpecEngines(
            file -> {
              byte[] text = texts.get(DocumentPath.key(file));
              return text == null ? open.apply(file) : text;
            });
    RenameCheck check = new RenameCheck(specs, edited);
    for (Map.Entry<SpecSource, SpecIndex> each : roots.entrySet()) {
      String problem = check.problem(each.getKey(), each.getValue());
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private static byte[] edited(byte[] text, List<SpecIndex.Found> found, String name) {
    String characters = new String(text, ISO_8859_1);
    StringBuilder edited = new StringBuilder();
    int at = 0;
    for (SpecIndex.Found each : found) {
      if (each.isName()) {
        edited.append(characters, at, each.span().start()).append(name);
        at = each.span().end();
      }
    }
    edited.append(characters.substring(at));
    return edited.toString().getBytes(ISO_8859_1);
  }
}
