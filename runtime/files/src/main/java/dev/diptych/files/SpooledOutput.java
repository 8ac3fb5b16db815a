package dev.diptych.files;

import dev.diptych.model.document.MemoryOutput;
import dev.diptych.model.document.Rewritable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.apache.commons.io.IOUtils;
import org.jspecify.annotations.Nullable;

/**
 * Stores an output until it is complete: in memory, or in a temporary file if it is large. The file
 * is deleted as soon as it is open, so that a killed run leaves nothing behind.
 */
public final class SpooledOutput extends OutputStream implements Rewritable {
  private static final int MAX_IN_MEMORY = 1 << 24;
  private static final Set<OpenOption> TEMPORARY =
      Set.of(
          StandardOpenOption.CREATE_NEW,
          StandardOpenOption.READ,
          StandardOpenOption.WRITE,
          StandardOpenOption.DELETE_ON_CLOSE,
          LinkOption.NOFOLLOW_LINKS);

  private final Path folder = Path.of(System.getProperty("java.io.tmpdir"));
  private final MemoryOutput memory = new MemoryOutput();
  private @Nullable FileChannel file;

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    try {
      if (file == null && memory.size() + count > MAX_IN_MEMORY) {
        spill();
      }
      if (file == null) {
        memory.write(bytes, offset, count);
      } else {
        append(file, ByteBuffer.wrap(bytes, offset, count));
      }
    } catch (IOException e) {
      throw new TemporaryFolderException(folder, e);
    }
  }

  @Override
  public void rewrite(long position, byte[] bytes) throws IOException {
    if (file == null) {
      memory.rewrite(position, bytes);
    } else {
      rewrite(file, position, bytes);
    }
  }

  private void rewrite(FileChannel spilled, long position, byte[] bytes) throws IOException {
    try {
      RewritableStream.replace(spilled, position, bytes);
    } catch (IOException e) {
      throw new TemporaryFolderException(folder, e);
    }
  }

  private void spill() throws IOException {
    Path path = folder.resolve(TemporaryName.next());
    file = FileChannel.open(path, TEMPORARY, OwnerOnlyAttributes.of(path));
    append(file, ByteBuffer.wrap(memory.toByteArray()));
    memory.reset();
  }

  private static void append(FileChannel file, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      file.write(bytes);
    }
  }

  /** Writes all of it to {@code out}. */
  public void writeTo(OutputStream out) throws IOException {
    if (file == null) {
      memory.writeTo(out);
    } else {
      file.position(0);
      IOUtils.copyLarge(Channels.newInputStream(file), out, new byte[1 << 16]);
    }
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
  }

  /** The temporary folder is not writable or full. */
  private static final class TemporaryFolderException extends IOException {
    private static final long serialVersionUID = 1L;

    TemporaryFolderException(Path folder, IOException cause) {
      super("the temporary folder " + folder + ": " + IoFailure.reason(cause), cause);
    }
  }
}
