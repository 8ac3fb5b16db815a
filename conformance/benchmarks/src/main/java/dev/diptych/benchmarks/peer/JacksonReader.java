package dev.diptych.benchmarks.peer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.diptych.benchmarks.data.Take;
import dev.diptych.benchmarks.data.TakeWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the output of {@link JacksonPeer}, fields in the same order, and writes a recording. */
final class JacksonReader {
  private final Path from;
  private final Path to;
  private final Numbers numbers = new Numbers();

  JacksonReader(Path from, Path to) {
    this.from = from;
    this.to = to;
  }

  void read() throws IOException {
    try (var in = Files.newInputStream(from);
        JsonParser json = JacksonPeer.JSON.createParser(in);
        TakeWriter writer = new TakeWriter(to)) {
      json.nextToken();
      int major = number(json);
      int minor = number(json);
      writer.head(major, minor, flags(json));
      open(json);
      while (json.nextToken() != JsonToken.END_ARRAY) {
        curve(json, writer);
      }
      writer.markers(markers(json));
    }
  }

  /** The number of the next field. */
  private static int number(JsonParser json) throws IOException {
    json.nextToken();
    return json.nextIntValue(0);
  }

  /** Enters the array of the next field. */
  private static void open(JsonParser json) throws IOException {
    json.nextToken();
    json.nextToken();
  }

  private static List<Integer> flags(JsonParser json) throws IOException {
    open(json);
    List<Integer> flags = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      flags.add(json.getIntValue());
    }
    return flags;
  }

  private void curve(JsonParser json, TakeWriter writer) throws IOException {
    int preWrap = number(json);
    int postWrap = number(json);
    open(json);
    numbers.clear();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      numbers.add(json.getFloatValue());
    }
    json.nextToken();
    writer.curve(preWrap, postWrap, numbers.array(), numbers.count());
  }

  private static List<Take.Marker> markers(JsonParser json) throws IOException {
    open(json);
    List<Take.Marker> markers = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      json.nextToken();
      json.nextToken();
      float time = json.getFloatValue();
      json.nextToken();
      markers.add(new Take.Marker(time, json.nextTextValue()));
      json.nextToken();
    }
    return markers;
  }
}
