package dev.diptych.benchmarks.peer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.protobuf.TextFormat;
import dev.diptych.benchmarks.data.Take;
import dev.diptych.benchmarks.data.TakeWriter;
import dev.diptych.benchmarks.generated.protobuf.Curve;
import dev.diptych.benchmarks.generated.protobuf.Marker;
import dev.diptych.benchmarks.generated.protobuf.Recording;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/** A recording as a message, printed and parsed in the text format of messages. */
public final class ProtobufPeer {
  private ProtobufPeer() {}

  /** Arguments: write or read, from, to. */
  public static void main(String[] args) throws IOException {
    Path from = Path.of(args[1]);
    Path to = Path.of(args[2]);
    if (args[0].equals("write")) {
      try (Writer writer = Files.newBufferedWriter(to, UTF_8)) {
        TextFormat.printer().print(message(Take.read(from)), writer);
      }
    } else {
      Recording.Builder recording = Recording.newBuilder();
      try (Reader reader = Files.newBufferedReader(from, UTF_8)) {
        TextFormat.getParser().merge(reader, recording);
      }
      write(recording, to);
    }
  }

  private static Recording message(Take take) {
    Recording.Builder recording = Recording.newBuilder();
    recording.setMajor(take.major()).setMinor(take.minor()).addAllFlags(take.flags());
    take.curves().forEach(curve -> recording.addCurves(message(curve)));
    for (Take.Marker marker : take.markers()) {
      recording.addMarkers(Marker.newBuilder().setTime(marker.time()).setName(marker.name()));
    }
    return recording.build();
  }

  private static Curve.Builder message(Take.Curve from) {
    Curve.Builder curve = Curve.newBuilder();
    curve.setPreWrap(from.preWrap()).setPostWrap(from.postWrap());
    FloatBuffer keys = from.keys();
    for (int i = 0; i < keys.limit(); i += 2) {
      curve.addTimes(keys.get(i)).addValues(keys.get(i + 1));
    }
    return curve;
  }

  private static void write(Recording.Builder recording, Path to) throws IOException {
    try (TakeWriter writer = new TakeWriter(to)) {
      writer.head(recording.getMajor(), recording.getMinor(), recording.getFlagsList());
      Numbers numbers = new Numbers();
      for (Curve curve : recording.getCurvesList()) {
        numbers.clear();
        for (int i = 0; i < curve.getTimesCount(); i++) {
          numbers.add(curve.getTimes(i));
          numbers.add(curve.getValues(i));
        }
        writer.curve(curve.getPreWrap(), curve.getPostWrap(), numbers.array(), numbers.count());
      }
      writer.markers(
          recording.getMarkersList().stream()
              .map(marker -> new Take.Marker(marker.getTime(), marker.getName()))
              .toList());
    }
  }
}
