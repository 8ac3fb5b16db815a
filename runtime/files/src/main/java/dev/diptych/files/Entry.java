package dev.diptych.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A name in a folder, which need not exist. Its folder is opened for each use: a run may have more
 * outputs than a process may have open folders.
 *
 * @param top the folder that it is beneath, a path without links
 * @param folders the names from there to its folder; none is a link
 * @param name the name
 */
record Entry(Path top, List<String> folders, String name) {
  Entry {
    folders = List.copyOf(folders);
  }

  /** Its path, which had no links when it was found. */
  Path path() {
    return folderPath().resolve(name);
  }

  /** The path of its folder. */
  Path folderPath() {
    Path path = top;
    for (String folder : folders) {
      path = path.resolve(folder);
    }
    return path;
  }

  /**
   * Opens its folder.
   *
   * @throws IOException if a folder on the way does not exist or has become a link
   */
  Folder open() throws IOException {
    Folder at = Folder.open(top);
    for (String folder : folders) {
      try (Folder above = at) {
        at = above.folder(folder);
      }
    }
    return at;
  }
}
