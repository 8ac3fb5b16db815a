package dev.diptych.conformance.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The commands of all pages, each page in a fresh clone. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PagesTest {
  /** Fewer than the pages of this version have would mean that blocks are no longer found. */
  private static final int MIN_COMMANDS = 155;

  private static final Path NOT_RUN =
      Repository.path("conformance/src/test/resources/pages/not-run.txt");

  private Checkout checkout;

  @BeforeAll
  void prepare(@TempDir Path folder) throws IOException, InterruptedException {
    checkout = new Checkout(folder);
  }

  @TestFactory
  Stream<DynamicTest> everyCommandOfAPageRuns() throws IOException {
    return pages()
        .filter(page -> name(page).contains(System.getProperty("diptych.page", "")))
        .filter(page -> steps(page).stream().anyMatch(Step.Run.class::isInstance))
        .map(page -> DynamicTest.dynamicTest(name(page), page.toUri(), () -> run(page)));
  }

  private void run(Path page) throws IOException, InterruptedException {
    List<Session.Result> results = checkout.session().run(steps(page));
    if (Golden.blessing()) {
      Printed.update(page, results);
    }
    assertThat(Printed.wrong(results)).as(name(page)).isEmpty();
  }

  @Test
  void whatIsNotRunHasAReason() throws IOException {
    StringBuilder list = new StringBuilder();
    for (Path page : pages().toList()) {
      Page.notRun(steps(page))
          .forEach(
              each ->
                  list.append(
                      "%s\t%d\t%s%n".formatted(name(page), each.commands(), each.reason())));
    }
    Golden.hold(NOT_RUN, list.toString());
  }

  @Test
  void mostCommandsAreRun() throws IOException {
    long commands =
        pages().flatMap(page -> steps(page).stream()).filter(Step.Run.class::isInstance).count();
    assertThat(commands).isGreaterThanOrEqualTo(MIN_COMMANDS);
  }

  /** All pages except those that tests generate. */
  private static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Repository.root())) {
      files
          .filter(file -> file.toString().endsWith(".md"))
          .filter(file -> !file.toString().matches(".*/(target|node_modules|src/test)/.*"))
          .sorted()
          .forEach(pages::add);
    }
    return pages.stream();
  }

  private static List<Step> steps(Path page) {
    try {
      return Page.steps(Files.readAllLines(page));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static String name(Path page) {
    return Repository.root().relativize(page).toString();
  }
}
