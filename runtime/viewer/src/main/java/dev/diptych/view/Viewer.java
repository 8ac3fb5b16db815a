package dev.diptych.view;

import dev.diptych.view.answer.Answers;
import dev.diptych.view.answer.PageFile;
import dev.diptych.view.file.FileWatcher;
import dev.diptych.view.file.ShownFile;
import dev.diptych.view.file.Subject;
import dev.diptych.view.server.Events;
import dev.diptych.view.server.LoopbackServer;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows files in a page, until it is closed. */
public final class Viewer implements AutoCloseable {
  private final LoopbackServer server;
  private final @Nullable FileWatcher watcher;

  private Viewer(LoopbackServer server, @Nullable FileWatcher watcher) {
    this.server = server;
    this.watcher = watcher;
  }

  /**
   * Begins to show {@code subjects}, and to follow their files.
   *
   * @param focus the names of what is in view at first; none for what moves
   * @param port of the loopback address; 0 for any that is free
   * @throws IOException if the port cannot be used
   */
  public static Viewer start(List<Subject> subjects, List<String> focus, int port)
      throws IOException {
    List<ShownFile> files = subjects.stream().map(ShownFile::new).toList();
    Events events = new Events();
    LoopbackServer server = LoopbackServer.start(port, new Answers(files, focus), events);
    try {
      FileWatcher watcher =
          FileWatcher.start(files, index -> events.send(files.get(index).event(index)));
      return new Viewer(server, watcher);
    } catch (IOException e) {
      server.close();
      throw e;
    }
  }

  /**
   * Begins to show {@code subjects} as they are now, at any free port.
   *
   * @throws IOException if no port can be used
   */
  public static Viewer once(List<Subject> subjects) throws IOException {
    List<ShownFile> files = subjects.stream().map(ShownFile::new).toList();
    return new Viewer(LoopbackServer.start(0, new Answers(files, List.of()), new Events()), null);
  }

  /**
   * A page in one file, in UTF-8, which shows {@code subjects} as they are now and needs no server.
   *
   * @param focus the names of what is in view at first; none for what moves
   * @throws IllegalArgumentException with one sentence if they are too large for a page
   */
  public static byte[] page(List<Subject> subjects, List<String> focus) {
    return PageFile.of(subjects.stream().map(ShownFile::new).toList(), focus);
  }

  /** The address of the page, with the token that gives access to it. */
  public URI address() {
    return server.address();
  }

  /** Stops the server; open pages keep what they show. */
  @Override
  public void close() throws IOException {
    if (watcher != null) {
      watcher.close();
    }
    server.close();
  }
}
