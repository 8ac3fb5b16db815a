package dev.diptych.benchmarks.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Writes a recording of version 1.1 part by part. */
public final class TakeWriter implements Closeable {
  static final long MAGIC = 0x6a8faf6e0f9e42c6L;
  static final int CLAMP_FOREVER = 8;

  private final LittleEndianOutput out;

  /** Begins a file. */
  public TakeWriter(Path file) throws IOException {
    out = new LittleEndianOutput(file);
  }

  /** The numbers before the curves. */
  public void head(int major, int minor, List<Integer> flags) throws IOException {
    out.putLong(MAGIC);
    out.putInt(major);
    out.putInt(minor);
    for (int flag : flags) {
      out.putByte(flag);
    }
  }

  /** A curve whose keys are a time and a value: {@code numbers} numbers in all. */
  public void curve(int preWrap, int postWrap, float[] keys, int numbers) throws IOException {
    curveHead(preWrap, postWrap, numbers / 2);
    for (int i = 0; i < numbers; i++) {
      out.putFloat(keys[i]);
    }
  }

  /** The list at the end. */
  public void markers(List<Take.Marker> markers) throws IOException {
    out.putInt(markers.size());
    for (Take.Marker marker : markers) {
      byte[] name = marker.name().getBytes(UTF_8);
      if (name.length > Byte.MAX_VALUE) {
        throw new IllegalArgumentException("name of a marker is too long: " + marker.name());
      }
      out.putFloat(marker.time());
      out.putByte(name.length);
      out.putBytes(name);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  void curveHead(int preWrap, int postWrap, int keys) throws IOException {
    out.putInt(preWrap);
    out.putInt(postWrap);
    out.putInt(keys);
  }

  LittleEndianOutput numbers() {
    return out;
  }
}
