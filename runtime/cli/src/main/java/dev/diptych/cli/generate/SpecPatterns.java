package dev.diptych.cli.generate;

import dev.diptych.cli.project.Entry;
import dev.diptych.cli.project.GenerateTable;
import dev.diptych.cli.project.Project;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** Finds the specs of a project: paths, and patterns with {@code *}, {@code **}, {@code ?}. */
public final class SpecPatterns {
  private static final String ENDING = ".ksy";
  private static final Set<String> SKIPPED = Set.of("node_modules", "target");

  private final Path folder;
  private final Diagnostics errors;
  private @Nullable List<Path> all;

  /**
   * @param folder the folder of the project
   * @param errors receives an error for each entry without a file
   */
  SpecPatterns(Path folder, Diagnostics errors) {
    this.folder = folder;
    this.errors = errors;
  }

  /**
   * The specs of all targets of {@code project}; entries without a file are omitted.
   *
   * @throws IoFailure if its folder cannot be read
   */
  public static Set<Path> all(Project project) throws IoFailure {
    Set<Path> all = new TreeSet<>();
    GenerateTable table = project.generate();
    if (table != null) {
      SpecPatterns patterns = new SpecPatterns(project.folder(), new Diagnostics());
      for (GenerateTable.Target target : table.targets()) {
        all.addAll(patterns.find(target.specs()));
      }
    }
    return all;
  }

  /** The specs that {@code entries} name, in order and each once. */
  Set<Path> find(List<Entry> entries) throws IoFailure {
    Set<Path> found = new TreeSet<>();
    for (Entry entry : entries) {
      try {
        find(entry, found);
      } catch (InvalidPathException | PatternSyntaxException e) {
        errors.add(Diagnostic.error("bad-project", entry.at(), "this is not a path or pattern"));
      }
    }
    return found;
  }

  private void find(Entry entry, Set<Path> found) throws IoFailure {
    String pattern = entry.value();
    if (!pattern.matches(".*[*?{\\[].*")) {
      Path file = folder.resolve(pattern).normalize();
      if (Files.isRegularFile(file)) {
        found.add(file);
      } else {
        errors.add(Diagnostic.error("bad-project", entry.at(), "there is no such file"));
      }
      return;
    }
    // "**/" also stands for no folder.
    PathMatcher whole = matcher(pattern);
    PathMatcher flat = matcher(pattern.replace("**/", ""));
    List<Path> matches =
        all().stream()
            .filter(path -> whole.matches(path) || flat.matches(path))
            .map(folder::resolve)
            .toList();
    if (matches.isEmpty()) {
      errors.add(Diagnostic.error("bad-project", entry.at(), "no spec matches this pattern"));
    }
    found.addAll(matches);
  }

  private static PathMatcher matcher(String pattern) {
    return FileSystems.getDefault().getPathMatcher("glob:" + pattern);
  }

  /** All specs of the project, relative to its folder. */
  private List<Path> all() throws IoFailure {
    if (all == null) {
      List<Path> specs = new ArrayList<>();
      try {
        Files.walkFileTree(folder, new Collector(specs));
      } catch (IOException e) {
        throw IoFailure.reading(folder.toString(), e);
      }
      all = specs;
    }
    return all;
  }

  /** Collects specs; hidden folders and those that builds create are skipped. */
  private final class Collector extends SimpleFileVisitor<Path> {
    private final List<Path> specs;

    Collector(List<Path> specs) {
      this.specs = specs;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
      String name = String.valueOf(path.getFileName());
      boolean skipped = SKIPPED.contains(name) || name.startsWith(".");
      return skipped && !path.equals(folder)
          ? FileVisitResult.SKIP_SUBTREE
          : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) {
      if (path.toString().endsWith(ENDING)) {
        specs.add(folder.relativize(path));
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
