package dev.diptych.benchmarks.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A shipped recording of version 1.1, read by hand: the input of a peer.
 *
 * @param major the version
 * @param minor the version
 * @param flags camera, hands, gaze
 * @param curves all curves in file order
 * @param markers the list at the end
 */
public record Take(
    int major, int minor, List<Integer> flags, List<Curve> curves, List<Marker> markers) {
  /** A curve; its keys are alternating times and values in the mapped file. */
  public record Curve(int preWrap, int postWrap, FloatBuffer keys) {}

  /** A named moment. */
  public record Marker(float time, String name) {}

  /** Maps a file. */
  public static Take read(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer in = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
      in.order(ByteOrder.LITTLE_ENDIAN);
      if (in.getLong() != TakeWriter.MAGIC) {
        throw new IOException(file + " is not a recording");
      }
      int major = in.getInt();
      int minor = in.getInt();
      List<Integer> flags = List.of((int) in.get(), (int) in.get(), (int) in.get());
      int count = shape(flags).groups().stream().mapToInt(Group::curves).sum();
      List<Curve> curves = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        curves.add(curve(in));
      }
      return new Take(major, minor, flags, curves, markers(in));
    }
  }

  /** Groups of curves that belong together. */
  public List<Group> groups() {
    return shape(flags).groups();
  }

  private static Shape shape(List<Integer> flags) {
    return flags.get(1) == 0 ? Shape.CAMERA : Shape.EVERYTHING;
  }

  private static Curve curve(ByteBuffer in) {
    int preWrap = in.getInt();
    int postWrap = in.getInt();
    int bytes = in.getInt() * KeyLayout.SHIPPED.bytes();
    ByteBuffer keys = in.slice(in.position(), bytes).order(ByteOrder.LITTLE_ENDIAN);
    in.position(in.position() + bytes);
    return new Curve(preWrap, postWrap, keys.asFloatBuffer());
  }

  private static List<Marker> markers(ByteBuffer in) {
    List<Marker> markers = new ArrayList<>();
    int count = in.getInt();
    for (int i = 0; i < count; i++) {
      float time = in.getFloat();
      byte[] name = new byte[in.get()];
      in.get(name);
      markers.add(new Marker(time, new String(name, UTF_8)));
    }
    return markers;
  }
}
