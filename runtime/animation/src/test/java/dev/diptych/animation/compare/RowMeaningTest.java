package dev.diptych.animation.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.math.EulerAngles;
import dev.diptych.family.RowMeaning.Heading;
import dev.diptych.model.schema.Unit;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What rows of rotations and points mean. */
final class RowMeaningTest {
  private static final Heading KEY = new Heading("time", Unit.SECOND, true);

  @Test
  void quaternionsAreAngles() {
    RotationMeaning meaning = new RotationMeaning();
    double[] before = new EulerAngles(0, 10, 0).toQuaternion().toArray();
    double[] values = new EulerAngles(10, 30, -5).toQuaternion().toArray();

    assertThat(meaning.columns(List.of(KEY, of("r_x"), of("r_y"), of("r_z"), of("r_w"))))
        .containsExactly(1, 2, 3, 4);
    assertThat(meaning.describe(values)).isEqualTo("euler(10 30 -5)");
    assertThat(meaning.describe(new double[4])).isEqualTo("no rotation");
    assertThat(meaning.change(before, before)).isEqualTo("0 deg");
    double[] turned = new EulerAngles(0, 40, 0).toQuaternion().toArray();
    assertThat(meaning.change(before, turned)).isEqualTo("30 deg");
    assertThat(meaning.change(before, new double[4])).isEmpty();
  }

  @Test
  void pointsMoveInMetresOnly() {
    PointMeaning meaning = new PointMeaning();
    List<Heading> metres = List.of(KEY, metre("x"), metre("y"), metre("z"));

    assertThat(meaning.columns(metres)).containsExactly(1, 2, 3);
    assertThat(meaning.columns(List.of(KEY, of("x"), of("y"), of("z")))).isEmpty();
    assertThat(meaning.change(new double[3], new double[] {0.03, 0.04, 0})).isEqualTo("5 cm");
  }

  private static Heading of(String name) {
    return new Heading(name, null, false);
  }

  private static Heading metre(String name) {
    return new Heading(name, Unit.METRE, false);
  }
}
