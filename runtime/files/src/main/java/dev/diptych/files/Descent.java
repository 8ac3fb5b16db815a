package dev.diptych.files;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotLinkException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Resolves a path beneath a folder, name by name. Each folder is opened without following links; a
 * link is followed by resolving the names that it consists of in the same way, so that no link that
 * is made meanwhile leads out.
 */
final class Descent implements AutoCloseable {
  private final Path top;
  private final @Nullable CreatedFolders created;
  private final Deque<Folder> open = new ArrayDeque<>();
  private final Deque<String> names = new ArrayDeque<>();
  private final Deque<String> ahead = new ArrayDeque<>();
  private @Nullable Path followed;
  private Path boundary;
  private int depth;
  private int links;

  private Descent(Path top, @Nullable CreatedFolders created) throws IOException {
    this.top = top;
    this.created = created;
    open.push(Folder.open(top));
    boundary = top;
  }

  /**
   * Finds {@code inside}.
   *
   * @param base a folder, and the folder beneath it that no link may leave
   * @param inside a relative path
   * @param created receives missing folders, which are created; null leads to an error instead
   * @throws LeavingLinkException if a link leads out of one of them
   */
  static Entry find(Base base, Path inside, @Nullable CreatedFolders created) throws IOException {
    try (Descent descent = new Descent(base.top(), created)) {
      descent.push(base.inside());
      descent.enterAll();
      descent.limit();
      descent.push(inside);
      return descent.find(inside);
    }
  }

  /** From now on, no link may leave the current folder. */
  private void limit() {
    boundary = here().path();
    depth = names.size();
  }

  /** Enters the folders ahead. */
  private void enterAll() throws IOException {
    while (!ahead.isEmpty()) {
      String name = next();
      if (!name.isEmpty()) {
        enter(name);
      }
    }
  }

  /** The next name that is not a link, which is followed; empty if there is none. */
  private String next() throws IOException {
    while (!ahead.isEmpty()) {
      String name = ahead.pop();
      if (name.equals("..")) {
        up();
      } else if (!name.isEmpty() && !name.equals(".")) {
        BasicFileAttributes found = here().look(name);
        if (found == null || !found.isSymbolicLink()) {
          return name;
        }
        follow(name);
      }
    }
    return "";
  }

  private Entry find(Path inside) throws IOException {
    while (!ahead.isEmpty()) {
      String name = next();
      if (!name.isEmpty() && ahead.isEmpty()) {
        return entry(name);
      } else if (!name.isEmpty()) {
        enter(name);
      }
    }
    if (names.size() == depth) {
      throw new FileSystemException(inside.toString(), null, "it is a folder");
    }
    return entry(names.removeLast()); // A link has led to a folder.
  }

  private Entry entry(String name) {
    return new Entry(top, new ArrayList<>(names), name);
  }

  private Folder here() {
    return requireNonNull(open.peek(), "the top is open");
  }

  private void push(Path path) {
    List<Path> parts = new ArrayList<>();
    path.forEach(parts::add);
    for (int i = parts.size() - 1; i >= 0; i--) {
      ahead.push(parts.get(i).toString());
    }
  }

  private void enter(String name) throws IOException {
    if (here().look(name) == null) {
      if (created == null) {
        throw new NoSuchFileException(here().path().resolve(name).toString());
      }
      created.create(entry(name), here());
    }
    try {
      open.push(here().folder(name));
      names.addLast(name);
    } catch (FileSystemException e) {
      BasicFileAttributes now = here().look(name);
      if (now == null || !now.isSymbolicLink()) {
        throw e;
      }
      count(name);
      ahead.push(name); // It has become a link.
    }
  }

  private void up() throws IOException {
    if (names.size() == depth) {
      Path rest = Path.of("..", ahead.toArray(String[]::new));
      ahead.clear();
      restart(boundary.resolve(rest));
    } else {
      names.removeLast();
      open.pop().close();
    }
  }

  private void follow(String name) throws IOException {
    count(name);
    Path link = here().path().resolve(name);
    try {
      Path target = Files.readSymbolicLink(link);
      followed = link;
      if (target.isAbsolute()) {
        restart(target);
      } else {
        push(target);
      }
    } catch (NotLinkException | NoSuchFileException e) {
      ahead.push(name); // It is no longer one.
    }
  }

  /** Continues with {@code target}, whose path may lead to the top by other names. */
  private void restart(Path target) throws IOException {
    Path real = RealPath.of(target);
    if (!real.startsWith(boundary)) {
      throw followed == null
          ? new LeavingLinkException("it is in %s, which is not in %s".formatted(real, boundary))
          : new LeavingLinkException(followed, real, boundary);
    }
    while (names.size() > depth) {
      names.removeLast();
      open.pop().close();
    }
    push(boundary.relativize(real));
  }

  private void count(String name) throws IOException {
    links++;
    if (links > Base.MAX_LINKS) {
      throw new FileSystemLoopException(here().path().resolve(name).toString());
    }
  }

  @Override
  public void close() throws IOException {
    for (Folder folder : open) {
      folder.close();
    }
  }
}
