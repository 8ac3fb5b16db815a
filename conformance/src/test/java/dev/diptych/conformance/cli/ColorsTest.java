package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.session.Terminals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Colours and control characters, in messages and in what commands show. */
class ColorsTest {
  private static final Terminals BOTH = new Terminals(true, true, true);
  private static final Terminals NONE = new Terminals(false, false, true);
  private static final String TEXT =
      "Input Animation Ver 1.1\nCamera {\nPosition { 0 (1 2 3) }\nNonsense { }\n}\nEof\n";

  @TempDir Path folder;
  private String wrong;
  private String loose;

  @BeforeEach
  void prepare() throws IOException {
    wrong = Files.writeString(folder.resolve("wrong.twin"), TEXT).toString();
    String right = TEXT.replace("Nonsense { }\n", "# \033[2J\u0085\u202e\n");
    loose = Files.writeString(folder.resolve("loose.twin"), right).toString();
  }

  private static Command run(Terminals terminals, String... args) {
    Command command = new Command().terminals(terminals);
    assertThat(command.run(args)).isLessThanOrEqualTo(3);
    return command;
  }

  private static String plain(String colored) {
    return colored.replaceAll("\033\\[[0-9;]*m", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "compile", "info", "dump", "verify", "expand", "fmt", "repair"})
  void messagesHaveColours(String command) {
    String bad = command.equals("fmt") ? wrong.replace("wrong", "none") : wrong;
    List<String> args = new ArrayList<>(List.of(command, bad));
    if (List.of("compile", "dump", "expand", "repair").contains(command)) {
      args.addAll(List.of("-o", folder.resolve("out").toString()));
    }
    String colored = run(BOTH, args.toArray(String[]::new)).err();
    String expected = run(NONE, args.toArray(String[]::new)).err();
    assertThat(colored).startsWith("\033[1;31merror[").contains("\033[0m\033[1m: ");
    assertThat(expected).startsWith("error[").doesNotContain("\033");
    assertThat(plain(colored)).isEqualTo(expected);
  }

  @Test
  void partsOfAMessageHaveTheColoursOfRustc() {
    assertThat(run(BOTH, "check", wrong).err())
        .contains("\033[1;31merror[unknown-field]\033[0m\033[1m: ")
        .contains("\033[1;34m -->\033[0m " + wrong + ":4:1\n")
        .contains("\033[1;34m4 |\033[0m Nonsense { }\n")
        .contains("\033[1;34m  |\033[0m \033[1;31m^^^^^^^^\033[0m\n");
  }

  @Test
  void severalFilesHaveThemToo() {
    String err = run(BOTH, "check", wrong, wrong, loose).err();
    assertThat(err.split("\033\\[1;31merror", -1)).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource({
    "true, true, auto, true",
    "true, false, auto, false",
    "false, true, auto, false",
    "true, true, never, false",
    "false, true, always, true",
    "false, false, always, true",
    "true, true, sometimes, true"
  })
  void anOptionAndTheEnvironmentDecide(
      boolean terminal, boolean colors, String when, boolean colored) {
    Terminals terminals = new Terminals(false, terminal, colors);
    assertThat(run(terminals, "check", wrong, "--color", when).err().contains("\033"))
        .isEqualTo(colored);
    // Also for invalid usage, when the options are not known yet.
    assertThat(run(terminals, "check", "--color=" + when, "--nonsense").err().contains("\033"))
        .isEqualTo(colored);
  }

  @Test
  void messagesForMachinesHaveNone() {
    for (String format : List.of("json", "sarif", "github")) {
      assertThat(run(BOTH, "check", wrong, "--message-format", format, "--color=always").err())
          .isNotEmpty()
          .doesNotContain("\033");
    }
  }

  @Test
  void changesOfAFormatHaveColoursAndNoControlCharacters() {
    String colored = new String(run(BOTH, "fmt", "--diff", loose).out(), UTF_8);
    assertThat(colored)
        .contains("\033[31m-Position { 0 (1 2 3) }\033[0m\n")
        .contains("\033[32m+  Position { 0 (1 2 3) }\033[0m\n")
        .contains("\033[36m@@ ")
        .contains("# ·[2J··\033[0m\n");
    String several = new String(run(BOTH, "fmt", "--diff", loose, wrong).out(), UTF_8);
    assertThat(several).startsWith(colored);
    String file = new String(run(NONE, "fmt", "--diff", loose).out(), UTF_8);
    assertThat(plain(colored)).isEqualTo(file.replaceAll("[\033\u0085\u202e]", "·"));
  }

  @Test
  void otherEncodingsAreShownAsTheyAre() throws IOException {
    byte[] motion =
        """
        Mikoto Motion Ver 2
        Motion {
        name = "\u00e9\u0082"
         loop = 1
         endframe = 1
        }
        Eof
        """
            .getBytes(ISO_8859_1);
    String file = Files.write(folder.resolve("a.mkm"), motion).toString();
    String shown = new String(run(NONE, "fmt", "--diff", file).out(), ISO_8859_1);
    assertThat(shown).contains("\"\u00e9\u0082\"");
    String colored = new String(run(BOTH, "fmt", "--diff", file).out(), ISO_8859_1);
    assertThat(plain(colored)).isEqualTo(shown);
  }

  @ParameterizedTest
  @ValueSource(strings = {"decompile", "dump", "expand", "info", "verify", "diff", "fmt", "check"})
  void noTerminalReceivesControlCharacters(String command) throws IOException {
    String name = TEXT.replace("Nonsense { }\n}", "}\nMarkers { 0 (\"a\u202eb\") }");
    Path text = Files.writeString(folder.resolve("name.twin"), name);
    Command compile = new Command();
    assertThat(compile.run("compile", text.toString())).as(compile.err()).isZero();
    Path binary = Files.write(folder.resolve("name.bin"), compile.out());
    Path other = Files.writeString(folder.resolve("other.twin"), name.replace("a\u202e", "\u202e"));
    List<String> args = new ArrayList<>(List.of(command));
    args.add((command.equals("decompile") ? binary : text).toString());
    if (command.equals("diff")) {
      args.add(other.toString());
    } else if (command.equals("fmt")) {
      args.add("--diff");
    }
    Command shown = run(BOTH, args.toArray(String[]::new));
    assertThat(shown.out()).asString(UTF_8).doesNotContain("\u202e");
    assertThat(shown.err()).doesNotContain("\u202e");
  }

  @Test
  void helpHasNone() {
    assertThat(run(BOTH, "check", "--help").out()).asString(UTF_8).doesNotContain("\033", "·");
  }
}
