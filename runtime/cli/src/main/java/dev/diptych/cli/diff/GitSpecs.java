package dev.diptych.cli.diff;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.git.GitCommand;
import dev.diptych.files.IoFailure;
import dev.diptych.files.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The specs of a commit, copied to a temporary folder, so that their imports are found there. */
public final class GitSpecs implements AutoCloseable {
  private static final String CODE = "cannot-read-git";
  private static final String ENDING = ".ksy";
  private static final byte[] NOTHING = {};
  private static final int MAX_SPECS = 10_000;

  private final String ref;
  private final Path root;
  private final TemporaryFolder copy;

  private GitSpecs(String ref, Path root, TemporaryFolder copy) {
    this.ref = ref;
    this.root = root;
    this.copy = copy;
  }

  /** A spec in the commit: its path, and its id as an object. */
  private record Entry(String path, String id) {}

  /**
   * Copies the specs of a commit.
   *
   * @param spec a file in the repository
   * @param ref a branch, a tag or another name of the commit
   * @throws IoFailure if there is no git, no repository or no such commit
   */
  public static GitSpecs of(Path spec, String ref) throws IOException {
    Path folder = spec.toAbsolutePath().normalize().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new IoFailure(
          "cannot-read", "cannot read " + spec + ": there is no such file or folder");
    }
    GitCommand git = new GitCommand(folder);
    String root = text(git.run(NOTHING, "rev-parse", "--show-toplevel"));
    String commit = commit(git, ref);
    TemporaryFolder copy = TemporaryFolder.create("specs");
    GitSpecs specs = new GitSpecs(ref, Path.of(root).toRealPath(), copy);
    try {
      specs.copyAll(git, entries(git.run(NOTHING, "ls-tree", "-r", "-z", "--full-tree", commit)));
      return specs;
    } catch (IOException | RuntimeException e) {
      specs.close();
      throw e;
    }
  }

  private static String commit(GitCommand git, String ref) throws IoFailure {
    if (ref.isEmpty() || ref.startsWith("-")) {
      throw new IoFailure(CODE, "'" + ref + "' is not the name of a commit");
    }
    try {
      return text(git.run(NOTHING, "rev-parse", "--verify", "--end-of-options", ref + "^{commit}"));
    } catch (IoFailure e) {
      throw new IoFailure(CODE, "there is no commit '" + ref + "': " + e.getMessage());
    }
  }

  private static String text(byte[] output) {
    return new String(output, UTF_8).strip();
  }

  /** The regular files in {@code tree} that are specs. */
  private static List<Entry> entries(byte[] tree) throws IoFailure {
    List<Entry> entries = new ArrayList<>();
    for (String line : new String(tree, UTF_8).split("\0", -1)) {
      int tab = line.indexOf('\t');
      String[] words = line.substring(0, Math.max(0, tab)).split(" ", -1);
      String path = line.substring(tab + 1);
      if (words.length == 3 && words[0].startsWith("100") && path.endsWith(ENDING)) {
        entries.add(new Entry(path, words[2]));
      }
    }
    if (entries.size() > MAX_SPECS) {
      throw new IoFailure(CODE, "the commit has more than " + MAX_SPECS + " specs");
    }
    return entries;
  }

  private void copyAll(GitCommand git, List<Entry> entries) throws IOException {
    StringBuilder ids = new StringBuilder();
    entries.forEach(entry -> ids.append(entry.id()).append('\n'));
    byte[] objects = git.run(ids.toString().getBytes(UTF_8), "cat-file", "--batch");
    int at = 0;
    for (Entry entry : entries) {
      int end = at;
      while (end < objects.length && objects[end] != '\n') {
        end++;
      }
      String[] head = new String(objects, at, end - at, UTF_8).split(" ", -1);
      if (head.length != 3 || !head[1].equals("blob")) {
        throw new IoFailure(CODE, "git does not have the content of " + entry.path());
      }
      int size = Integer.parseInt(head[2]);
      copy(entry.path(), objects, end + 1, size);
      at = end + 1 + size + 1;
    }
  }

  private void copy(String path, byte[] objects, int start, int size) throws IOException {
    try {
      copy.write(path, Arrays.copyOfRange(objects, start, start + size));
    } catch (InvalidPathException e) {
      throw new IoFailure(CODE, path + " is outside of the repository");
    }
  }

  /** The path in the copy of {@code path}, which need not exist in it. */
  public Path before(Path path) throws IOException {
    Path real = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath().normalize();
    return real.startsWith(root) ? copy.path().resolve(root.relativize(real).toString()) : real;
  }

  /** The folders of an import path in the copy, as far as the commit has them. */
  public List<Path> folders(List<Path> importPath) throws IOException {
    List<Path> folders = new ArrayList<>();
    for (Path folder : importPath) {
      Path before = before(folder);
      boolean copied = before.startsWith(copy.path());
      folders.add(copied ? copy.folder(copy.path().relativize(before).toString()) : before);
    }
    return folders;
  }

  /** {@code name} of a file in the copy as users know it: {@code main:spec/a.ksy}. */
  public String shown(String name) {
    String prefix = copy.path() + copy.path().getFileSystem().getSeparator();
    return name.startsWith(prefix) ? ref + ":" + name.substring(prefix.length()) : name;
  }

  @Override
  public void close() {
    copy.close();
  }
}
