package dev.diptych.cli.inspect;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.FormatName;
import dev.diptych.twin.ChecksumFindings;
import dev.diptych.twin.Contents;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What {@code diptych info --json} writes about one file. */
final class InfoJson {
  private InfoJson() {}

  /**
   * The facts about a file as a JSON object on one line. {@code runtime/cli/docs/info.schema.json}
   * documents its members.
   */
  static String of(Session session, Input input, LocatedDocument opened) throws IoFailure {
    Engine engine = session.engine();
    FormatName name = opened.document().schema().format();
    Map<String, Object> format = new LinkedHashMap<>();
    format.put("id", name.id());
    format.put("title", name.title());
    format.put("version", name.version());
    if (name.layout() != null) {
      format.put("layout", name.layout());
    }
    Map<String, Object> info = new LinkedHashMap<>();
    info.put("file", input.name());
    info.put("format", format);
    session.choice().rule(input.name()).ifPresent(rule -> info.put("chosen_by", rule));
    info.put("face", opened.face() == Face.TEXT ? "text" : "binary");
    info.put("size", input.bytes().limit());
    info.put("trailing", opened.document().residue().trailing().length());
    String checksums = new ChecksumFindings(engine, opened).summary();
    if (!checksums.isEmpty()) {
      info.put("checksums", checksums);
    }
    LargeFiles.whole(engine, input, opened).ifPresent(reason -> info.put("whole", reason));
    List<Map<String, Object>> faults = engine.faults(opened).stream().map(InfoJson::fault).toList();
    if (!faults.isEmpty()) {
      info.put("faults", faults);
    }
    info.put("contents", contents(Contents.of(opened.document())));
    info.put("facts", Families.facts(opened.document()));
    try {
      return JSON.std.asString(info);
    } catch (IOException e) {
      throw IoFailure.writing("standard output", e);
    }
  }

  private static Map<String, Object> contents(Contents contents) {
    Map<String, Object> residue = new LinkedHashMap<>();
    residue.put("trailing", contents.trailing());
    residue.put("slack", contents.slack());
    residue.put("patches", contents.patches());
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("structs", contents.structs());
    json.put("rows", contents.rows());
    json.put("residue", residue);
    json.put("fields", contents.fields().stream().map(InfoJson::field).toList());
    return json;
  }

  private static Map<String, Object> fault(Diagnostic fault) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("code", fault.code());
    if (fault.location() instanceof Location.InBytes at) {
      json.put("path", at.path().toString());
      json.put("offset", at.offset());
    }
    json.put("message", fault.message());
    return json;
  }

  private static Map<String, Object> field(Contents.Beginning field) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("path", field.path());
    json.put("value", field.value());
    return json;
  }
}
