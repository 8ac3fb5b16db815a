package dev.diptych.animation.authoring.take;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.authoring.tree.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The flags of a hand: those of a recording inside of its parts, of words outside of them. */
public final class Flags {
  private Flags() {}

  /** Which flag of a hand. */
  public enum Kind {
    /** Whether it is tracked. */
    TRACKED,

    /** Whether it pinches. */
    PINCHING
  }

  /**
   * A key of a flag.
   *
   * @param origin where it comes from
   * @param time in seconds
   * @param value its value until the next key
   */
  public record Flag(Origin origin, double time, boolean value) {}

  /** The flags of a hand with those of its words, ascending. */
  public static List<Flag> of(TakenFigure figure, Kind kind, List<Flag> words) {
    TreeSet<Double> times = new TreeSet<>();
    words.forEach(flag -> times.add(flag.time()));
    for (FigurePart each : figure.parts()) {
      TakenPart part = each.part();
      times.add(part.start());
      times.add(part.end());
      AnimationCurve curve = curve(each, kind);
      for (int key = 0; curve != null && key < curve.keys().size(); key++) {
        double time = curve.keys().time(key);
        if (time > part.from() && time < part.until()) {
          times.add(part.scene(time));
        }
      }
    }
    List<Flag> flags = new ArrayList<>();
    boolean before = false;
    for (double time : times) {
      boolean value = at(figure, kind, words, time);
      if (value != before || flags.isEmpty()) {
        flags.add(new Flag(figure.row(time).origin(), time, value));
      }
      before = value;
    }
    return flags;
  }

  private static @Nullable AnimationCurve curve(FigurePart part, Kind kind) {
    return kind == Kind.TRACKED ? part.figure().tracked() : part.figure().pinching();
  }

  private static boolean at(TakenFigure figure, Kind kind, List<Flag> words, double time) {
    FigurePart found = null;
    for (FigurePart each : figure.parts()) {
      // The end of a part is not of it: there is nothing to see after it.
      found = time >= each.part().start() && time < each.part().end() ? each : found;
    }
    if (found != null) {
      AnimationCurve curve = curve(found, kind);
      // Just after the key: in the recording its time may have been rounded.
      return curve != null && curve.isTrueAt(found.part().recording(time) + 1e-6);
    }
    boolean value = false;
    for (Flag flag : words) {
      value = flag.time() <= time ? flag.value() : value;
    }
    return value;
  }
}
