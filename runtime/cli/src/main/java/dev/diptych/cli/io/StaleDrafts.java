package dev.diptych.cli.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Deletes drafts of runs that were killed, which could not do so themselves: files with the name of
 * a draft that nobody has locked, and nobody has written to for an hour.
 */
final class StaleDrafts {
  private static final Duration MIN_AGE = Duration.ofHours(1);

  /** The folders that this run has swept already. */
  private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();

  private StaleDrafts() {}

  /** Sweeps {@code folder}, once in each run. What cannot be deleted stays. */
  static void sweep(Path folder) {
    if (!SWEPT.add(folder)) {
      return;
    }
    try (DirectoryStream<Path> drafts =
        Files.newDirectoryStream(folder, file -> DraftName.is(file.getFileName().toString()))) {
      for (Path draft : drafts) {
        if (isOld(draft) && !isInUse(draft)) {
          Files.deleteIfExists(draft);
        }
      }
    } catch (IOException | RuntimeException e) {
      // It is a courtesy: whether the output can be written is another question.
      return;
    }
  }

  private static boolean isOld(Path draft) throws IOException {
    Instant written = Files.getLastModifiedTime(draft, LinkOption.NOFOLLOW_LINKS).toInstant();
    return Files.isRegularFile(draft, LinkOption.NOFOLLOW_LINKS)
        && written.isBefore(Instant.now().minus(MIN_AGE));
  }

  private static boolean isInUse(Path draft) {
    try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      return lock == null;
    } catch (IOException | OverlappingFileLockException e) {
      return true; // Or not ours to write to, which is as good a reason to leave it.
    }
  }
}
