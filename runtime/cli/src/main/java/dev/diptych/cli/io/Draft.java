package dev.diptych.cli.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A file that is written beside its place under another name, and moved there when it is complete.
 * It is locked while it is written, and deleted when it is given up, also by a signal.
 */
final class Draft implements AutoCloseable {
  private static final int BUFFER = 1 << 16;
  private static final Set<StandardOpenOption> NEW =
      Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

  private final Path target;
  private final Path path;
  private final Thread sweeper = new Thread(this::drop, "diptych-sweeper");
  private boolean dropped;

  private Draft(Path target) {
    this.target = target;
    this.path = target.resolveSibling(DraftName.next());
  }

  /**
   * A complete draft of {@code target}, with its attributes, on the disk.
   *
   * @param losses takes what could not be kept of a file that is there already
   */
  static Draft written(Path target, Output.Content content, Consumer<String> losses)
      throws IOException {
    StaleDrafts.sweep(target.getParent());
    Draft draft = new Draft(target);
    boolean complete = false;
    try {
      draft.write(content);
      if (Files.exists(target)) {
        KeptAttributes.copy(target, draft.path, losses);
      }
      complete = true;
      return draft;
    } finally {
      if (!complete) {
        draft.close();
      }
    }
  }

  private void write(Output.Content content) throws IOException {
    try {
      Runtime.getRuntime().addShutdownHook(sweeper);
    } catch (IllegalStateException e) {
      throw new IOException("interrupted", e);
    }
    try (FileChannel channel = create()) {
      lock(channel);
      OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
      content.writeTo(out);
      out.flush();
      channel.force(true);
    }
  }

  /** What nobody else may read must not be readable while it is written, either. */
  private synchronized FileChannel create() throws IOException {
    if (dropped) {
      throw new IOException("interrupted");
    }
    return Files.exists(target)
        ? FileChannel.open(path, NEW, OwnerOnly.attributes(path))
        : FileChannel.open(path, NEW);
  }

  /** Tells other runs that this draft is in use; a system without locks has its age to go by. */
  @SuppressWarnings("resource") // It ends with the channel.
  private static void lock(FileChannel channel) {
    try {
      channel.tryLock();
    } catch (IOException e) {
      return;
    }
  }

  /** Moves it to its place, in one step. */
  void move() throws IOException {
    Files.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    force(target.getParent());
  }

  /** So that after a loss of power the new name is there, too. */
  private static void force(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Some systems cannot do that for folders; the file itself is on the disk.
      return;
    }
  }

  private synchronized void drop() {
    dropped = true;
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      // The output's own failure, if any, is what people need to hear of.
      return;
    }
  }

  /** Deletes it unless it was moved. */
  @Override
  public void close() {
    drop();
    try {
      Runtime.getRuntime().removeShutdownHook(sweeper);
    } catch (IllegalStateException e) {
      // The run is being ended, and the sweeper is at work.
      return;
    }
  }
}
