package dev.diptych.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.arguments.AnnotatedArguments;
import dev.diptych.cli.arguments.CommonArguments;
import dev.diptych.cli.session.Console;
import dev.diptych.cli.session.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The tables of common arguments agree with the annotations, and both readers with each other. */
class CommonArgumentsTest {
  private static final Path TABLES = Path.of("src/main/resources/dev/diptych/cli/arguments");
  private static final Session SESSION = new Session(Console.standard());
  private static final int ROUNDS = 3_000;
  private static final List<String> WORDS =
      List.of(
          "a.twin",
          "-",
          "b c.bin",
          "--",
          "-h",
          "--help",
          "",
          "-x",
          "@a",
          "json",
          "3",
          "\"q\"",
          "--unknown",
          "a=b",
          "*.twin",
          "äöü",
          "'",
          "-o=",
          "-ofile",
          "--message-format=json");

  private static Object command(String name) {
    return Objects.requireNonNull(Subcommands.named(SESSION, name));
  }

  /** The tables that the annotations require, by the names of the commands. */
  private static Map<String, String> expected() {
    Map<String, String> tables = new TreeMap<>();
    for (String name : Subcommands.of(SESSION, List.of()).keySet()) {
      String table = command(name) instanceof Callable<?> each ? AnnotatedArguments.of(each) : "";
      if (!table.isEmpty()) {
        tables.put(name, table);
      }
    }
    return tables;
  }

  static Stream<String> commands() {
    return expected().keySet().stream();
  }

  @Test
  void theTablesAgreeWithTheAnnotations() throws IOException {
    Map<String, String> expected = expected();
    assertThat(expected).containsKeys("compile", "decompile", "check", "verify", "info");
    if (!System.getProperty("bless", "false").equals("false")) {
      for (Map.Entry<String, String> each : expected.entrySet()) {
        Files.writeString(TABLES.resolve(each.getKey()), each.getValue());
      }
    }
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> files = Files.list(TABLES)) {
      for (Path file : files.toList()) {
        found.put(file.getFileName().toString(), Files.readString(file, UTF_8));
      }
    }
    assertThat(found).as("tables; -Dbless writes them").isEqualTo(expected);
  }

  /** Words that are likely to matter to {@code command}. */
  private static List<String> vocabulary(String command) {
    List<String> words = new ArrayList<>(WORDS);
    for (String name : new CommandLine(command(command)).getCommandSpec().optionsMap().keySet()) {
      words.addAll(List.of(name, name, name + "=v", name + "=", name.substring(0, 2)));
    }
    return words;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void bothReadersAgree(String name) {
    List<String> vocabulary = vocabulary(name);
    Random random = new Random(name.hashCode());
    int common = 0;
    for (int i = 0; i < ROUNDS; i++) {
      List<String> words =
          random
              .ints(random.nextInt(6), 0, vocabulary.size())
              .mapToObj(vocabulary::get)
              .collect(Collectors.toList());
      if (random.nextBoolean()) {
        words.removeIf(word -> word.startsWith("-") && random.nextBoolean());
        words.add("c.twin");
      }
      common += agree(name, words) ? 1 : 0;
    }
    assertThat(common).as("command lines without picocli").isGreaterThan(ROUNDS / 20);
  }

  /** Compares both readers; returns whether the words are common. */
  private static boolean agree(String name, List<String> words) {
    Object quick = command(name);
    if (!CommonArguments.read(quick, name, words)) {
      assertSame(quick, command(name));
      return false;
    }
    Object plain = command(name);
    CommandLine line = new CommandLine(plain).setExpandAtFiles(false);
    try {
      ParseResult parsed = line.parseArgs(words.toArray(String[]::new));
      assertThat(parsed.isUsageHelpRequested() || parsed.isVersionHelpRequested()).isFalse();
    } catch (ParameterException e) {
      throw new AssertionError(name + " " + words, e);
    }
    assertSame(quick, plain);
    return true;
  }

  /** Compares all fields; picocli also provides its model to mixins that report errors. */
  private static void assertSame(Object actual, Object expected) {
    assertThat(actual)
        .usingRecursiveComparison()
        .withStrictTypeChecking()
        .ignoringFieldsMatchingRegexes("(.*\\.)?(session|command)")
        .isEqualTo(expected);
  }

  @Test
  void everyCommandHasItsName() {
    assertThat(Subcommands.of(SESSION, List.of()))
        .allSatisfy((name, create) -> assertThat(create.get()).isNotNull());
    assertThat(Subcommands.named(SESSION, "nothing")).isNull();
    assertThat(Arrays.asList("", "help")).noneMatch(name -> isCommand(name));
  }

  private static boolean isCommand(String name) {
    return Subcommands.named(SESSION, name) != null;
  }
}
