package dev.diptych.spectools.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.spectools.check.SpecReport;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The short report of every spec is one page; the long one has every field. */
class ReportLengthTest {
  private static final int MAX_LINES = 40;
  private static final int MAX_COLUMNS = 100;

  static Stream<Path> specs() throws IOException {
    List<Path> specs = new ArrayList<>();
    for (String folder : List.of("spec/formats", "conformance/features", "conformance/corpus")) {
      specs.addAll(Specs.all(Specs.REPOSITORY.resolve(folder)));
    }
    return specs.stream();
  }

  @ParameterizedTest
  @MethodSource("specs")
  void everyReportIsOnePage(Path spec) throws Exception {
    List<String> page = SpecReport.lines(Specs.name(spec), Specs.view(spec), 1, false);
    assertThat(page).hasSizeBetween(1, MAX_LINES);
    assertThat(page.subList(1, page.size())).allMatch(line -> line.length() <= MAX_COLUMNS);
  }

  @ParameterizedTest
  @MethodSource("specs")
  void theVerboseReportHasEveryField(Path spec) throws Exception {
    SpecView view = Specs.view(spec);
    List<String> report = SpecReport.lines(Specs.name(spec), view, 0, true);
    List<String> ids =
        report.stream()
            .filter(line -> line.matches("  \\S.*"))
            .map(ReportLengthTest::first)
            .toList();
    for (StructView struct : view.structs()) {
      if (!struct.box()) {
        assertThat(ids)
            .containsAll(struct.fields().stream().map(each -> each.field().id()).toList());
      }
    }
  }

  private static String first(String line) {
    return line.strip().split(" ", 2)[0];
  }
}
