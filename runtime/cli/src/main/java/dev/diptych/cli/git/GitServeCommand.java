package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.files.LocalServer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code diptych git serve}. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    hidden = true,
    description =
        "Converts files for git textconv until there are no requests for two minutes; its client"
            + " starts this.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych git serve ~/.cache/diptych/git/one    as the client of git textconv does",
      "",
      "Only the user can enter the folder of the socket. Exit codes: 0 done; 2 invalid usage; 3 could"
          + " not read",
      "or write."
    })
final class GitServeCommand implements Callable<Integer> {
  private static final Duration IDLE = Duration.ofMinutes(2);

  /** The process that stays is small: larger files have one of their own. */
  private static final long MAX_SIZE = 8 << 20;

  private final Session session;
  private final Map<List<String>, ServedFormat> formats = new ConcurrentHashMap<>();

  @Parameters(paramLabel = "SOCKET", description = "The name of the socket.")
  private Path socket = Path.of("");

  GitServeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    try (ConversionCache known = ConversionCache.in(session.console().cache())) {
      new LocalServer(socket, IDLE, this::tellReady, request -> answer(request, known)).run();
      return ExitCode.DONE;
    }
  }

  /** The client that has started this waits for a line. */
  private void tellReady() {
    try {
      session.console().out().write("ready\n".getBytes(US_ASCII));
      session.console().out().flush();
    } catch (IOException e) {
      return; // It does not wait any more.
    }
  }

  /**
   * The output of {@code git textconv}; nothing for what that command does better itself.
   *
   * @param request the current folder and the arguments
   */
  private Optional<byte[]> answer(List<String> request, ConversionCache known) {
    try {
      int last = request.size() - 1;
      ServedFormat format = formats.computeIfAbsent(request.subList(1, last), this::format);
      Path file = Path.of(request.get(0)).resolve(request.get(last));
      boolean simple = format.isAbsolute() && isSimple(file);
      return simple ? Optional.of(converted(file, format.current(), known)) : Optional.empty();
    } catch (CommandLine.ParameterException | InvalidPathException | IOException e) {
      return Optional.empty();
    }
  }

  /** Parsing takes longer than a conversion, and git gives all files the same options. */
  private ServedFormat format(List<String> arguments) {
    GitTextconvCommand command = new GitTextconvCommand(session);
    List<String> all = new ArrayList<>(arguments);
    all.add("-");
    new CommandLine(command).parseArgs(all.toArray(String[]::new));
    return new ServedFormat(session, arguments, command.spec());
  }

  private static boolean isSimple(Path file) throws IOException {
    return file.isAbsolute() && Files.isRegularFile(file) && Files.size(file) <= MAX_SIZE;
  }

  private static byte[] converted(Path file, ServedFormat.Current format, ConversionCache known)
      throws IOException {
    byte[] bytes = Input.read(file.toString(), InputStream.nullInputStream()).copy();
    Supplier<byte[]> conversion = () -> format.conversion().of(file.toString(), bytes);
    // The face of an empty file depends on its name.
    boolean unknown = format.id().isEmpty() || bytes.length == 0;
    return unknown ? conversion.get() : known.get(format.id(), bytes, conversion);
  }
}
