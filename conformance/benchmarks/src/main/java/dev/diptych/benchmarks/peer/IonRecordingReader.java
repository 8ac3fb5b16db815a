package dev.diptych.benchmarks.peer;

import com.amazon.ion.IonReader;
import com.amazon.ion.system.IonReaderBuilder;
import dev.diptych.benchmarks.data.Take;
import dev.diptych.benchmarks.data.TakeWriter;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the output of {@link IonPeer}, fields in the same order, and writes a recording. */
final class IonRecordingReader {
  private final Path from;
  private final Path to;
  private final Numbers numbers = new Numbers();
  private final List<Take.Marker> markers = new ArrayList<>();

  IonRecordingReader(Path from, Path to) {
    this.from = from;
    this.to = to;
  }

  void read() throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(from), 1 << 16);
        IonReader ion = IonReaderBuilder.standard().build(in);
        TakeWriter writer = new TakeWriter(to)) {
      ion.next();
      head(ion, writer);
      while (ion.next() != null) {
        part(ion, writer);
      }
      writer.markers(markers);
    }
  }

  private static void head(IonReader ion, TakeWriter writer) throws IOException {
    ion.stepIn();
    int major = integer(ion);
    int minor = integer(ion);
    ion.next();
    ion.stepIn();
    List<Integer> flags = new ArrayList<>();
    while (ion.next() != null) {
      flags.add(ion.intValue());
    }
    ion.stepOut();
    ion.stepOut();
    writer.head(major, minor, flags);
  }

  private static int integer(IonReader ion) {
    ion.next();
    return ion.intValue();
  }

  private void part(IonReader ion, TakeWriter writer) throws IOException {
    ion.stepIn();
    ion.next();
    if (ion.getFieldName().equals("time")) {
      float time = (float) ion.doubleValue();
      ion.next();
      markers.add(new Take.Marker(time, ion.stringValue()));
    } else {
      int preWrap = ion.intValue();
      int postWrap = integer(ion);
      keys(ion);
      writer.curve(preWrap, postWrap, numbers.array(), numbers.count());
    }
    ion.stepOut();
  }

  private void keys(IonReader ion) {
    numbers.clear();
    ion.next();
    ion.stepIn();
    while (ion.next() != null) {
      numbers.add((float) ion.doubleValue());
    }
    ion.stepOut();
  }
}
