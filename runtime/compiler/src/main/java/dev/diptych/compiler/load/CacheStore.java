package dev.diptych.compiler.load;

import dev.diptych.files.Ownership;
import dev.diptych.files.PrivateFiles;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A folder of files that may disappear at any time. Each begins with the checksum of its content;
 * damaged and unreadable files count as absent. A folder that cannot be written stays empty. Its
 * content will be run, so folders and files that other users can write are neither read nor
 * written.
 */
final class CacheStore {
  /** Older files are deleted; they can be generated again. */
  private static final Duration MAX_AGE = Duration.ofDays(30);

  private static final Pattern FILE_NAME =
      Pattern.compile("[0-9a-f]{64}\\.\\w+(\\.[0-9a-f-]{36}\\.tmp)?");

  /** Compiled classes of one spec are far smaller. */
  private static final int MAX_BYTES = 256 << 20;

  private final @Nullable PrivateFiles files;

  /**
   * The content of a folder.
   *
   * @param files the folder; null for none
   */
  CacheStore(@Nullable PrivateFiles files) {
    this.files = files;
  }

  /** The content of {@code folder} for the user of this process. */
  static CacheStore of(@Nullable Path folder) {
    try {
      return new CacheStore(folder == null ? null : new PrivateFiles(folder, Ownership.of(folder)));
    } catch (IOException e) {
      return new CacheStore(null);
    }
  }

  /** A warning where the folder is not used, though it could be. */
  List<Diagnostic> notes() {
    try {
      String objection = files == null ? null : files.problem();
      if (files == null || objection == null) {
        return List.of();
      }
      String message = "the cache of compiled specs is not used: " + objection;
      return List.of(
          Diagnostic.warning(
              "cache-not-used",
              new Location.Whole(files.folder().toString()),
              message,
              "what is in it would be run; DIPTYCH_CACHE names another folder"));
    } catch (IOException e) {
      return List.of(); // What cannot be looked at cannot be read or written, either.
    }
  }

  /** The content of the file {@code name}, or null. */
  byte @Nullable [] read(String name) {
    try {
      byte[] file = files == null ? null : files.read(name, MAX_BYTES);
      if (file == null || file.length < Fingerprint.LENGTH) {
        return null;
      }
      byte[] sum = Arrays.copyOf(file, Fingerprint.LENGTH);
      byte[] content = Arrays.copyOfRange(file, Fingerprint.LENGTH, file.length);
      return Arrays.equals(sum, sum(name, content)) ? content : null;
    } catch (IOException e) {
      return null;
    }
  }

  /** Writes {@code content} as {@code name} if possible, either completely or not at all. */
  void write(String name, byte[] content) {
    if (files == null) {
      return;
    }
    try {
      files.write(
          name,
          out -> {
            out.write(sum(name, content));
            out.write(content);
          });
      files.sweep(file -> FILE_NAME.matcher(file).matches(), MAX_AGE);
    } catch (IOException e) {
      // The next run is just as slow as this one.
      return;
    }
  }

  /** The checksum covers the name, so that a renamed file is invalid. */
  private static byte[] sum(String name, byte[] content) {
    return new Fingerprint().add(name).add(content).bytes();
  }
}
