package dev.diptych.twin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.Struct;
import java.io.IOException;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;

class RestoredRowsTest {
  private static final String MARKER = "1 (\"a\")";

  @Test
  void restoresTheRowsOfAReducedRecording() throws IOException {
    Struct meant = root(LongTexts.regular());
    Struct skeleton = root(LongTexts.open(skeleton(LongTexts.regular())));
    assertThat(skeleton).isNotEqualTo(meant);
    assertThat(RestoredRows.of(skeleton, meant)).isEqualTo(meant);
  }

  @Test
  void keepsACompleteRecording() {
    Struct whole = root(LongTexts.regular());
    assertThat(RestoredRows.of(whole, whole)).isSameAs(whole);
    Struct other = root(LongTexts.open(LongTexts.text(LongTexts.ROWS, "7", MARKER)));
    assertThat(RestoredRows.of(whole, other)).isSameAs(whole);
  }

  @Test
  void keepsADifferenceOutsideOfTheRows() throws IOException {
    Struct meant = root(LongTexts.regular());
    String changed = skeleton(LongTexts.regular()).replace("\"a\"", "\"b\"");
    Struct grown = RestoredRows.of(root(LongTexts.open(changed)), meant);
    assertThat(grown).isNotNull().isNotEqualTo(meant);
    String whole = LongTexts.text(LongTexts.ROWS, "0.25", "1 (\"b\")");
    assertThat(grown).isEqualTo(root(LongTexts.open(whole)));
  }

  @Test
  void otherTablesAreNotRestored() throws IOException {
    Struct skeleton = root(LongTexts.open(skeleton(LongTexts.regular())));
    assertThat(skeleton).isNotNull();
    String firstRow = LongTexts.text(LongTexts.ROWS, "-0.25", MARKER);
    String moreMarkers = LongTexts.text(LongTexts.ROWS, "0.25", MARKER + " 2 (\"b\")");
    String layout = LongTexts.text(LongTexts.ROWS, "0.25", "").replace("shipped", "documented");
    assertThat(RestoredRows.of(skeleton, root(LongTexts.open(firstRow)))).isNull();
    assertThat(RestoredRows.of(skeleton, root(LongTexts.open(moreMarkers)))).isNull();
    assertThat(
            RestoredRows.of(skeleton, root(LongTexts.open(layout.replace("Markers {  }\n", "")))))
        .isNull();
  }

  private static Struct root(LocatedDocument opened) {
    return opened.document().root();
  }

  private static String skeleton(LocatedDocument opened) throws IOException {
    OutputStream nowhere = OutputStream.nullOutputStream();
    return new String(LongTexts.ENGINE.printToProve(opened.document(), nowhere).text(), UTF_8);
  }
}
