package dev.diptych.view.answer;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Track;
import dev.diptych.model.source.Source;
import dev.diptych.view.file.Loaded;
import dev.diptych.view.file.ShownFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A page in one file that needs no server: its scripts, and the data of its files. */
public final class PageFile {
  /** The limit of keys and text, which a browser has to parse at once. */
  private static final long MAX_BYTES = 64L << 20;

  /** Texts that are longer have no colors: their tokens would be larger than they are. */
  private static final int MAX_COLORED = 4 << 20;

  private static final Pattern RELATIVE =
      Pattern.compile("(from|import)\\s*(['\"])\\./([^'\"]+)\\2");
  private static final String MAIN = "import 'diptych/main.js';";

  private PageFile() {}

  /**
   * The page, in UTF-8.
   *
   * @param focus the names of what is in view at first; none for what moves
   * @throws IllegalArgumentException with one sentence if the files are too large for a page
   */
  public static byte[] of(List<ShownFile> files, List<String> focus) {
    String style = Assets.text("style.css");
    String imports = imports();
    String policy =
        "default-src 'none'; script-src 'sha256-%s' 'sha256-%s' data:; style-src 'sha256-%s';"
                .formatted(Assets.sha256(imports), Assets.sha256(MAIN), Assets.sha256(style))
            + " img-src data: blob:; base-uri 'none'; form-action 'none'";
    String head =
        "<meta http-equiv=\"Content-Security-Policy\" content=\""
            + policy
            + "\">\n"
            + "<style>"
            + style
            + "</style>\n"
            + "<script type=\"importmap\">"
            + imports
            + "</script>\n";
    String tail =
        "<script type=\"application/json\" id=\"data\">"
            + data(files, focus)
            + "</script>\n"
            + "<script type=\"module\">"
            + MAIN
            + "</script>\n";
    String page = Assets.text("");
    String body = page.substring(page.indexOf("<body>"), page.indexOf("</body>"));
    return ("<!doctype html>\n"
            + "<html lang=\"en\">\n"
            + "<head>\n"
            + "<meta charset=\"utf-8\">\n"
            + "<title>Diptych</title>\n"
            + head
            + "</head>\n"
            + body
            + tail
            + "</body>\n</html>\n")
        .getBytes(UTF_8);
  }

  /** All scripts as addresses that contain them; a script in an address cannot name a neighbour. */
  private static String imports() {
    Map<String, Object> imports = new LinkedHashMap<>();
    for (String path : Assets.scripts()) {
      Matcher relative = RELATIVE.matcher(Assets.text(path));
      String folder = path.contains("/") ? path.substring(0, path.indexOf('/') + 1) : "";
      String script = relative.replaceAll(found -> "$1 \"diptych/" + folder + "$3\"");
      String address =
          "data:text/javascript;base64,"
              + Base64.getEncoder().encodeToString(script.getBytes(UTF_8));
      imports.put("diptych/" + path, address);
    }
    imports.put("three", imports.get("diptych/three/three.module.js"));
    return json(Map.of("imports", imports));
  }

  private static String data(List<ShownFile> files, List<String> focus) {
    Map<String, Object> data = new LinkedHashMap<>(FilesJson.of(files, focus));
    data.put("files", files.stream().map(PageFile::file).toList());
    TextColors colors = new TextColors();
    List<Object> tokens = new ArrayList<>();
    List<Object> keys = new ArrayList<>();
    List<Object> lines = new ArrayList<>();
    List<Object> texts = new ArrayList<>();
    long size = 0;
    for (ShownFile file : files) {
      Loaded loaded = file.accepted().loaded();
      size += size(loaded);
      if (size > MAX_BYTES) {
        throw new IllegalArgumentException("the files have too many keys for one page");
      }
      keys.add(loaded.scenes().stream().map(PageFile::keys).toList());
      lines.add(loaded.scenes().stream().map(scene -> lines(loaded, scene)).toList());
      texts.add(text(loaded.text()));
      tokens.add(tokens(colors, loaded));
    }
    data.put("keys", keys);
    data.put("lines", lines);
    data.put("texts", texts);
    data.put("tokens", tokens);
    return json(data);
  }

  /** A file by its name: where it is on this machine is not for those who read the page. */
  private static Map<String, Object> file(ShownFile file) {
    Map<String, Object> json = new LinkedHashMap<>(FilesJson.file(file));
    json.put("name", name(file.name()));
    String messages = file.newest().loaded().messages();
    List<String> paths =
        Stream.concat(
                Stream.of(file.name()), file.newest().loaded().files().stream().map(Path::toString))
            .distinct()
            .sorted(Comparator.comparing(String::length).reversed())
            .toList();
    for (String path : paths) {
      messages = messages.replace(path, name(path));
    }
    json.put("messages", messages);
    return json;
  }

  private static String name(String path) {
    Path name = Path.of(path).getFileName();
    return name == null ? path : name.toString();
  }

  private static List<List<Integer>> tokens(TextColors colors, Loaded loaded) {
    Source text = loaded.text();
    return text == null || text.length() > MAX_COLORED
        ? List.of()
        : colors.of(loaded.engine(), text, 1, TextLines.count(text));
  }

  private static long size(Loaded loaded) {
    long size = loaded.text() == null ? 0 : loaded.text().length();
    for (Scene scene : loaded.scenes()) {
      for (Track track : new Tracks(scene).all()) {
        size += (long) track.size() * (Double.BYTES + Float.BYTES * track.numbers());
      }
    }
    return size;
  }

  private static String keys(Scene scene) {
    byte[] bytes = new KeyWindow(scene.start(), scene.end()).of(new Tracks(scene).all());
    return Base64.getEncoder().encodeToString(bytes);
  }

  private static List<List<Integer>> lines(Loaded loaded, Scene scene) {
    return new Tracks(scene).all().stream().map(track -> KeyLines.all(loaded, track)).toList();
  }

  private static List<String> text(@Nullable Source text) {
    return text == null ? List.of() : new String(text.bytes(), UTF_8).lines().toList();
  }

  /** JSON that cannot end the element that it is in. */
  private static String json(Object value) {
    try {
      return JSON.std.asString(value).replace("<", "\\u003c");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
