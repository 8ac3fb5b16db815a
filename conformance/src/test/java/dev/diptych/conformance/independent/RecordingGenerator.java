package dev.diptych.conformance.independent;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/**
 * Makes what a healthy recorder would have written: camera, both hands and gaze in smooth motion.
 *
 * <p>As in real recordings, the two quantities of a pose are thinned each on its own while their
 * axes share their times, the joint None has no keys, times are differences of a running clock and
 * therefore not round, and booleans have a key only where they change. Unlike those of MRTK 2.6 and
 * 2.7, RotationW is as complete as the other axes.
 *
 * @param seconds the length
 * @param hz frames in a second
 * @param keep the share of the frames that is left by thinning, from 0 to 1
 * @param layout the description to follow
 * @param minor 0 or 1
 * @param seed the same seed always makes the same recording
 */
public record RecordingGenerator(
    int seconds, int hz, double keep, Layout layout, int minor, long seed) {
  /** At 60 Hz in the shipped layout of 1.1 this makes 0.9 MB of 30 seconds, as in real life. */
  public static final double REAL_KEEP = 0.165;

  /** Where the numbers of the random sources of a hand's parts begin. */
  private static final int LEFT = 100;

  private static final int RIGHT = 200;

  /** Rejects a recording without frames. */
  public RecordingGenerator {
    if (seconds < 1 || hz < 1 || !(keep >= 0 && keep <= 1)) {
      throw new IllegalArgumentException("no frames in " + seconds + " s, " + hz + " Hz, " + keep);
    }
  }

  /** A recording in memory. */
  public static Animation recording(
      int seconds, int hz, double keep, Layout layout, int minor, long seed) {
    return new RecordingGenerator(seconds, hz, keep, layout, minor, seed).animation(List::copyOf);
  }

  /** Writes the recording with one joint at a time in memory. The stream stays open. */
  public void writeTo(OutputStream out) throws IOException {
    IndependentWriter.write(animation(joints -> joints), out);
  }

  /** Writes a file: {@code seconds hz layout minor seed file [keep]}. */
  public static void main(String[] args) throws IOException {
    RecordingGenerator recording =
        new RecordingGenerator(
            Integer.parseInt(args[0]),
            Integer.parseInt(args[1]),
            args.length > 6 ? Double.parseDouble(args[6]) : REAL_KEEP,
            Layout.valueOf(args[2].toUpperCase(Locale.ROOT)),
            Integer.parseInt(args[3]),
            Long.parseLong(args[4]));
    try (OutputStream out = Files.newOutputStream(Path.of(args[5]))) {
      recording.writeTo(out);
    }
  }

  private Animation animation(UnaryOperator<List<Pose>> joints) {
    RecordedCurves curves = new RecordedCurves(seconds * hz, hz, keep, layout.floatKeyWords(minor));
    Motion head = new Motion(random(0), null, new double[] {0, 1.6, 0}, 0.3);
    int flag = minor == 0 ? -1 : 1;
    return new Animation(
        1,
        minor,
        layout,
        flag,
        flag,
        flag,
        curves.pose(random(1), head),
        curves.switching(random(2), true, 20),
        curves.switching(random(3), true, 20),
        curves.switching(random(4), false, 2),
        curves.switching(random(5), false, 2),
        joints.apply(new Hand(curves, LEFT, -0.2)),
        joints.apply(new Hand(curves, RIGHT, 0.2)),
        minor == 0 ? null : curves.ray(random(6), head),
        layout.hasMarkers() ? markers() : null,
        new byte[0]);
  }

  private List<Marker> markers() {
    return List.of(marker(0, "start"), marker(seconds / 2f, "half-time ✊"), marker(seconds, "end"));
  }

  private static Marker marker(float time, String name) {
    return Marker.of(Float.floatToRawIntBits(time), name.getBytes(UTF_8));
  }

  /** Each part has a source of its own, so that it can be made at any time. */
  private SplittableRandom random(int part) {
    return new SplittableRandom(seed * 1000 + part);
  }

  /** The joints of a hand, each made when it is asked for and then forgotten. */
  private final class Hand extends AbstractList<Pose> {
    private final RecordedCurves curves;
    private final int part;
    private final Motion wrist;

    Hand(RecordedCurves curves, int part, double side) {
      this.curves = curves;
      this.part = part;
      this.wrist = new Motion(random(part), null, new double[] {side, 1.3, 0.4}, 1);
    }

    @Override
    public Pose get(int joint) {
      if (joint == 0) {
        return RecordedCurves.UNSEEN; // the joint None
      }
      SplittableRandom random = random(part + joint);
      double[] rest = {0.02 * (joint / 5 - 2), 0, 0.025 * (joint % 5)};
      return curves.pose(random, new Motion(random, wrist, rest, 0.15));
    }

    @Override
    public int size() {
      return Animation.JOINTS;
    }
  }
}
