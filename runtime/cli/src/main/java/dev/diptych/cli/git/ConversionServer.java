package dev.diptych.cli.git;

import dev.diptych.files.IoFailure;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Answers requests on a socket until there are none for a while. A request is its length in four
 * bytes and strings with zeros between them: the current folder of the client, and its arguments.
 * An answer is its length in eight bytes and as many bytes; a connection that ends without one
 * tells the client to find the answer itself.
 *
 * @param socket a name in a folder that only this user can enter
 * @param idle how long to wait for a request
 * @param answers the answer for a folder and arguments, or nothing
 */
record ConversionServer(
    Path socket, Duration idle, Function<List<String>, Optional<byte[]>> answers) {
  private static final int MAX_REQUEST = 1 << 20;
  private static final int THREADS = 4;

  /** Serves; returns at once if another process does. */
  void run() throws IoFailure {
    try {
      requireFolder();
      Path lock = socket.resolveSibling(socket.getFileName() + ".lock");
      try (FileChannel channel =
              FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock held = channel.tryLock()) {
        if (held != null) {
          serve();
        }
      }
    } catch (IOException e) {
      throw IoFailure.writing(socket.toString(), e);
    }
  }

  /** Others could replace a socket in a folder that they can write, and read the texts. */
  private void requireFolder() throws IOException {
    Path folder = socket.toAbsolutePath().getParent();
    if (folder == null
        || !Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
        || !PosixFilePermissions.toString(Files.getPosixFilePermissions(folder))
            .equals("rwx------")) {
      throw new IOException("its folder is not one that only this user can enter");
    }
  }

  private void serve() throws IOException {
    Files.deleteIfExists(socket);
    ExecutorService threads =
        Executors.newFixedThreadPool(
            THREADS,
            work -> {
              Thread thread = new Thread(work, "diptych-git");
              thread.setDaemon(true);
              return thread;
            });
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        Selector selector = Selector.open()) {
      server.bind(UnixDomainSocketAddress.of(socket));
      server.configureBlocking(false);
      server.register(selector, SelectionKey.OP_ACCEPT);
      Files.deleteIfExists(socket.resolveSibling(socket.getFileName() + ".starting"));
      while (selector.select(idle.toMillis()) > 0) {
        selector.selectedKeys().clear();
        for (SocketChannel client = server.accept(); client != null; client = server.accept()) {
          SocketChannel accepted = client;
          threads.execute(() -> answer(accepted));
        }
      }
    } finally {
      Files.deleteIfExists(socket);
      threads.shutdown();
      await(threads);
    }
  }

  private void await(ExecutorService threads) {
    try {
      boolean done = threads.awaitTermination(idle.toMillis(), TimeUnit.MILLISECONDS);
      assert done || threads.isShutdown();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(SocketChannel client) {
    try (client;
        DataInputStream in = new DataInputStream(Channels.newInputStream(client));
        DataOutputStream out = new DataOutputStream(Channels.newOutputStream(client))) {
      int length = in.readInt();
      if (length < 0 || length > MAX_REQUEST) {
        return;
      }
      byte[] request = in.readNBytes(length);
      if (request.length < length) {
        throw new EOFException();
      }
      // File names have the encoding of the system.
      String words = new String(request, Charset.defaultCharset());
      Optional<byte[]> answer = answers.apply(List.of(words.split("\0", -1)));
      if (answer.isPresent()) {
        out.writeLong(answer.get().length);
        out.write(answer.get());
      }
    } catch (IOException | RuntimeException | OutOfMemoryError | StackOverflowError e) {
      return; // The connection has ended, and the client finds the answer, or the error, itself.
    }
  }
}
