package dev.diptych.cli.project;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Root;
import dev.diptych.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the specs of a project: paths, and patterns with {@code *}, {@code **}, {@code ?}. All of
 * them are in the checkout of the project, as the links to them lead.
 */
public final class SpecPatterns {
  private static final String ENDING = ".ksy";
  private static final Set<String> SKIPPED = Set.of("node_modules", "target");

  /** Of a path or pattern. */
  private static final int MAX_LENGTH = 1000;

  private final Path folder;
  private final Root checkout;
  private final Consumer<Diagnostic> errors;
  private @Nullable List<Path> all;

  /**
   * The patterns of a project.
   *
   * @param folder the folder of the project
   * @param errors receives an error for each entry without a file
   */
  public SpecPatterns(Path folder, Consumer<Diagnostic> errors) {
    this.folder = folder;
    this.checkout = Root.ofCheckout(folder);
    this.errors = errors;
  }

  /**
   * The specs that {@code entries} name, in order and each once.
   *
   * @throws IoFailure if the folder of the project cannot be read
   */
  public Set<Path> find(List<Entry> entries) throws IoFailure {
    Set<Path> found = new TreeSet<>();
    for (Entry entry : entries) {
      try {
        find(entry, found);
      } catch (InvalidPathException e) {
        errors.accept(Diagnostic.error("bad-project", entry.at(), "this is not a path or pattern"));
      }
    }
    return found;
  }

  private void find(Entry entry, Set<Path> found) throws IoFailure {
    String pattern = entry.value();
    if (pattern.length() > MAX_LENGTH) {
      String message = "more than %,d characters in a path or pattern".formatted(MAX_LENGTH);
      errors.accept(Diagnostic.error("bad-project", entry.at(), message));
      return;
    }
    boolean isPath = pattern.indexOf('*') < 0 && pattern.indexOf('?') < 0;
    List<Path> named =
        isPath
            ? List.of(Path.of(pattern))
            : all().stream().filter(path -> matches(pattern, unix(path))).toList();
    for (Path path : named) {
      add(entry, folder.resolve(path).normalize(), found);
    }
    if (named.isEmpty()) {
      errors.accept(Diagnostic.error("bad-project", entry.at(), "no spec matches this pattern"));
    }
  }

  private void add(Entry entry, Path file, Set<Path> found) {
    try {
      if (checkout.hasFile(file)) {
        found.add(file);
      } else {
        errors.accept(Diagnostic.error("bad-project", entry.at(), "there is no such file"));
      }
    } catch (IoFailure e) {
      errors.accept(Diagnostic.error("bad-project", entry.at(), String.valueOf(e.getMessage())));
    }
  }

  /** The folders for imports that {@code entries} name. */
  public List<Path> folders(List<Entry> entries) {
    List<Path> found = new ArrayList<>();
    for (Entry entry : entries) {
      try {
        Path path = folder.resolve(entry.value());
        if (checkout.hasFolder(path)) {
          found.add(path);
        } else {
          errors.accept(Diagnostic.error("bad-project", entry.at(), "there is no such folder"));
        }
      } catch (IoFailure e) {
        errors.accept(Diagnostic.error("bad-project", entry.at(), String.valueOf(e.getMessage())));
      } catch (InvalidPathException e) {
        errors.accept(Diagnostic.error("bad-project", entry.at(), "this is not a path"));
      }
    }
    return found;
  }

  private static String unix(Path path) {
    return path.toString().replace('\\', '/');
  }

  /**
   * Whether {@code path} matches: {@code *} and {@code ?} do not match a slash, {@code **} does,
   * and its folders may be none. Positions of the path are followed together, so that the time is
   * the product of both lengths at most.
   */
  static boolean matches(String pattern, String path) {
    boolean[] now = new boolean[path.length() + 1];
    now[0] = true;
    int at = 0;
    while (at < pattern.length()) {
      boolean folders = pattern.startsWith("**/", at);
      boolean all = pattern.startsWith("**", at);
      char c = pattern.charAt(at);
      boolean[] next = new boolean[now.length];
      boolean open = false;
      for (int i = 0; i < now.length; i++) {
        boolean slash = i > 0 && path.charAt(i - 1) == '/';
        if (folders) {
          next[i] = now[i] || (open && slash);
        } else if (all || c == '*') {
          open = open && (all || !slash);
          next[i] = open || now[i];
        } else if (i > 0) {
          next[i] = now[i - 1] && (c == '?' ? !slash : path.charAt(i - 1) == c);
        }
        open |= now[i];
      }
      now = next;
      at += folders ? 3 : all ? 2 : 1;
    }
    return now[path.length()];
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
