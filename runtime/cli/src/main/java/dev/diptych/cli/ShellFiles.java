package dev.diptych.cli;

import dev.diptych.cli.session.Console;
import dev.diptych.cli.session.Version;
import dev.diptych.files.Output;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Writes what shells and {@code man} read about the command, for packages. */
public final class ShellFiles {
  /** Where the completions of bash are looked for, in a folder {@code share}. */
  private static final String BASH = "bash-completion/completions/diptych";

  private static final String FISH = "fish/vendor_completions.d/diptych.fish";

  private static final String ZSH = "zsh/site-functions/_diptych";

  /** Uses the completions of bash: picocli writes them so that zsh can read them. */
  private static final String ZSH_SCRIPT =
      """
      #compdef diptych
      autoload -U +X bashcompinit && bashcompinit
      source "${${(%):-%x}:A:h:h:h}/bash-completion/completions/diptych"
      _bash_complete -o default -F _complete_diptych
      """;

  private static final String MANUAL = "man/man1";

  private ShellFiles() {}

  /**
   * Writes the files below the folder {@code args[0]}.
   *
   * @throws IOException if they cannot be written
   */
  public static void main(String[] args) throws IOException {
    Path share = Path.of(args[0]);
    CommandLine line = DiptychCommand.complete(Console.standard());
    line.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
    String script = AutoComplete.bash("diptych", line).stripTrailing();
    // picocli writes the time into a comment.
    write(share.resolve(BASH), script.replaceFirst("(?m)^# Date: .*\\R", "") + "\n");
    write(share.resolve(FISH), FishCompletions.of(line));
    write(share.resolve(ZSH), ZSH_SCRIPT);
    writePages(share.resolve(MANUAL), line, new HashSet<>());
  }

  private static void writePages(Path folder, CommandLine line, Set<String> written)
      throws IOException {
    ManualPage page = new ManualPage(line, Version.text());
    if (!written.add(page.name())) {
      return;
    }
    write(folder.resolve(page.name() + ".1"), page.text());
    for (CommandLine sub : line.getSubcommands().values()) {
      writePages(folder, sub, written);
    }
  }

  private static void write(Path file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Output.files(Map.of(file, out -> out.write(bytes)), (path, lost) -> {});
  }
}
