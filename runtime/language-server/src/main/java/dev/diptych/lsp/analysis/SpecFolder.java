package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The specs of a folder that may import a spec. */
final class SpecFolder {
  private static final int MAX_DEPTH = 12;
  private static final int MAX_FILES = 5_000;
  private static final int MAX_IMPORTERS = 200;
  private static final long MAX_SIZE = 1 << 20;
  private static final String ENDING = ".ksy";

  private final Map<Path, String> texts = new LinkedHashMap<>();

  /**
   * The specs in a folder.
   *
   * @param open the text of an open document; null if it is not open
   */
  SpecFolder(Path folder, Function<Path, byte @Nullable []> open) {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          folder,
          EnumSet.noneOf(java.nio.file.FileVisitOption.class),
          MAX_DEPTH,
          new Visitor(files));
    } catch (IOException e) {
      return; // A folder that cannot be read has no specs.
    }
    files.sort(null);
    for (Path file : files) {
      byte[] text = open.apply(file);
      try {
        texts.put(file, new String(text == null ? Files.readAllBytes(file) : text, UTF_8));
      } catch (IOException e) {
        // A spec that cannot be read imports nothing.
      }
    }
  }

  private static final class Visitor extends SimpleFileVisitor<Path> {
    private final List<Path> files;

    Visitor(List<Path> files) {
      this.files = files;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      String name = String.valueOf(folder.getFileName());
      boolean other = name.startsWith(".") || name.equals("node_modules") || name.equals("target");
      return other ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (file.toString().endsWith(ENDING)
          && attributes.isRegularFile()
          && attributes.size() <= MAX_SIZE) {
        files.add(file);
      }
      return files.size() < MAX_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      return FileVisitResult.CONTINUE;
    }
  }

  /** Specs that name {@code file} or, in turn, one that does: they may import it. */
  List<Path> importers(Path file) {
    Set<Path> found = new HashSet<>();
    List<Path> all = new ArrayList<>();
    List<Path> next = new ArrayList<>(List.of(file));
    while (!next.isEmpty() && all.size() < MAX_IMPORTERS) {
      String name = stem(next.remove(next.size() - 1));
      for (Map.Entry<Path, String> each : texts.entrySet()) {
        String text = each.getValue();
        boolean may =
            !each.getKey().equals(file) && text.contains("imports") && text.contains(name);
        if (may && found.add(each.getKey())) {
          all.add(each.getKey());
          next.add(each.getKey());
        }
      }
    }
    return all;
  }

  private static String stem(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }
}
