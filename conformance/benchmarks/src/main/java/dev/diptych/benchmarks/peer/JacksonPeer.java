package dev.diptych.benchmarks.peer;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.diptych.benchmarks.data.Take;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.FloatBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A recording as JSON, written and read token by token. */
public final class JacksonPeer {
  static final JsonFactory JSON =
      JsonFactory.builder()
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .build();

  private JacksonPeer() {}

  /** Arguments: write or read, from, to. A folder is converted to a folder, on all cores. */
  public static void main(String[] args) throws IOException {
    Path from = Path.of(args[1]);
    Path to = Path.of(args[2]);
    if (!Files.isDirectory(from)) {
      convert(args[0], from, to);
      return;
    }
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      files.toList().parallelStream().forEach(file -> convertOne(args[0], file, to));
    }
  }

  private static void convertOne(String task, Path file, Path folder) {
    try {
      convert(task, file, folder.resolve(file.getFileName()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void convert(String task, Path from, Path to) throws IOException {
    if (task.equals("write")) {
      write(Take.read(from), to);
    } else {
      new JacksonReader(from, to).read();
    }
  }

  private static void write(Take take, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        JsonGenerator json = JSON.createGenerator(out, JsonEncoding.UTF8)) {
      json.writeStartObject();
      json.writeNumberField("major", take.major());
      json.writeNumberField("minor", take.minor());
      json.writeArrayFieldStart("flags");
      for (int flag : take.flags()) {
        json.writeNumber(flag);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("curves");
      for (Take.Curve curve : take.curves()) {
        curve(curve, json);
      }
      json.writeEndArray();
      markers(take, json);
      json.writeEndObject();
    }
  }

  private static void curve(Take.Curve curve, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("preWrap", curve.preWrap());
    json.writeNumberField("postWrap", curve.postWrap());
    json.writeArrayFieldStart("keys");
    FloatBuffer keys = curve.keys();
    for (int i = 0; i < keys.limit(); i++) {
      json.writeNumber(keys.get(i));
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void markers(Take take, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("markers");
    for (Take.Marker marker : take.markers()) {
      json.writeStartObject();
      json.writeNumberField("time", marker.time());
      json.writeStringField("name", marker.name());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
