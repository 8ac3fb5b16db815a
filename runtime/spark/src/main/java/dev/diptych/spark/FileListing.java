package dev.diptych.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.GlobFilter;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.PathFilter;

/** The files of a read, by the rules of Spark's own sources. */
final class FileListing {
  private final Configuration hadoop;
  private final PathFilter names;
  private final boolean recursive;
  private final List<InputFile> found = new ArrayList<>();

  private FileListing(Configuration hadoop, PathFilter names, boolean recursive) {
    this.hadoop = hadoop;
    this.names = names;
    this.recursive = recursive;
  }

  /**
   * The files of all paths, by their names; hidden files and those of folders in folders are left
   * out, unless they are asked for.
   *
   * @throws DiptychReadException if a path is missing
   */
  static List<InputFile> of(ReadOptions options, Configuration hadoop) throws IOException {
    PathFilter names = options.glob() == null ? path -> true : new GlobFilter(options.glob());
    FileListing listing = new FileListing(hadoop, names, options.recursive());
    if (options.paths().isEmpty()) {
      throw new DiptychReadException("invalid-option", "load needs a file or folder");
    }
    for (String path : options.paths()) {
      listing.add(new Path(path));
    }
    listing.found.sort(Comparator.comparing(InputFile::path));
    return listing.found;
  }

  private void add(Path pattern) throws IOException {
    FileSystem files = pattern.getFileSystem(hadoop);
    FileStatus[] matches = files.globStatus(pattern);
    if (matches == null || matches.length == 0) {
      throw new DiptychReadException("cannot-read", pattern + " does not exist");
    }
    for (FileStatus match : matches) {
      if (match.isDirectory()) {
        folder(files, match.getPath());
      } else {
        file(match);
      }
    }
  }

  private void folder(FileSystem files, Path folder) throws IOException {
    FileStatus[] all;
    try {
      all = files.listStatus(folder);
    } catch (FileNotFoundException e) {
      return; // removed since
    }
    for (FileStatus each : all) {
      String name = each.getPath().getName();
      boolean hidden = name.startsWith(".") || name.startsWith("_");
      if (!hidden && each.isFile()) {
        file(each);
      } else if (!hidden && recursive) {
        folder(files, each.getPath());
      }
    }
  }

  private void file(FileStatus status) {
    if (names.accept(status.getPath())) {
      String path = status.getPath().toUri().toString();
      found.add(new InputFile(path, status.getLen(), status.getModificationTime()));
    }
  }
}
