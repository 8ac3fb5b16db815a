package dev.diptych.conformance.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * The examples of all help texts, those of a command in an empty folder. {@code help.tsv} has the
 * commands that make their files, exit codes other than 0, and the examples that are not run, with
 * reasons.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HelpTest {
  /** What the help texts of this version have, without those that are not run. */
  private static final int MIN_EXAMPLES = 141;

  private static final String SETUP = "setup";
  private static final String NOT_RUN = "not run";

  private final List<Note> notes = new ArrayList<>();
  private final Map<String, List<String>> examples = new TreeMap<>();
  private Checkout checkout;

  /** A line of {@code help.tsv}: what it notes about a command or an example. */
  private record Note(String kind, String about, String text) {}

  @BeforeAll
  void prepare(@TempDir Path folder) throws IOException, InterruptedException {
    for (String line :
        Files.readAllLines(Repository.path("conformance/src/test/resources/pages/help.tsv"))) {
      String[] cells = line.split("\t", 3);
      notes.add(new Note(cells[0], cells[1], cells[2]));
    }
    collect(DiptychCommand.complete(Console.standard()));
    checkout = new Checkout(folder);
    checkout.session();
  }

  private void collect(CommandLine command) {
    var spec = command.getCommandSpec();
    List<String> found = Examples.of(List.of(spec.usageMessage().footer()));
    if (!found.isEmpty()) {
      examples.put(spec.qualifiedName(), found);
    }
    command.getSubcommands().values().forEach(this::collect);
  }

  @TestFactory
  Stream<DynamicTest> everyExampleRuns() {
    return examples.keySet().stream()
        .filter(command -> command.contains(System.getProperty("diptych.page", "")))
        .map(command -> DynamicTest.dynamicTest(command, () -> run(command)));
  }

  private void run(String command) throws IOException, InterruptedException {
    List<Step> steps = new ArrayList<>();
    notes(SETUP, command).forEach(note -> steps.add(new Step.Setup(0, note.text())));
    for (String example : examples.get(command)) {
      if (notes(NOT_RUN, example).findAny().isEmpty()) {
        steps.add(new Step.Run(0, example, null, exit(example)));
      }
    }
    assertThat(Printed.wrong(checkout.elsewhere().run(steps))).as(command).isEmpty();
  }

  private Stream<Note> notes(String kind, String about) {
    return notes.stream().filter(note -> note.kind().equals(kind) && note.about().equals(about));
  }

  private int exit(String example) {
    return (int) notes("exit 1", example).count();
  }

  @Test
  void everyNoteIsAboutSomethingThatExists() {
    List<String> all = examples.values().stream().flatMap(List::stream).toList();
    assertThat(all.stream().filter(each -> notes(NOT_RUN, each).findAny().isEmpty()).count())
        .isGreaterThanOrEqualTo(MIN_EXAMPLES);
    for (Note note : notes) {
      assertThat(note.kind().equals(SETUP) ? examples.keySet() : all).contains(note.about());
    }
  }
}
