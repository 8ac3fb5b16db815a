package dev.diptych.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where resolving a path begins: a folder that the user has, and a folder beneath it.
 *
 * @param top the checkout that the second folder is in, or else the deepest folder above it that
 *     exists; a path without links
 * @param inside the path from there to the second folder, which need not exist
 */
record Base(Path top, Path inside) {
  private static final String REPOSITORY = ".git";
  private static final String PROJECT = "diptych.toml";

  /** How many links are followed: the limit of Linux. */
  static final int MAX_LINKS = 40;

  /**
   * The base for what is in {@code folder}. No link of a checkout leads out of it to the folder.
   */
  static Base of(Path folder) throws IOException {
    Path absolute = folder.toAbsolutePath().normalize();
    Path checkout = checkout(absolute);
    if (checkout != null) {
      return new Base(checkout.toRealPath(), checkout.relativize(absolute));
    }
    Path real = RealPath.of(absolute);
    Path existing = RealPath.existing(real);
    return new Base(existing, existing.relativize(real));
  }

  /**
   * The entry of a file that the user has named. Outside of checkouts, a link is followed wherever
   * it leads.
   *
   * @param created receives missing folders, which are created
   */
  static Entry file(Path file, @Nullable CreatedFolders created) throws IOException {
    Path absolute = file.toAbsolutePath().normalize();
    Path checkout = checkout(absolute);
    if (checkout != null) {
      Base base = new Base(checkout.toRealPath(), Path.of(""));
      return Descent.find(base, checkout.relativize(absolute), created);
    }
    Path target = target(file);
    Path real = RealPath.of(folder(target, file));
    Path existing = RealPath.existing(real);
    return Descent.find(
        new Base(existing, existing.relativize(real)), target.getFileName(), created);
  }

  /** Whether {@code file} is in a checkout. */
  static boolean isInCheckout(Path file) {
    return checkout(file.toAbsolutePath().normalize()) != null;
  }

  /**
   * The nearest repository above {@code path}, or else the nearest project, but not through a link
   * of another one; null if there is none.
   */
  static @Nullable Path checkout(Path path) {
    Path repository = null;
    Path project = null;
    Path at = path.getRoot();
    for (int i = 0; i < path.getNameCount() - 1; i++) {
      at = at.resolve(path.getName(i));
      if ((repository != null || project != null) && Files.isSymbolicLink(at)) {
        break;
      }
      repository = has(at, REPOSITORY) ? at : repository;
      project = has(at, PROJECT) ? at : project;
    }
    return repository != null ? repository : project;
  }

  private static boolean has(Path folder, String mark) {
    return Files.exists(folder.resolve(mark), LinkOption.NOFOLLOW_LINKS);
  }

  /** What links lead to from {@code file}, which need not exist. */
  private static Path target(Path file) throws IOException {
    Path target = file.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MAX_LINKS) {
        throw new FileSystemLoopException(file.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  private static Path folder(Path target, Path file) throws IOException {
    Path folder = target.getParent();
    if (folder == null) {
      throw new FileSystemException(file.toString(), null, "it is the root folder");
    }
    return folder;
  }
}
