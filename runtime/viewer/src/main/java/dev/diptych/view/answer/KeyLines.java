package dev.diptych.view.answer;

import dev.diptych.family.scene.Track;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.view.file.Loaded;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Which line has which key. */
final class KeyLines {
  /** Keys of an authored text are in no order; only a limited number of them is looked at. */
  private static final int MAX_TRIED = 4096;

  private KeyLines() {}

  /** The location of a key: a file and a line, or an offset. */
  static Map<String, Object> line(Loaded loaded, Track track, int key) {
    Map<String, Object> json = new LinkedHashMap<>();
    boolean isOfText = track.written(key) != null;
    json.put("path", isOfText ? track.name() : track.path(key).toString());
    Location at = locate(loaded, track, key);
    if (at instanceof Location.InText text) {
      json.put("name", text.name());
      json.put("line", text.source().position(text.span().start()).line());
      json.put("own", loaded.text() != null && isIn(loaded.text(), text));
      json.put("lines", TextLines.count(text.source()));
    } else if (at instanceof Location.InBytes bytes && bytes.offset() >= 0) {
      json.put("offset", bytes.offset());
    }
    return json;
  }

  private static @Nullable Location locate(Loaded loaded, Track track, int key) {
    LocatedDocument opened = loaded.opened();
    Location written = track.written(key);
    return written != null || opened == null ? written : opened.locations().locate(track.path(key));
  }

  private static boolean isIn(Source source, Location.InText text) {
    return text.name().equals(source.name());
  }

  /** The text that has a key: that of the file, or one that it includes; null for bytes. */
  static @Nullable Source source(Loaded loaded, Track track, int key) {
    return locate(loaded, track, key) instanceof Location.InText text ? text.source() : null;
  }

  /** The line of each key in the text itself; 0 for keys that are elsewhere. */
  static List<Integer> all(Loaded loaded, Track track) {
    Source own = loaded.text();
    return own == null
        ? List.of()
        : IntStream.range(0, track.size())
            .mapToObj(key -> lineOf(loaded, own, track, key))
            .toList();
  }

  /**
   * The key at a line, or the nearest one above it in the same block; empty if there is none.
   *
   * @param source the text, or one that it includes
   */
  static Map<String, Object> key(Loaded loaded, Source source, List<Track> tracks, int line) {
    int best = -1;
    int bestKey = -1;
    int bestLine = 0;
    for (int i = 0; i < tracks.size() && bestLine < line; i++) {
      Track track = tracks.get(i);
      int key = nearest(loaded, source, track, line);
      int found = key < 0 ? 0 : lineOf(loaded, source, track, key);
      if (found <= line && found > bestLine) {
        best = i;
        bestKey = key;
        bestLine = found;
      }
    }
    if (best < 0) {
      return Map.of();
    }
    double time = tracks.get(best).time(bestKey);
    return Map.of("track", best, "key", bestKey, "time", time, "line", bestLine);
  }

  private static int nearest(Loaded loaded, Source source, Track track, int line) {
    int size = track.size();
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (lineOf(loaded, source, track, middle) <= line) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low > 0 && lineOf(loaded, source, track, low - 1) == line) {
      return low - 1;
    }
    int best = low - 1;
    int bestLine = best < 0 ? 0 : lineOf(loaded, source, track, best);
    for (int key = 0; size <= MAX_TRIED && key < size && bestLine < line; key++) {
      int at = lineOf(loaded, source, track, key);
      if (at <= line && at > bestLine) {
        best = key;
        bestLine = at;
      }
    }
    return best;
  }

  /** The line of a key in a text; 0 if it is elsewhere. */
  private static int lineOf(Loaded loaded, Source source, Track track, int key) {
    return locate(loaded, track, key) instanceof Location.InText text && isIn(source, text)
        ? text.source().position(text.span().start()).line()
        : 0;
  }
}
