package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Root;
import dev.diptych.files.TemporaryFolder;
import dev.diptych.lsp.document.Document;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A copy of an edited spec and of its imports in a temporary folder. */
final class SpecCopy implements AutoCloseable {
  private static final int MAX_FILES = 200;
  private static final int MAX_BYTES = 16 << 20;

  /** A list of imports, in brackets or one to a line. */
  private static final Pattern IMPORTS =
      Pattern.compile(
          "^\\s+imports:\\s*(?:\\[([^\\]]*)\\]|((?:\\s*(?:#.*)?\\R\\s*-[^\\n\\r]*)+))",
          Pattern.MULTILINE);

  private static final Pattern NAME = Pattern.compile("[^\\s,\\[\\]\"'#-][^\\s,\\[\\]\"'#]*");

  private final TemporaryFolder folder;
  private final Path originalSpec;
  private final OpenDocuments open;
  private final Map<Path, Path> originals = new HashMap<>();

  private SpecCopy(TemporaryFolder folder, Path originalSpec, OpenDocuments open) {
    this.folder = folder;
    this.originalSpec = originalSpec;
    this.open = open;
  }

  /**
   * Copies {@code spec}, whose content is {@code text}, and the files beside it that it imports.
   */
  static SpecCopy of(Path spec, String text, OpenDocuments open) throws IOException {
    TemporaryFolder folder = TemporaryFolder.create("spec");
    SpecCopy copy = new SpecCopy(folder, spec.toAbsolutePath().normalize(), open);
    try {
      copy.add(copy.originalSpec, text);
    } catch (IOException | RuntimeException e) {
      copy.close();
      throw e;
    }
    return copy;
  }

  /** The copy of the spec. */
  Path spec() {
    return folder.path().resolve(originalSpec.getFileName());
  }

  /** The spec itself. */
  Path originalSpec() {
    return originalSpec;
  }

  /** The file that {@code name}, a path in messages, is a copy of; null if it is none. */
  @Nullable Path original(String name) {
    try {
      return originals.get(Path.of(name));
    } catch (InvalidPathException e) {
      return null;
    }
  }

  /** The real paths of the copied files. */
  Set<Path> originals() {
    Set<Path> files = new HashSet<>();
    for (Path file : originals.values()) {
      Path real = DocumentPath.real(file.toUri().toString());
      if (real != null) {
        files.add(real);
      }
    }
    return files;
  }

  private void add(Path file, String text) throws IOException {
    Path root = originalSpec.getParent();
    if (root == null || !file.startsWith(root) || originals.size() == MAX_FILES) {
      return;
    }
    String name = root.relativize(file).toString();
    if (originals.putIfAbsent(folder.path().resolve(name), file) != null) {
      return;
    }
    folder.write(name, text.getBytes(UTF_8));
    Matcher lists = IMPORTS.matcher(text);
    while (lists.find()) {
      Matcher names = NAME.matcher(lists.group(1) == null ? lists.group(2) : lists.group(1));
      while (names.find()) {
        addImport(file, names.group());
      }
    }
  }

  private void addImport(Path importing, String name) throws IOException {
    Path root = originalSpec.getParent();
    if (name.startsWith("/") || root == null) {
      return;
    }
    try {
      Path file = importing.resolveSibling(name + ".ksy").normalize();
      byte[] content = file.startsWith(root) ? Root.of(root).read(file, MAX_BYTES) : null;
      if (content != null) {
        Document edited = open.of(file.toRealPath());
        add(file, edited == null ? new String(content, UTF_8) : edited.text());
      }
    } catch (InvalidPathException | IoFailure e) {
      return; // The compiler reports it.
    }
  }

  @Override
  public void close() {
    folder.close();
  }
}
