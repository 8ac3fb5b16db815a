package dev.diptych.benchmarks.data;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Generates recordings: every sampled curve has a key in every frame at 60 Hz; the same seed gives
 * the same bytes.
 *
 * @param shape parts of the recording
 * @param keys layout of a key
 * @param bytes approximate size of the file
 */
public record RecordingFile(Shape shape, KeyLayout keys, long bytes) {
  private static final long SEED = 20261121;
  private static final int BOTH = 3;
  private static final int FRAMES_A_SWITCH = 1200;

  /** Writes the file. */
  public void write(Path file) throws IOException {
    try (TakeWriter writer = new TakeWriter(file)) {
      writer.head(1, 1, shape.flags());
      long seed = SEED;
      for (Group group : shape.groups()) {
        write(group, seed, writer);
        seed += group.curves();
      }
      if (keys == KeyLayout.SHIPPED) {
        writer.markers(
            List.of(new Take.Marker(0, "start"), new Take.Marker(Signal.time(frames()), "end")));
      }
    }
  }

  private int frames() {
    int curves = shape.groups().stream().mapToInt(Group::sampled).sum();
    return Math.toIntExact(bytes / ((long) curves * keys.bytes()));
  }

  private void write(Group group, long seed, TakeWriter writer) throws IOException {
    switch (group) {
      case SWITCH -> writeSwitch(writer);
      case UNSEEN -> {
        for (int curve = 0; curve < group.curves(); curve++) {
          writer.curveHead(TakeWriter.CLAMP_FOREVER, TakeWriter.CLAMP_FOREVER, 0);
        }
      }
      case VECTOR -> {
        for (int axis = 0; axis < 3; axis++) {
          writeCurve(new Signal(seed + axis, axis == 1 ? 1.3 : 0.1, 0.25), writer);
        }
      }
      case ROTATION -> {
        for (int axis = 0; axis < 3; axis++) {
          writeCurve(turn(seed, axis), writer);
        }
        writeW(seed, writer);
      }
    }
  }

  /** Small enough that four components always make a unit quaternion. */
  private static Signal turn(long seed, int axis) {
    return new Signal(seed + axis, 0, 0.3);
  }

  private void writeCurve(Signal signal, TakeWriter writer) throws IOException {
    writer.curveHead(TakeWriter.CLAMP_FOREVER, TakeWriter.CLAMP_FOREVER, frames());
    for (int frame = 0; frame < frames(); frame++) {
      float slope = keys == KeyLayout.TANGENTS ? signal.slope(frame) : 0;
      writeKey(Signal.time(frame), signal.at(frame), slope, writer.numbers());
    }
  }

  private void writeW(long seed, TakeWriter writer) throws IOException {
    Signal x = turn(seed, 0);
    Signal y = turn(seed, 1);
    Signal z = turn(seed, 2);
    writer.curveHead(TakeWriter.CLAMP_FOREVER, TakeWriter.CLAMP_FOREVER, frames());
    for (int frame = 0; frame < frames(); frame++) {
      double turned = square(x.at(frame)) + square(y.at(frame)) + square(z.at(frame));
      float slope = keys == KeyLayout.TANGENTS ? x.slope(frame) / 4 : 0;
      float w = (float) Math.sqrt(1 - turned);
      writeKey(Signal.time(frame), w, slope, writer.numbers());
    }
  }

  private static double square(double value) {
    return value * value;
  }

  private void writeKey(float time, float value, float slope, LittleEndianOutput out)
      throws IOException {
    out.putFloat(time);
    out.putFloat(value);
    if (keys != KeyLayout.SHIPPED) {
      out.putFloat(slope);
      out.putFloat(slope);
      out.putFloat(0);
      out.putFloat(0);
      out.putInt(BOTH);
    }
  }

  private void writeSwitch(TakeWriter writer) throws IOException {
    int changes = 1 + frames() / FRAMES_A_SWITCH;
    float[] numbers = new float[2 * changes];
    for (int i = 0; i < changes; i++) {
      numbers[2 * i] = Signal.time(i * FRAMES_A_SWITCH);
      numbers[2 * i + 1] = (i + 1) % 2;
    }
    writer.curve(TakeWriter.CLAMP_FOREVER, TakeWriter.CLAMP_FOREVER, numbers, numbers.length);
  }
}
