package dev.diptych.infoset;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Residue;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads residue. */
final class ResidueReader {
  private ResidueReader() {}

  static Residue read(JsonValue json, StructType type) throws InfosetException {
    json.only(
        InfosetTags.TRAILING,
        InfosetTags.SLACK,
        InfosetTags.PATCHES,
        InfosetTags.CUT,
        InfosetTags.REASON);
    Map<?, ?> map = json.map();
    boolean trailing = map.containsKey(InfosetTags.TRAILING);
    Blob rest = new Blob(trailing ? json.member(InfosetTags.TRAILING).hex() : new byte[0]);
    long slack =
        map.containsKey(InfosetTags.SLACK) ? json.member(InfosetTags.SLACK).whole(false) : 0;
    List<Residue.Patch> patches = new ArrayList<>();
    if (map.containsKey(InfosetTags.PATCHES)) {
      JsonValue all = json.member(InfosetTags.PATCHES);
      for (Object patch : all.list()) {
        patches.add(patch(all.at("[" + patches.size() + "]", patch)));
      }
    }
    return new Residue(rest, slack, patches).with(cut(json, type));
  }

  private static Residue.@Nullable Cut cut(JsonValue json, StructType type)
      throws InfosetException {
    Map<?, ?> map = json.map();
    if (!map.containsKey(InfosetTags.CUT)) {
      return null;
    }
    boolean known = map.containsKey(InfosetTags.REASON);
    String reason = known ? json.member(InfosetTags.REASON).string() : "";
    String field = json.member(InfosetTags.CUT).string();
    if (type.indexOf(field) < 0) {
      throw new InfosetException(json.path(), type.name() + " has no field '" + field + "'");
    }
    return new Residue.Cut(field, reason);
  }

  private static Residue.Patch patch(JsonValue json) throws InfosetException {
    List<?> parts = json.list();
    if (parts.size() != 3) {
      throw json.expected("a list of an offset and two byte strings");
    }
    JsonValue at = json.at("offset", parts.get(0));
    long offset = at.whole(false);
    if (offset < 0) {
      throw at.expected("a byte offset from 0");
    }
    Blob encoded = new Blob(json.at("encoded", parts.get(1)).hex());
    Blob actual = new Blob(json.at("actual", parts.get(2)).hex());
    return new Residue.Patch(offset, encoded, actual);
  }
}
