package dev.diptych.conformance;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.family.FormatFamily;
import dev.diptych.files.IncludedTexts;
import dev.diptych.files.InputFiles;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Pattern;

/** The texts of the repository, plain and authored. */
public final class RepositoryTexts {
  private static final List<Vocabulary> VOCABULARIES =
      ServiceLoader.load(FormatFamily.class).stream()
          .flatMap(family -> family.get().vocabularies().stream())
          .toList();

  private static final Pattern NAMES = Pattern.compile(".*\\.(twin|mkm|plain)");

  /** Folders with tens of thousands of files, none of which is a text of the repository. */
  private static final Set<String> OTHERS = Set.of("target", ".git", "node_modules");

  private RepositoryTexts() {}

  /** All of them, in a fixed order; also those that are there to be rejected. */
  public static List<Path> all() throws IOException {
    List<Path> texts = new ArrayList<>();
    Files.walkFileTree(
        Repository.root(),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            boolean others = OTHERS.contains(String.valueOf(folder.getFileName()));
            return others ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (NAMES.matcher(file.toString()).matches() && Files.isRegularFile(file)) {
              texts.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    texts.sort(null);
    return texts;
  }

  /** Opens {@code file} and what it includes, with the words of all plug-ins. */
  public static AuthoredTexts authored(Engine engine, Path file) {
    return authored(engine, file, List.of());
  }

  /** The same with folders where included files are looked for. */
  public static AuthoredTexts authored(Engine engine, Path file, List<Path> folders) {
    IncludedTexts includes = new IncludedTexts(file, folders, new InputFiles());
    return new AuthoredTexts(engine, () -> VOCABULARIES, includes, 1);
  }
}
