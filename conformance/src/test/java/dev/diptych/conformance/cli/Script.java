package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A script of commands and their results. The first character of a line is its type: {@code #} a
 * comment, {@code $} a command, {@code =} its exit code, {@code >} a line of standard output,
 * {@code !} one of standard error; changes to the folder are {@code +} a new file, {@code *} a
 * changed file, {@code -} a deleted file.
 *
 * <p>A command may be followed by {@code < file}, its standard input, and by {@code @terminal} if
 * standard output is a terminal. {@code @oracle} stands for the option {@code --oracle}.
 */
final class Script {
  private static final String PROGRAM = "$ diptych";
  private static final String INPUT = " < ";
  private static final String TERMINAL = " @terminal";

  /** The option that compares each reading with another one; its value is the name of a library. */
  private static final String ORACLE = " @oracle";

  private final List<String> lines;

  /** What a version contains about its build. */
  private static final Pattern BUILD = Pattern.compile("\\((commit \\S+, )?Java [0-9]\\S*\\)");

  /** A word of a command; single quotes around it are for spaces. */
  private static final Pattern WORD = Pattern.compile("'([^']*)'|[^ ]+");

  private final Path folder;
  private final StringBuilder told = new StringBuilder();

  /**
   * @param lines its lines; expected results are ignored
   * @param folder the folder of its files
   */
  Script(List<String> lines, Path folder) {
    this.lines = lines;
    this.folder = folder;
  }

  /** Runs the commands and returns the whole script with actual results. */
  String run() throws IOException {
    for (String line : lines) {
      if (line.startsWith("#") || line.isEmpty()) {
        told.append(line).append('\n');
      } else if (line.startsWith(PROGRAM)) {
        told.append(line).append('\n');
        command(line.substring(PROGRAM.length()));
      }
    }
    return told.toString();
  }

  private void command(String line) throws IOException {
    Command command = new Command().terminal(line.endsWith(TERMINAL));
    String rest = line.replace(TERMINAL, "").replace(ORACLE, " --oracle antlr");
    int input = rest.indexOf(INPUT);
    if (input >= 0) {
      String name = rest.substring(input + INPUT.length());
      command.in(Files.readAllBytes(folder.resolve(name)));
      rest = rest.substring(0, input);
    }
    Snapshot before = Snapshot.of(folder);
    int code = command.run(arguments(rest));
    told.append("= ").append(code).append('\n');
    tell(">", text(command.out()));
    tell("!", command.err());
    Snapshot.of(folder).since(before).forEach(change -> told.append(change).append('\n'));
  }

  /** The words of a command; file names become paths in the folder. */
  private String[] arguments(String line) {
    String words = line.trim();
    if (words.isEmpty()) {
      return new String[0];
    }
    return WORD.matcher(words)
        .results()
        .map(word -> word.group().startsWith("'") ? word.group(1) : word.group())
        .map(word -> word.replace("./", folder + "/"))
        .toArray(String[]::new);
  }

  private static String text(byte[] bytes) {
    for (byte b : bytes) {
      if (b < ' ' && b != '\n' && b != '\t' && b >= 0) {
        return bytes.length + " bytes: " + HexFormat.of().formatHex(bytes);
      }
    }
    return new String(bytes, UTF_8);
  }

  private void tell(String mark, String text) {
    String shown = BUILD.matcher(text.replace(folder + "/", "./")).replaceAll("(Java)");
    shown.lines().forEach(line -> told.append((mark + " " + line).stripTrailing()).append('\n'));
  }
}
