package dev.diptych.cli.git;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.files.IoFailure;
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
  private final ConversionCache known = new ConversionCache();
  private final Map<List<String>, SpecOptions> options = new ConcurrentHashMap<>();

  @Parameters(paramLabel = "SOCKET", description = "The name of the socket.")
  private Path socket = Path.of("");

  GitServeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    new ConversionServer(socket, IDLE, this::answer).run();
    return ExitCode.DONE;
  }

  /**
   * The output of {@code git textconv}; nothing for what that command does better itself.
   *
   * @param request the current folder and the arguments
   */
  private Optional<byte[]> answer(List<String> request) {
    try {
      int last = request.size() - 1;
      SpecOptions spec = options.computeIfAbsent(request.subList(1, last), this::options);
      Path file = Path.of(request.get(0)).resolve(request.get(last));
      return isSimple(spec, file) ? Optional.of(converted(file, spec)) : Optional.empty();
    } catch (CommandLine.ParameterException | InvalidPathException | IOException e) {
      return Optional.empty();
    }
  }

  /** Parsing takes longer than a conversion, and git gives all files the same options. */
  private SpecOptions options(List<String> arguments) {
    GitTextconvCommand command = new GitTextconvCommand(session);
    List<String> all = new ArrayList<>(arguments);
    all.add("-");
    new CommandLine(command).parseArgs(all.toArray(String[]::new));
    return command.spec();
  }

  private static boolean isSimple(SpecOptions spec, Path file) throws IOException {
    return spec.files().stream().allMatch(Path::isAbsolute)
        && spec.importPath().stream().allMatch(Path::isAbsolute)
        && file.isAbsolute()
        && Files.isRegularFile(file)
        && Files.size(file) <= MAX_SIZE;
  }

  private byte[] converted(Path file, SpecOptions spec) throws IOException {
    TextConversion conversion = new TextConversion(session, spec);
    Input input = Input.read(file.toString(), InputStream.nullInputStream());
    return known.get(conversion.format(), input, () -> conversion.of(input));
  }
}
