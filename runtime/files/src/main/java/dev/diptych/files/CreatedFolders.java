package dev.diptych.files;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** The folders that a run creates for its outputs. Folders that stay empty are removed. */
public final class CreatedFolders {
  private final Deque<Entry> created = new ArrayDeque<>();

  /** Creates the folder {@code entry} in {@code within}, its open parent, if there is none. */
  synchronized void create(Entry entry, Folder within) throws IOException {
    if (within.look(entry.name()) != null) {
      return; // Another thread of this run has created it.
    }
    if (entry.folders().isEmpty() || !moved(entry, within)) {
      make(entry.path());
    }
    created.push(entry);
  }

  private static void make(Path folder) throws IOException {
    try {
      Files.createDirectory(folder);
    } catch (FileAlreadyExistsException e) {
      return; // Opening it shows whether it is a folder.
    }
  }

  /**
   * Creates the folder at the top and moves it, because Java can create folders only by their
   * paths, in which a name may have become a link; false if they are on different file systems.
   */
  private static boolean moved(Entry entry, Folder within) throws IOException {
    String name = TemporaryName.next();
    Path made = entry.top().resolve(name);
    Files.createDirectory(made);
    try (Folder top = Folder.open(entry.top())) {
      top.move(name, within, entry.name());
      return true;
    } catch (IOException e) {
      Files.deleteIfExists(made);
      if (within.look(entry.name()) != null) {
        return true; // Opening it shows whether it is a folder.
      }
      if (e instanceof AtomicMoveNotSupportedException) {
        return false;
      }
      throw e;
    }
  }

  /** Removes those that are empty. */
  public synchronized void removeEmpty() {
    created.forEach(CreatedFolders::removeIfEmpty);
    created.clear();
  }

  static void removeIfEmpty(Entry folder) {
    try (Folder above = folder.open()) {
      above.deleteFolder(folder.name());
    } catch (IOException e) {
      // It contains an output, or a file of another program.
      return;
    }
  }
}
