package dev.diptych.files;

import static java.util.Objects.requireNonNull;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Answers requests on a socket until there are none for a while. A request is its length in four
 * bytes and strings with zeros between them: the current folder of the client, and its arguments.
 * An answer is its length in eight bytes and as many bytes; a connection that ends without one
 * tells the client to find the answer itself.
 *
 * @param socket a name in a folder that only this user can enter
 * @param idle how long to wait for a request
 * @param ready called when clients can connect
 * @param answers the answer for a folder and arguments, or nothing
 */
public record LocalServer(
    Path socket, Duration idle, Runnable ready, Function<List<String>, Optional<byte[]>> answers) {
  private static final int MAX_REQUEST = 1 << 20;
  private static final int THREADS = 4;

  /**
   * Serves; returns at once if another process does.
   *
   * @throws IoFailure if the folder is open to other users, or the socket cannot be created
   */
  public void run() throws IoFailure {
    try {
      // Others could replace a socket in a folder that they can write, and read the texts.
      PrivateFolder.require(requireNonNull(socket.toAbsolutePath().getParent()));
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

  private void serve() throws IOException {
    Files.deleteIfExists(socket);
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(socket));
      Activity activity = new Activity();
      for (int i = 0; i < THREADS; i++) {
        Thread thread = new Thread(() -> accept(server, activity), "diptych-git");
        thread.setDaemon(true);
        thread.start();
      }
      Files.deleteIfExists(socket.resolveSibling(socket.getFileName() + ".starting"));
      ready.run();
      activity.awaitEnd(idle);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      Files.deleteIfExists(socket);
    }
  }

  /** Answers until the channel is closed: no other thread has to wake up for a request. */
  private void accept(ServerSocketChannel server, Activity activity) {
    while (server.isOpen()) {
      answerNext(server, activity);
    }
  }

  private void answerNext(ServerSocketChannel server, Activity activity) {
    try {
      SocketChannel client = server.accept();
      activity.begins();
      try {
        answer(client);
      } finally {
        activity.ends();
      }
    } catch (IOException e) {
      return; // The channel is closed, or the client has gone.
    }
  }

  /** Whether there are requests. */
  private static final class Activity {
    private int running;
    private long last = System.nanoTime();

    synchronized void begins() {
      running++;
    }

    synchronized void ends() {
      running--;
      last = System.nanoTime();
    }

    /** Waits until there was no request for a while. */
    synchronized void awaitEnd(Duration idle) throws InterruptedException {
      for (long left = 1; left > 0; left = left(idle)) {
        wait(Math.max(1, Duration.ofNanos(left).toMillis()));
      }
    }

    private long left(Duration idle) {
      return running > 0 ? idle.toNanos() : last + idle.toNanos() - System.nanoTime();
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
