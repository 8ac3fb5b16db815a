package dev.diptych.animation.scene;

import dev.diptych.animation.curve.WrapMode;
import dev.diptych.animation.input.Curve;
import dev.diptych.family.scene.Interpolation;
import dev.diptych.family.scene.Track;
import dev.diptych.family.scene.Wrap;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Table;
import org.jspecify.annotations.Nullable;

/** A curve as MRTK plays it: sorted, without keys that are not finite. */
final class CurveTrack implements Track {
  private static final int SIMPLE_COLUMNS = 2;

  /** The columns after time and value: slopes, weights, mode. */
  private static final int FIRST_FLOAT = 2;

  private static final int MODE = 6;

  private final Curve curve;
  private final Table table;
  private final Interpolation interpolation;

  /** The rows in the order of playback, or null if all of them are in order. */
  private final int @Nullable [] order;

  CurveTrack(Curve curve) {
    this.curve = curve;
    this.table = curve.keys();
    boolean simple = table.layout().columns().size() == SIMPLE_COLUMNS;
    Interpolation between = simple ? Interpolation.LINEAR : Interpolation.BEZIER;
    this.interpolation = curve.isBoolean() ? Interpolation.CONSTANT : between;
    boolean ordered = curve.facts().ascending() && curve.facts().finite();
    this.order = ordered ? null : PlaybackOrder.of(curve);
  }

  private int row(int key) {
    return order == null ? key : order[key];
  }

  @Override
  public String name() {
    return curve.label();
  }

  @Override
  public int width() {
    return 1;
  }

  @Override
  public Interpolation interpolation() {
    return interpolation;
  }

  @Override
  public Wrap before() {
    return wrap("pre_wrap");
  }

  @Override
  public Wrap after() {
    return wrap("post_wrap");
  }

  private Wrap wrap(String field) {
    return switch (WrapMode.of(curve.head(field))) {
      case CLAMP -> Wrap.CLAMP;
      case LOOP -> Wrap.LOOP;
      case PING_PONG -> Wrap.PING_PONG;
    };
  }

  @Override
  public int size() {
    return order == null ? curve.size() : order.length;
  }

  @Override
  public double time(int key) {
    return curve.time(row(key));
  }

  @Override
  public void read(int key, double[] into, int at) {
    int row = row(key);
    into[at] = curve.value(row);
    if (interpolation == Interpolation.BEZIER) {
      for (int column = FIRST_FLOAT; column < MODE; column++) {
        into[at + column - 1] = Float.intBitsToFloat((int) table.bits(row, column));
      }
      into[at + MODE - 1] = (int) table.bits(row, MODE);
    }
  }

  @Override
  public Path path(int key) {
    return curve.at(row(key));
  }
}
