package dev.diptych.benchmarks.peer;

import com.amazon.ion.IonType;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonTextWriterBuilder;
import dev.diptych.benchmarks.data.Take;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A recording as a stream of Ion values: a struct for the header, one for each curve, and one for
 * each marker. Ion's text only supports doubles, and prints their digits.
 */
public final class IonPeer {
  private IonPeer() {}

  /** Arguments: write-text, write-binary or read; from, to. */
  public static void main(String[] args) throws IOException {
    Path from = Path.of(args[1]);
    Path to = Path.of(args[2]);
    if (args[0].equals("read")) {
      new IonRecordingReader(from, to).read();
      return;
    }
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(to), 1 << 16);
        IonWriter ion = writer(args[0], out)) {
      write(Take.read(from), ion);
    }
  }

  private static IonWriter writer(String task, OutputStream out) {
    return task.equals("write-text")
        ? IonTextWriterBuilder.standard().build(out)
        : IonBinaryWriterBuilder.standard().withFloatBinary32Enabled().build(out);
  }

  private static void write(Take take, IonWriter ion) throws IOException {
    ion.stepIn(IonType.STRUCT);
    integer("major", take.major(), ion);
    integer("minor", take.minor(), ion);
    ion.setFieldName("flags");
    ion.stepIn(IonType.LIST);
    for (int flag : take.flags()) {
      ion.writeInt(flag);
    }
    ion.stepOut();
    ion.stepOut();
    for (Take.Curve curve : take.curves()) {
      curve(curve, ion);
    }
    for (Take.Marker marker : take.markers()) {
      ion.stepIn(IonType.STRUCT);
      ion.setFieldName("time");
      ion.writeFloat(marker.time());
      ion.setFieldName("name");
      ion.writeString(marker.name());
      ion.stepOut();
    }
  }

  private static void curve(Take.Curve curve, IonWriter ion) throws IOException {
    ion.stepIn(IonType.STRUCT);
    integer("preWrap", curve.preWrap(), ion);
    integer("postWrap", curve.postWrap(), ion);
    ion.setFieldName("keys");
    ion.stepIn(IonType.LIST);
    FloatBuffer keys = curve.keys();
    for (int i = 0; i < keys.limit(); i++) {
      ion.writeFloat(keys.get(i));
    }
    ion.stepOut();
    ion.stepOut();
  }

  private static void integer(String name, int value, IonWriter ion) throws IOException {
    ion.setFieldName(name);
    ion.writeInt(value);
  }
}
