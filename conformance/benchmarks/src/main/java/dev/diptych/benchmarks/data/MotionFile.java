package dev.diptych.benchmarks.data;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Generates Mikoto motions: one actor whose bones turn and whose joints move, a key in every frame.
 *
 * @param bytes approximate size of the file
 */
public record MotionFile(long bytes) {
  private static final long SEED = 5;
  private static final int BONES = 60;

  /** Size of a frame of a joint and of its bone. */
  private static final int FRAME_BYTES = 88;

  private static final double METRE = 100;

  /** Writes the file. */
  public void write(Path file) throws IOException {
    try (LittleEndianOutput out = new LittleEndianOutput(file)) {
      line(out, "Mikoto Motion Ver 2");
      line(out, "Motion {");
      line(out, "\tname = \"walk\"");
      line(out, "\tendframe = " + frames());
      line(out, "\tloop = 0");
      for (int bone = 0; bone < BONES; bone++) {
        track(out, "Vector", "j_bone" + bone, "Locate", "pos", bone);
        track(out, "Quaternion", "bone" + bone, "Bone", "rot", bone);
      }
      line(out, "}");
      line(out, "Eof");
    }
  }

  private int frames() {
    return Math.toIntExact(bytes / ((long) BONES * FRAME_BYTES));
  }

  private void track(
      LittleEndianOutput out, String block, String name, String type, String member, int bone)
      throws IOException {
    line(out, "\t" + block + " {");
    line(out, "\t\tname = \"" + name + '"');
    line(out, "\t\tclass = \"" + type + '"');
    line(out, "\t\tmember = \"" + member + '"');
    line(out, "\t\tcurve = \"spline\"");
    boolean turns = member.equals("rot");
    Signal[] axes = new Signal[3];
    for (int axis = 0; axis < 3; axis++) {
      axes[axis] = new Signal(SEED + bone * 8L + (turns ? 4 : 0) + axis, 0, 0.3);
    }
    for (int frame = 0; frame < frames(); frame++) {
      line(out, turns ? turned(frame, axes) : moved(frame, axes));
    }
    line(out, "\t}");
  }

  private static String moved(int frame, Signal[] axes) {
    StringBuilder row = row(frame);
    for (Signal axis : axes) {
      decimal(METRE * axis.at(frame), row);
    }
    return end(row);
  }

  private static String turned(int frame, Signal[] axes) {
    StringBuilder row = row(frame);
    double squares = 0;
    for (Signal axis : axes) {
      double part = axis.at(frame);
      squares += part * part;
      decimal(part, row);
    }
    decimal(Math.sqrt(1 - squares), row);
    return end(row);
  }

  private static StringBuilder row(int frame) {
    return new StringBuilder("\t\t").append(frame).append(" (");
  }

  private static String end(StringBuilder row) {
    row.setCharAt(row.length() - 1, ')');
    return row.toString();
  }

  /** Six decimals, regardless of the locale, and a space. */
  private static void decimal(double value, StringBuilder out) {
    long millionths = Math.round(Math.abs(value) * 1e6);
    out.append(value < 0 ? "-" : "").append(millionths / 1_000_000).append('.');
    String fraction = Long.toString(1_000_000 + millionths % 1_000_000);
    out.append(fraction, 1, fraction.length()).append(' ');
  }

  private static void line(LittleEndianOutput out, String text) throws IOException {
    out.putBytes((text + "\r\n").getBytes(US_ASCII));
  }
}
