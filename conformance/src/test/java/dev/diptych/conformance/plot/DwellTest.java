package dev.diptych.conformance.plot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.AnimationFamily;
import dev.diptych.conformance.Repository;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartKind;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.family.chart.HeatMap;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How long an authored gaze, which dwells on nine points for half a second each, is where. */
class DwellTest {
  private static final Path TEXT = Repository.path("runtime/animation/docs/examples/gaze.twin");
  private static final double DURATION = 6.1;
  private static final Offset<Double> EXACT = Offset.offset(1e-6);
  private static final int CELLS = 48;

  @TempDir private Path folder;
  private Document document;

  @BeforeEach
  void compile() throws IOException {
    Path file = folder.resolve("gaze.bin");
    Run.good("compile", TEXT.toString(), "-o", file.toString());
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    document =
        Engine.shipped()
            .openBinary("gaze.bin", bytes, Selection.ANY)
            .value()
            .orElseThrow()
            .document();
  }

  private HeatMap map(String plane, Double from, Double to) throws ChartException {
    ChartKind kind =
        new AnimationFamily()
            .charts().stream().filter(each -> each.name().equals("gaze")).findFirst().orElseThrow();
    return (HeatMap)
        kind.chart(document, new ChartRequest(List.of(), from, to, 1, null, plane, CELLS));
  }

  private static double total(HeatMap map) {
    double total = 0;
    for (int column = 0; column < map.columns(); column++) {
      for (int row = 0; row < map.rows(); row++) {
        total += map.value(column, row);
      }
    }
    return total;
  }

  @Test
  void allTimeIsOnTheMap() throws ChartException {
    assertThat(total(map(null, null, null))).isCloseTo(DURATION, Offset.offset(1e-4));
    assertThat(total(map("z=2", 1.0, 3.5))).isCloseTo(2.5, EXACT);
  }

  @Test
  void eachPointHasHalfASecond() throws ChartException {
    HeatMap map = map("z=2", null, null);
    for (int point = 0; point < 9; point++) {
      int line = point / 3;
      double seconds = around(map, -0.5 + 0.5 * (point % 3), 1.9 - 0.3 * line);
      assertThat(seconds).as("point %s", point).isBetween(0.49, 0.56);
    }
  }

  /** The seconds in the cells whose middle is within 2.5 cm of a point. */
  private static double around(HeatMap map, double x, double y) {
    double width = (map.x().to() - map.x().from()) / map.columns();
    double height = (map.y().to() - map.y().from()) / map.rows();
    double seconds = 0;
    for (int column = 0; column < map.columns(); column++) {
      for (int row = 0; row < map.rows(); row++) {
        double dx = map.x().from() + (column + 0.5) * width - x;
        double dy = map.y().from() + (row + 0.5) * height - y;
        seconds += Math.hypot(dx, dy) < 0.025 ? map.value(column, row) : 0;
      }
    }
    return seconds;
  }

  /** The gaze begins at the eye, 1.6 m high, so a plane at half the distance has half the size. */
  @Test
  void aNearerPlaneIsSmaller() throws ChartException {
    HeatMap far = map("z=2", null, null);
    HeatMap near = map("z=1", null, null);
    HeatMap turned = map("0,1.6,1, 0,0,1", null, null);
    double size = (far.x().to() - far.x().from()) / 2;
    assertThat(near.x().to() - near.x().from()).isCloseTo(size, Offset.offset(1e-3));
    assertThat(turned.x().to() - turned.x().from()).isCloseTo(size, Offset.offset(1e-3));
    assertThat(turned.y().from()).isCloseTo(near.y().from() - 1.6, EXACT);
    assertThat(total(turned)).isCloseTo(total(near), EXACT);
  }

  @Test
  void aPlaneBehindIsNeverMet() {
    Run run = Run.of("plot", TEXT.toString(), "--chart", "gaze", "--plane", "z=-1", "-o", "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains("error[nothing-to-plot]: gaze never meets the plane z=-1", "help: ");
  }
}
