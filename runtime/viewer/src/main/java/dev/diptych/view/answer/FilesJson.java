package dev.diptych.view.answer;

import dev.diptych.model.source.Source;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.view.file.Loaded;
import dev.diptych.view.file.ShownFile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Describes files and their scenes to a page, without their keys. */
final class FilesJson {
  private FilesJson() {}

  /**
   * All files.
   *
   * @param focus the names of what is in view at first
   */
  static Map<String, Object> of(List<ShownFile> files, List<String> focus) {
    return Map.of("files", files.stream().map(FilesJson::file).toList(), "focus", focus);
  }

  /** One file. */
  static Map<String, Object> file(ShownFile file) {
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
    json.put("scenes", loaded.scenes().stream().map(SceneJson::of).toList());
    return json;
  }
}
