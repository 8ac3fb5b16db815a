package dev.diptych.spectools.reference;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.text.print.ValueFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The part of a page on an enumeration. */
final class EnumDocs {
  private final SpecView spec;
  private final Anchors anchors;
  private final Page page;

  EnumDocs(SpecView spec, Anchors anchors, Page page) {
    this.spec = spec;
    this.anchors = anchors;
    this.page = page;
  }

  /** Whether {@code name} is the enumeration of truth values, which is not in the spec. */
  static boolean isTruth(String name) {
    return !name.contains(":") && !name.contains("/");
  }

  void write(EnumType type) {
    TextRun.Link link = anchors.enumeration(type.name());
    page.heading(2, link.text(), link.anchor());
    page.paragraph(TextRun.plain("Names of numbers. A number without a name stays a number."));
    Map<Long, String> docs = spec.memberDocs(type.name());
    List<List<List<TextRun>>> rows = new ArrayList<>();
    type.names()
        .forEach(
            (value, name) -> {
              String doc = docs.getOrDefault(value, "");
              rows.add(
                  List.of(
                      TextRun.code(number(type, value)),
                      TextRun.code(name),
                      about(doc, type.aliases().getOrDefault(value, List.of()))));
            });
    page.table(List.of("number", "text", "about"), rows);
  }

  private static List<TextRun> about(String doc, List<Alias> aliases) {
    List<TextRun> about = new ArrayList<>(doc.isEmpty() ? List.of() : TextRun.plain(doc));
    FormerNamesDocs.add(aliases, about);
    return about;
  }

  /** The number if the member has no name. */
  private String number(EnumType type, long value) {
    Type.Numeric used = used(spec.schema(), type);
    return used == null || !used.kind().isFloat()
        ? Long.toString(value)
        : new ValueFormatter(spec.schema())
            .of(new Type.Numeric(used.kind(), null), new Scalar(value));
  }

  private static Type.@Nullable Numeric used(Schema schema, EnumType type) {
    for (StructType struct : schema.structs().values()) {
      for (Field field : struct.fields()) {
        if (field.type() instanceof Type.Numeric number && type.name().equals(number.names())) {
          return number;
        }
      }
    }
    return null;
  }
}
