package dev.diptych.lsp.analysis;

import dev.diptych.twin.LocatedDocument;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What checking one version of a document found.
 *
 * @param list the findings, in this document and in files that it includes
 * @param files the real paths of the files that were read for it
 * @param opened the document that it means, if it has one
 */
public record Findings(List<Finding> list, Set<Path> files, @Nullable LocatedDocument opened) {
  /** Nothing was found. */
  public static final Findings NONE = new Findings(List.of(), Set.of(), null);

  /** Keeps its own copies. */
  public Findings {
    list = List.copyOf(list);
    files = Set.copyOf(files);
  }

  /** The same findings, for which {@code more} files were read, too. */
  Findings reading(Set<Path> more) {
    Set<Path> all = new HashSet<>(files);
    all.addAll(more);
    return new Findings(list, all, opened);
  }
}
