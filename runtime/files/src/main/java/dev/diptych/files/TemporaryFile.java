package dev.diptych.files;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A temporary file in the folder of an output, which replaces the output when it is complete. It is
 * locked until it is on the disk, and deleted if it is abandoned, even by a signal.
 */
final class TemporaryFile implements AutoCloseable {
  private static final Set<OpenOption> NEW =
      Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

  private final Entry target;
  private final String name = TemporaryName.next();
  private final Thread cleaner = new Thread(this::delete, "diptych-cleaner");
  private @Nullable FileChannel channel;
  private @Nullable EarlyWriteback written;
  private boolean deleted;

  private TemporaryFile(Entry target) {
    this.target = target;
  }

  /**
   * Writes {@code content}, with the attributes of an existing {@code target}; {@link #force} puts
   * it on the disk.
   *
   * @param losses receives the attributes that could not be preserved
   */
  static TemporaryFile write(Entry target, Output.Content content, Consumer<String> losses)
      throws IOException {
    TemporaryFile file = new TemporaryFile(target);
    StaleTemporaryFiles.delete(target);
    boolean complete = false;
    try {
      file.write(content);
      try (Folder folder = target.open()) {
        if (folder.look(target.name()) != null) {
          PreservedAttributes.copy(folder, target.name(), file.name, losses);
        }
      }
      complete = true;
      return file;
    } finally {
      if (!complete) {
        file.close();
      }
    }
  }

  private void write(Output.Content content) throws IOException {
    try {
      Runtime.getRuntime().addShutdownHook(cleaner);
    } catch (IllegalStateException e) {
      throw new IOException("interrupted", e);
    }
    FileChannel opened = create();
    channel = opened;
    lock(opened);
    EarlyWriteback file = new EarlyWriteback(Channels.newOutputStream(opened), opened::force);
    written = file;
    OutputStream out = new RewritableStream(file, opened);
    content.writeTo(out);
    out.flush();
  }

  /** Waits until the content is on the disk, once. */
  void force() throws IOException {
    FileChannel open = channel;
    if (open != null) {
      channel = null;
      try (open) {
        requireNonNull(written, "it was written").force();
      }
    }
  }

  /** Creates the file; only the owner may read it until it has the attributes of the target. */
  private synchronized FileChannel create() throws IOException {
    if (deleted) {
      throw new IOException("interrupted");
    }
    try (Folder folder = target.open()) {
      return folder.look(target.name()) == null
          ? folder.open(name, NEW)
          : folder.open(name, NEW, OwnerOnlyAttributes.of(target.top()));
    }
  }

  /** Marks the file as in use for other runs; without locks they judge by its age. */
  @SuppressWarnings("resource") // It ends with the channel.
  private static void lock(FileChannel channel) {
    try {
      channel.tryLock();
    } catch (IOException e) {
      return;
    }
  }

  /** Replaces the target atomically by the complete file. */
  void move() throws IOException {
    try (Folder folder = target.open()) {
      folder.move(name, folder, target.name());
    }
    force(target.folderPath());
  }

  /** Makes the new name durable. */
  private static void force(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Some systems do not support this for folders; the file itself is on the disk.
      return;
    }
  }

  /** Closes a file that was not forced, which some systems require for deleting it. */
  private void abandon() {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      // Its content is not needed.
      return;
    }
  }

  private synchronized void delete() {
    deleted = true;
    try (Folder folder = target.open()) {
      folder.delete(name);
    } catch (IOException e) {
      // The failure of the output itself, if any, is reported.
      return;
    }
  }

  /** Deletes the file unless it was moved. */
  @Override
  public void close() {
    abandon();
    delete();
    try {
      Runtime.getRuntime().removeShutdownHook(cleaner);
    } catch (IllegalStateException e) {
      // The process is exiting, and the cleaner is running.
      return;
    }
  }
}
