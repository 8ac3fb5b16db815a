package dev.diptych.conformance.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.message.MessagePrinter;
import dev.diptych.cli.message.Messages;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.lsp.analysis.Finding;
import dev.diptych.lsp.document.Document;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Mistakes of persons who learn to write scenes: the first message is about the mistake, where it
 * is, with what to write instead; and editors write it where there is one correction.
 */
final class MistakenScenesTest {
  private static final TestWorkspace WORKSPACE = TestWorkspace.SHIPPED;
  private static final int PLANNED = 40;

  static List<MistakenScene> mistakes() throws IOException {
    return MistakenScene.all();
  }

  static List<MistakenScene> withFixes() throws IOException {
    return MistakenScene.all().stream().filter(MistakenScene::isFixed).toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void reportsTheMistakeWithItsFix(MistakenScene one) throws IOException {
    List<Finding> found = findings(one, one.text());
    Golden.hold(one.file("found"), printed(found));
    assertThat(found).isNotEmpty();
    Finding first = found.get(0);
    String place = MarkedText.place(first.range().getStart());
    String line = place.substring(0, place.indexOf(':')) + ":*";
    assertThat(one.places()).as(place).containsAnyOf(place, line);
    assertThat(printed(List.of(first))).contains(one.words());
    if (first.diagnostic().isError() && !first.diagnostic().code().equals("expectation")) {
      assertThat(found).as("one mistake").hasSize(1);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void whatWasMeantHasNoMessage(MistakenScene one) throws IOException {
    assertThat(printed(findings(one, one.right()))).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("withFixes")
  void editorsWriteWhatWasMeant(MistakenScene one) throws IOException {
    Document document = document(one, one.text());
    var snapshot = MarkedText.snapshot(document, WORKSPACE);
    Finding first = snapshot.findings().get().list().get(0);
    List<CodeAction> fixes = CodeActionTest.fixes(snapshot, first);
    assertThat(fixes).isNotEmpty();
    String fixed = CodeActionTest.applied(document, fixes.get(0)).text();
    assertThat(printed(findings(one, fixed))).as(fixed).isEmpty();
  }

  @Test
  void everyFileBelongsToAMistake() throws IOException {
    List<String> listed = mistakes().stream().map(MistakenScene::name).toList();
    assertThat(listed).isSorted().doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(PLANNED);
    assertThat(MistakenScene.names()).isEqualTo(listed);
  }

  private static Document document(MistakenScene one, String text) {
    return Document.opened(one.file("twin").toUri().toString(), "", 1, text);
  }

  private static List<Finding> findings(MistakenScene one, String text) {
    return MarkedText.findings(document(one, text), WORKSPACE).list();
  }

  private static String printed(List<Finding> findings) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    MessagePrinter printer = new Messages(new PrintStream(out, true, UTF_8)).printer();
    findings.forEach(finding -> printer.print(finding.diagnostic()));
    Path here = Path.of("").toAbsolutePath();
    Path folder = MistakenScene.FOLDER;
    String relative = folder.startsWith(here) ? here.relativize(folder) + "/" : folder + "/";
    return out.toString(UTF_8)
        .replace(folder.toUri().toString(), "")
        .replace(folder + "/", "")
        .replace(relative, "");
  }
}
