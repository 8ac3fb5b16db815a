package dev.diptych.view.render;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.files.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A browser without a window. It is controlled through two pipes, so that no other process can
 * reach it, and it ends when this process does. All its files are in a folder that is removed.
 */
final class BrowserProcess implements AutoCloseable {
  /** Standard input and output become the pipes of the protocol: files 3 and 4 of the browser. */
  private static final String PIPES = "exec \"$@\" 3<&0 4>&1 0</dev/null 1>&2";

  private static final int END_SECONDS = 3;
  private static final int POLL_MILLIS = 5;
  private static final int MAX_LOG = 4000;

  private static final List<String> OPTIONS =
      List.of(
          "--headless=new",
          "--remote-debugging-pipe",
          "--no-first-run",
          "--no-default-browser-check",
          "--disable-extensions",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-default-apps",
          "--disable-sync",
          "--disable-breakpad",
          "--disable-crash-reporter",
          "--disable-dev-shm-usage",
          "--password-store=basic",
          "--use-mock-keychain",
          "--mute-audio",
          "--hide-scrollbars",
          "--force-device-scale-factor=1",
          "--no-proxy-server",
          // It cannot reach anything but the page.
          "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
          // Works without a graphics card.
          "--use-angle=swiftshader",
          "--enable-unsafe-swiftshader");

  private final TemporaryFolder folder;
  private final Process process;
  private final DevTools tools;
  private final Thread hook = new Thread(this::end);

  private BrowserProcess(TemporaryFolder folder, Process process) {
    this.folder = folder;
    this.process = process;
    this.tools = new DevTools(process.getInputStream(), process.getOutputStream());
    Runtime.getRuntime().addShutdownHook(hook);
  }

  static BrowserProcess start(Path browser) throws IOException {
    TemporaryFolder folder = TemporaryFolder.create("render");
    try {
      return new BrowserProcess(folder, process(browser, folder));
    } catch (IOException | RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  private static Process process(Path browser, TemporaryFolder folder) throws IOException {
    String home = folder.path().toString();
    List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", PIPES, "sh"));
    command.add(browser.toString());
    command.addAll(OPTIONS);
    command.add("--user-data-dir=" + folder.path().resolve("profile"));
    if (folder.isRoot()) {
      // The sandbox of Chromium does not work for the administrator.
      command.add("--no-sandbox");
    }
    command.add("about:blank");
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> environment = builder.environment();
    for (String name : List.of("HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")) {
      environment.put(name, home);
    }
    environment.put("DBUS_SESSION_BUS_ADDRESS", "disabled:");
    return builder.redirectError(log(folder).toFile()).start();
  }

  private static Path log(TemporaryFolder folder) {
    return folder.path().resolve("log.txt");
  }

  /** The protocol. */
  DevTools tools() {
    return tools;
  }

  /** The last line that the browser has logged; may be empty. */
  String lastLine() {
    try {
      byte[] bytes = Files.readAllBytes(log(folder));
      int from = Math.max(0, bytes.length - MAX_LOG);
      String end = new String(bytes, from, bytes.length - from, UTF_8).strip();
      return end.substring(end.lastIndexOf('\n') + 1);
    } catch (IOException e) {
      return "";
    }
  }

  @Override
  public void close() {
    end();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The hook is running.
    }
  }

  /** Ends the browser and its processes, whatever they do, and removes its files. */
  private synchronized void end() {
    boolean interrupted = Thread.interrupted();
    List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
    all.add(process.toHandle());
    tools.close();
    // Its files are removed, so that it has nothing to write before its end.
    all.forEach(ProcessHandle::destroyForcibly);
    interrupted |= !waited(all);
    folder.close();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Waits some seconds for the end of processes; false if that was interrupted. {@link
   * ProcessHandle#onExit} notices the end of a process that another one has started up to a second
   * late.
   */
  private static boolean waited(List<ProcessHandle> processes) {
    long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(END_SECONDS);
    try {
      while (processes.stream().anyMatch(ProcessHandle::isAlive) && System.nanoTime() < limit) {
        Thread.sleep(POLL_MILLIS);
      }
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }
}
