package dev.diptych.view.answer;

import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Track;
import dev.diptych.model.source.Source;
import dev.diptych.view.file.BothFaces;
import dev.diptych.view.file.Loaded;
import dev.diptych.view.file.ShownFile;
import dev.diptych.view.server.Pages;
import dev.diptych.view.server.Query;
import dev.diptych.view.server.Reply;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers the requests of a page. */
public final class Answers implements Pages {
  private static final String BINARY = "application/octet-stream";
  private static final int MAX_WIDTH = 8192;
  private static final int MAX_LINES = 2000;
  private static final int MAX_BYTES = 1 << 16;

  /** Seconds that one request for keys may span. */
  private static final double MAX_SECONDS = 3600;

  private final List<ShownFile> files;
  private final List<String> focus;
  private final Assets assets = new Assets();
  private final TextColors colors = new TextColors();

  /**
   * Answers about files.
   *
   * @param focus the names of what is in view at first; none for what moves
   */
  public Answers(List<ShownFile> files, List<String> focus) {
    this.files = List.copyOf(files);
    this.focus = List.copyOf(focus);
  }

  @Override
  public String policy() {
    return assets.policy();
  }

  @Override
  public Reply answer(String path, Query query) {
    return switch (path) {
      case "files" -> Reply.json(FilesJson.of(files, focus));
      case "keys" -> keys(query);
      case "curve" -> curve(query);
      case "lines" -> lines(query);
      case "line" -> line(query);
      case "key" -> key(query);
      case "faces" -> faces(query);
      case "bytes" -> bytes(query);
      case "field" -> field(query);
      default -> assets.find(path);
    };
  }

  private ShownFile.Version version(Query query) {
    return file(query).accepted();
  }

  private Tracks tracks(Query query) {
    List<Scene> scenes = version(query).loaded().scenes();
    if (scenes.isEmpty()) {
      throw new IllegalArgumentException("the file has no scene");
    }
    return new Tracks(scenes.get(query.integer("scene", 0, scenes.size() - 1)));
  }

  private Reply keys(Query query) {
    double from = query.number("from");
    double to = query.number("to");
    if (!(from <= to && to - from <= MAX_SECONDS)) {
      throw new IllegalArgumentException("at most an hour at once");
    }
    List<Track> all = tracks(query).all();
    KeyWindow window = new KeyWindow(from, to);
    return Reply.of(
        BINARY,
        query.has("tracks")
            ? window.of(all, query.integers("tracks", 0, all.size() - 1))
            : window.of(all));
  }

  private Reply curve(Query query) {
    List<Track> all = tracks(query).all();
    Track track = all.get(query.integer("track", 0, all.size() - 1));
    int component = query.integer("component", 0, track.width() - 1);
    int width = query.integer("width", 1, MAX_WIDTH);
    double from = query.number("from");
    double to = query.number("to");
    return Reply.of(BINARY, new CurveLine(track, component).of(from, to, width));
  }

  /** Lines of the newest text, which the messages are about; or of a binary file as a text. */
  private Reply lines(Query query) {
    int first = query.integer("first", 1, Integer.MAX_VALUE);
    int count = query.integer("count", 1, MAX_LINES);
    Loaded newest = file(query).newest().loaded();
    Source text = query.has("track") ? included(query) : newest.text();
    if (text == null) {
      text = file(query).bothFaces().map(BothFaces::source).orElse(null);
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("first", first);
    json.put("lines", text == null ? List.of() : TextLines.of(text, first, count));
    json.put("tokens", text == null ? List.of() : colors.of(newest.engine(), text, first, count));
    return Reply.json(json);
  }

  /** The text with a key. Its name is not asked for, so that no other file can be. */
  private @Nullable Source included(Query query) {
    Track track = track(query);
    int key = query.integer("key", 0, track.size() - 1);
    return KeyLines.source(version(query).loaded(), track, key);
  }

  private Track track(Query query) {
    List<Track> all = tracks(query).all();
    Track track = all.get(query.integer("track", 0, all.size() - 1));
    if (track.size() == 0) {
      throw new IllegalArgumentException("the track has no keys");
    }
    return track;
  }

  private ShownFile file(Query query) {
    return files.get(query.integer("file", 0, files.size() - 1));
  }

  /** Whether a file has two faces to compare, and how long they are. */
  private Reply faces(Query query) {
    return Reply.json(
        file(query)
            .bothFaces()
            .map(
                faces ->
                    Map.of("size", faces.bytes().limit(), "lines", TextLines.count(faces.source())))
            .orElse(Map.of()));
  }

  private FieldJson fields(Query query) {
    return new FieldJson(
        file(query)
            .bothFaces()
            .orElseThrow(() -> new IllegalArgumentException("the file has one face only")));
  }

  private Reply bytes(Query query) {
    int from = query.integer("from", 0, Integer.MAX_VALUE);
    return Reply.of(BINARY, fields(query).bytes(from, query.integer("count", 1, MAX_BYTES)));
  }

  private Reply field(Query query) {
    FieldJson fields = fields(query);
    if (query.has("line")) {
      int lines = TextLines.count(fields.faces().source());
      int line = query.integer("line", 1, lines);
      return Reply.json(fields.atLine(line, query.integer("column", 1, Integer.MAX_VALUE)));
    }
    int size = fields.faces().bytes().limit();
    return Reply.json(fields.atByte(query.integer("offset", 0, Math.max(0, size - 1))));
  }

  private Reply line(Query query) {
    Track track = track(query);
    int key = query.integer("key", 0, track.size() - 1);
    return Reply.json(KeyLines.line(version(query).loaded(), track, key));
  }

  private Reply key(Query query) {
    int line = query.integer("line", 1, Integer.MAX_VALUE);
    Loaded loaded = version(query).loaded();
    Source source = query.has("track") ? included(query) : loaded.text();
    return Reply.json(
        source == null ? Map.of() : KeyLines.key(loaded, source, tracks(query).all(), line));
  }
}
