package dev.diptych.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Deletes temporary files of runs that were killed: files with such a name that are not locked and
 * have not been modified for an hour.
 */
final class StaleTemporaryFiles {
  private static final Duration MIN_AGE = Duration.ofHours(1);

  /** A long run may write to any number of folders. */
  private static final int MAX_CLEANED = 1000;

  /** The folders that this run has already cleaned, as many as it remembers. */
  private static final Set<Path> CLEANED = ConcurrentHashMap.newKeySet();

  private StaleTemporaryFiles() {}

  /** Deletes stale files next to {@code target}, once per run. */
  static void delete(Entry target) {
    Path path = target.folderPath();
    if (!CLEANED.add(path)) {
      return;
    }
    if (CLEANED.size() > MAX_CLEANED) {
      CLEANED.clear();
    }
    try (Folder folder = target.open();
        DirectoryStream<Path> files =
            Files.newDirectoryStream(
                path, each -> TemporaryName.is(each.getFileName().toString()))) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        if (isOld(folder, name) && !isInUse(folder, name)) {
          folder.delete(name);
        }
      }
    } catch (IOException | RuntimeException e) {
      // The output can be written all the same.
      return;
    }
  }

  private static boolean isOld(Folder folder, String name) throws IOException {
    BasicFileAttributes found = folder.look(name);
    return found != null
        && found.isRegularFile()
        && found.lastModifiedTime().toInstant().isBefore(Instant.now().minus(MIN_AGE));
  }

  private static boolean isInUse(Folder folder, String name) {
    try (FileChannel channel = folder.open(name, Set.of(StandardOpenOption.WRITE));
        FileLock lock = channel.tryLock()) {
      return lock == null;
    } catch (IOException | OverlappingFileLockException e) {
      return true; // Or it is not writable, which is a reason to keep it as well.
    }
  }
}
