package dev.diptych.formats;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Converts the index of the catalog to and from JSON. */
public final class IndexJson {
  private IndexJson() {}

  /** Returns the index of {@code schemas}, by file name, ready for a JSON writer. */
  public static Map<String, Object> write(Map<String, Schema> schemas) {
    List<Object> list = new ArrayList<>();
    schemas.forEach((file, schema) -> list.add(entry(file, schema)));
    Map<String, Object> index = new LinkedHashMap<>();
    index.put("schemas", list);
    return index;
  }

  /** Returns the entries of a parsed index. */
  public static List<CatalogEntry> read(Map<String, Object> index) {
    return Json.maps(index, "schemas").stream().map(IndexJson::readEntry).toList();
  }

  private static Map<String, Object> entry(String file, Schema schema) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("format", SchemaWriter.format(schema.format()));
    map.put("file", file);
    Json.putIfPresent(map, "refusal", schema.refusal());
    Json.putIfPresent(map, "raw", schema.style().raw());
    map.put("marks", signatures(schema).stream().map(IndexJson::mark).toList());
    return map;
  }

  private static Map<String, Object> mark(CatalogEntry.Signature signature) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("role", signature.role().name().toLowerCase(Locale.ROOT));
    map.put("offset", signature.offset());
    map.put("bytes", HexFormat.of().formatHex(signature.bytes().bytes()));
    return map;
  }

  /** The constants at the start of a file, up to the first field that is not constant. */
  private static List<CatalogEntry.Signature> signatures(Schema schema) {
    List<CatalogEntry.Signature> marks = new ArrayList<>();
    int offset = 0;
    for (Field field : schema.root().fields()) {
      Value constant = Deriver.constant(field);
      boolean plain = constant instanceof Blob || field.type() instanceof Type.Numeric;
      if (constant == null || field.optional() || !plain) {
        break;
      }
      byte[] bytes = bytes(field, constant);
      marks.add(new CatalogEntry.Signature(field.role(), offset, new Blob(bytes)));
      offset += bytes.length;
    }
    return marks;
  }

  private static byte[] bytes(Field field, Value constant) {
    if (constant instanceof Blob blob) {
      return blob.bytes();
    }
    Type.Numeric number = (Type.Numeric) field.type();
    byte[] bytes = new byte[number.kind().width()];
    number.kind().put(ByteBuffer.wrap(bytes), 0, ((Scalar) constant).bits());
    return bytes;
  }

  private static CatalogEntry readEntry(Map<String, Object> map) {
    List<CatalogEntry.Signature> marks =
        Json.maps(map, "marks").stream()
            .map(
                m ->
                    new CatalogEntry.Signature(
                        Role.valueOf(Json.text(m, "role").toUpperCase(Locale.ROOT)),
                        Json.number(m, "offset"),
                        new Blob(HexFormat.of().parseHex(Json.text(m, "bytes")))))
            .toList();
    return new CatalogEntry(
        SchemaReader.format(Json.map(map, "format")),
        Json.text(map, "file"),
        Json.optionalText(map, "refusal"),
        Json.optionalText(map, "raw"),
        marks);
  }
}
