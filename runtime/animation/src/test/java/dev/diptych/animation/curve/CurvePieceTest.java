package dev.diptych.animation.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.curve.CurvePiece.Handle;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Both parts of a piece that is cut are the same curve. */
class CurvePieceTest {
  private static final double FROM = 1;
  private static final double TO = 3.5;

  private static AnimationCurve curve(CurvePiece... pieces) {
    double[] times = new double[pieces.length + 1];
    double[] values = new double[pieces.length + 1];
    for (int i = 0; i < pieces.length; i++) {
      times[i] = pieces[i].time();
      values[i] = pieces[i].value();
      times[i + 1] = pieces[i].nextTime();
      values[i + 1] = pieces[i].nextValue();
    }
    KeyframeBuilder keys = new KeyframeBuilder(times, values);
    for (int i = 0; i <= pieces.length; i++) {
      Handle in = i == 0 ? Handle.STRAIGHT : pieces[i - 1].arrives();
      Handle out = i == pieces.length ? Handle.STRAIGHT : pieces[i].leaves();
      int mode = (in.weighted() ? 1 : 0) | (out.weighted() ? 2 : 0);
      keys.slopes(i, in.slope(), out.slope()).weights(i, in.weight(), out.weight(), mode);
    }
    return AnimationCurve.clamped(keys.keys());
  }

  private static void assertSame(CurvePiece piece, double at) {
    AnimationCurve whole = curve(piece);
    AnimationCurve parts = curve(piece.cut(at));
    for (double time = FROM; time < TO; time += 0.01) {
      assertThat(parts.at(time)).isCloseTo(whole.at(time), within(1e-9));
    }
  }

  @Test
  void everyKindOfPieceStaysTheSame() {
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      Handle leaves = new Handle(random.nextGaussian() * 5, random.nextDouble(), i % 2 == 0);
      Handle arrives = new Handle(random.nextGaussian() * 5, random.nextDouble(), i % 3 == 0);
      CurvePiece piece =
          new CurvePiece(FROM, random.nextGaussian(), leaves, TO, random.nextGaussian(), arrives);
      assertSame(piece, FROM + (TO - FROM) * (0.01 + 0.98 * random.nextDouble()));
    }
  }

  @Test
  void straightPiecesStayStraight() {
    for (Handle other : List.of(Handle.STRAIGHT, new Handle(4, 0, true))) {
      CurvePiece piece = new CurvePiece(FROM, 2, Handle.STRAIGHT, TO, 7, other);
      assertSame(piece, 2);
      assertThat(piece.cut(2)[0].arrives()).isEqualTo(Handle.STRAIGHT);
      assertThat(piece.cut(2)[1].arrives()).isEqualTo(other);
    }
  }

  @Test
  void stepsHold() {
    CurvePiece step = new CurvePiece(FROM, 2, new Handle(1, 0, false), TO, 7, Handle.HOLD);
    assertSame(step, 2);
    assertThat(step.cut(2)[1].value()).isEqualTo(2);
  }

  @Test
  void aWeightOfZeroOnOneSideIsNoStraightLine() {
    CurvePiece piece = new CurvePiece(FROM, 0, Handle.STRAIGHT, TO, 1, new Handle(3, 0.8, true));
    assertSame(piece, 1.7);
  }
}
