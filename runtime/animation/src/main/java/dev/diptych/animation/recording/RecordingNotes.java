package dev.diptych.animation.recording;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a conversion of a recording could not keep. */
final class RecordingNotes {
  private static final int MAX_NAME = 40;

  private final List<String> sentences = new ArrayList<>();
  private final Map<String, Integer> counts = new LinkedHashMap<>();

  /** A name for messages. */
  static String shown(byte[] name) {
    String all = new String(name, StandardCharsets.UTF_8);
    return all.length() > MAX_NAME ? all.substring(0, MAX_NAME) + "…" : all;
  }

  /** Adds a sentence if it is true. */
  void addIf(boolean is, String sentence) {
    if (is) {
      sentences.add(sentence);
    }
  }

  /** Counts a frame for which something is true. */
  void count(boolean is, String what) {
    if (is) {
      counts.merge(what, 1, Integer::sum);
    }
  }

  /** All sentences; those about frames have their number. */
  List<String> list() {
    List<String> all = new ArrayList<>(sentences);
    counts.forEach(
        (what, frames) ->
            all.add("%d %s: %s".formatted(frames, frames == 1 ? "frame" : "frames", what)));
    return all;
  }
}
