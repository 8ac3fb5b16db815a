package dev.diptych.view.answer;

import dev.diptych.family.scene.Mark;
import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Track;
import dev.diptych.model.source.Source;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.view.file.Loaded;
import dev.diptych.view.file.ShownFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Describes files and their scenes to a page, without their keys. */
final class FilesJson {
  private FilesJson() {}

  static Map<String, Object> of(List<ShownFile> files) {
    return Map.of("files", files.stream().map(FilesJson::file).toList());
  }

  private static Map<String, Object> file(ShownFile file) {
    ShownFile.Version newest = file.newest();
    ShownFile.Version accepted = file.accepted();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", file.name());
    json.put("version", accepted.number());
    json.put("newest", newest.number());
    json.put("ok", newest.loaded().ok());
    json.put("messages", newest.loaded().messages());
    Source text = newest.loaded().text();
    json.put("lines", text == null ? 0 : TextLines.count(text));
    json.put("size", accepted.loaded().bytes().limit());
    Loaded loaded = accepted.loaded();
    LocatedDocument opened = loaded.opened();
    if (opened != null) {
      json.put("format", opened.document().schema().format().toString());
      json.put("face", opened.face() == Face.TEXT ? "text" : "binary");
    }
    json.put("scenes", loaded.scenes().stream().map(FilesJson::scene).toList());
    return json;
  }

  private static Map<String, Object> scene(Scene scene) {
    Tracks tracks = new Tracks(scene);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", scene.name());
    json.put("leftHanded", scene.axes() == Scene.Axes.LEFT_HANDED);
    json.put("start", scene.start());
    json.put("end", scene.end());
    json.put("rate", scene.rate());
    json.put("nodes", scene.nodes().stream().map(node -> node(node, tracks)).toList());
    json.put(
        "links",
        scene.links().stream()
            .map(link -> List.of(link.from(), link.to(), link.radius()))
            .toList());
    json.put("marks", scene.marks().stream().map(FilesJson::mark).toList());
    json.put("tracks", tracks.all().stream().map(FilesJson::track).toList());
    json.put("signals", tracks.numbers(scene.signals()));
    return json;
  }

  private static Map<String, Object> node(Node node, Tracks tracks) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", node.name());
    json.put("group", node.group());
    json.put("shape", node.shape().name().toLowerCase(Locale.ROOT));
    json.put("size", node.size());
    json.put("parent", node.parent());
    json.put("origin", node.origin());
    json.put("position", tracks.numbers(node.position()));
    json.put("rotation", tracks.numbers(node.rotation()));
    json.put("visible", node.visible() == null ? -1 : tracks.number(node.visible()));
    return json;
  }

  private static Map<String, Object> mark(Mark mark) {
    return Map.of("time", mark.time(), "name", mark.name());
  }

  private static Map<String, Object> track(Track track) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", track.name());
    json.put("width", track.width());
    json.put("numbers", track.numbers());
    json.put("interpolation", track.interpolation().name().toLowerCase(Locale.ROOT));
    json.put("keys", track.size());
    return json;
  }
}
