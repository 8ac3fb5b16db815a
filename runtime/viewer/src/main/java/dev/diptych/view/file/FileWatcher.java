package dev.diptych.view.file;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads files again when they change. Watches their folders, because editors replace files: what is
 * written under another name and moved is a change, too.
 */
public final class FileWatcher implements AutoCloseable {
  /** An editor may write a file in several steps: nothing must change for this long. */
  private static final long QUIET_MILLIS = 15;

  /** A file that changes all the time is read while it does. */
  private static final int MAX_STEPS = 10;

  private static final WatchEvent.Kind<?>[] KINDS = {
    StandardWatchEventKinds.ENTRY_CREATE,
    StandardWatchEventKinds.ENTRY_MODIFY,
    StandardWatchEventKinds.ENTRY_DELETE
  };

  private final WatchService service;
  private final List<ShownFile> files;
  private final IntConsumer changed;
  private final Map<Path, WatchKey> folders = new HashMap<>();

  private FileWatcher(WatchService service, List<ShownFile> files, IntConsumer changed) {
    this.service = service;
    this.files = files;
    this.changed = changed;
  }

  /**
   * Begins to watch.
   *
   * @param changed receives the index of a file after it was read again
   * @throws IOException if the system cannot watch folders
   */
  public static FileWatcher start(List<ShownFile> files, IntConsumer changed) throws IOException {
    FileWatcher watcher =
        new FileWatcher(FileSystems.getDefault().newWatchService(), files, changed);
    watcher.watchFolders();
    Thread thread = new Thread(watcher::run, "diptych-watcher");
    thread.setDaemon(true);
    thread.start();
    return watcher;
  }

  private void watchFolders() throws IOException {
    Set<Path> wanted = new HashSet<>();
    for (ShownFile file : files) {
      for (Path path : file.newest().loaded().files()) {
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null && Files.isDirectory(folder)) {
          wanted.add(folder);
        }
      }
    }
    for (Path folder : wanted) {
      WatchKey key = folders.get(folder);
      if (key == null || !key.isValid()) {
        folders.put(folder, folder.register(service, KINDS));
      }
    }
  }

  private void run() {
    try {
      while (true) {
        Set<Path> touched = new HashSet<>();
        collect(service.take(), touched);
        WatchKey key = later();
        for (int step = 0; key != null && step < MAX_STEPS; step++) {
          collect(key, touched);
          key = later();
        }
        if (key != null) {
          collect(key, touched);
        }
        reload(touched);
        watchFolders();
      }
    } catch (ClosedWatchServiceException | InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      // The folder is gone: there is nothing left to follow.
      Thread.currentThread().interrupt();
    }
  }

  /** A change that follows at once, or null. */
  private @Nullable WatchKey later() throws InterruptedException {
    return service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
  }

  private static void collect(WatchKey key, Set<Path> touched) {
    Path folder = (Path) key.watchable();
    for (WatchEvent<?> event : key.pollEvents()) {
      // After an overflow it is not known which files have changed.
      touched.add(event.context() instanceof Path name ? folder.resolve(name) : folder);
    }
    key.reset();
  }

  private void reload(Set<Path> touched) {
    for (int i = 0; i < files.size(); i++) {
      boolean affected =
          files.get(i).newest().loaded().files().stream().anyMatch(path -> isIn(touched, path));
      if (affected) {
        files.get(i).reload();
        changed.accept(i);
      }
    }
  }

  private static boolean isIn(Set<Path> touched, Path path) {
    Path absolute = path.toAbsolutePath();
    return touched.contains(absolute) || touched.contains(absolute.getParent());
  }

  @Override
  public void close() throws IOException {
    service.close();
  }
}
