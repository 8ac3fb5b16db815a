package dev.diptych.spectools.example.write;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.text.print.ValueFormatter;
import dev.diptych.text.shape.ChoiceNames;
import dev.diptych.text.shape.RowShape;
import dev.diptych.text.shape.TaggedElements;
import dev.diptych.text.shape.UnknownItems;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the value of a field in its form. */
final class FieldWriter {
  private final SpecView spec;
  private final TextLines lines;
  private final ExampleWriter writer;
  private final ValueFormatter spelling;
  private final ShownFields written;

  FieldWriter(SpecView spec, TextLines lines, ExampleWriter writer, ShownFields written) {
    this.spec = spec;
    this.lines = lines;
    this.writer = writer;
    this.spelling = new ValueFormatter(spec.schema());
    this.written = written;
  }

  void write(DraftStruct owner, FieldView view, Object value) {
    Field field = view.field();
    if (value instanceof List<?> many) {
      repeated(owner, view, many);
    } else if (value instanceof DraftStruct inner) {
      struct(owner, field, inner);
    } else if (isDefault(field, value)) {
      boolean begun = lines.commentOut();
      lines.line(field.name() + " = " + cell(field, value));
      lines.commentIn(begun);
    } else {
      lines.line(field.name() + " = " + cell(field, value));
    }
  }

  private static boolean isDefault(Field field, Object value) {
    return field.defaultBits() != null && value instanceof Scalar && !field.optional();
  }

  private String cell(Field field, Object value) {
    Long bits = isDefault(field, value) ? field.defaultBits() : null;
    Value shown = bits == null ? (Value) value : new Scalar(bits);
    return spelling.of(field.type(), shown);
  }

  private void struct(DraftStruct owner, Field field, DraftStruct inner) {
    ChoiceNames names = new ChoiceNames(field);
    struct(names, names.mentioned(owner.freeze(), inner.freeze()), field.repeated(), inner);
  }

  /**
   * Writes a struct as a block, or as an attribute where it has one value.
   *
   * @param names its names in the text
   * @param mentioned the struct that the names have to mention, or an empty string
   * @param repeated whether it is one of several, which are always blocks
   * @param inner the struct
   */
  void struct(ChoiceNames names, String mentioned, boolean repeated, DraftStruct inner) {
    var single = spec.shapes().single(inner.type());
    if (single.isPresent() && !repeated) {
      lines.line(
          names.attribute(mentioned) + " = " + RowWriter.cell(spelling, single.get(), inner));
      written.addAll(inner);
    } else {
      lines.open(names.block(mentioned));
      writer.body(inner);
      lines.close();
    }
  }

  private void repeated(DraftStruct owner, FieldView view, List<?> elements) {
    Field field = view.field();
    TaggedElements kinds = kinds(field);
    if (UnknownItems.holds(spec.schema(), field.type())) {
      return; // What a text has no name for is nothing that an example could show.
    } else if (elements.isEmpty()) {
      none(field);
    } else if (kinds != null) {
      kinds(kinds, elements);
    } else if (field.elements() != null) {
      named(field, elements);
    } else if (!(elements.get(0) instanceof DraftStruct)) {
      tuple(field, elements);
    } else if (spec.shapes().rowOf(field).isPresent()) {
      rows(owner, field, elements);
    } else {
      elements.forEach(each -> struct(owner, field, (DraftStruct) each));
    }
  }

  /** An empty array. A required array of structs is omitted instead. */
  private void none(Field field) {
    boolean struct = field.type().isStruct();
    if (!struct || field.optional()) {
      lines.line(field.attribute() + " = ()");
    }
  }

  private void tuple(Field field, List<?> elements) {
    List<String> cells = new ArrayList<>();
    elements.forEach(each -> cells.add(spelling.of(field.type(), (Value) each)));
    lines.line(field.attribute() + " = (" + String.join(" ", cells) + ")");
  }

  private void rows(DraftStruct owner, Field field, List<?> elements) {
    int own = spec.shapes().of(owner.type()).rows();
    boolean inside = own >= 0 && owner.type().fields().get(own).equals(field);
    if (!inside) {
      lines.open(field.name());
    }
    RowShape row = spec.shapes().row(field);
    lines.columns(RowWriter.head(row));
    elements.forEach(each -> lines.line(RowWriter.row(spelling, row, (DraftStruct) each)));
    written.addAll(elements);
    if (!inside) {
      lines.close();
    }
  }

  /** The kinds of the elements of {@code field}, or null if they have no kinds. */
  @Nullable TaggedElements kinds(Field field) {
    return TaggedElements.of(spec.schema(), field);
  }

  /** Whether elements of {@code kind} hold unknown items, which are not shown. */
  boolean strange(DraftStruct owner, long kind) {
    UnknownItems strange = spec.shapes().of(owner.type()).unknownItems();
    return strange != null && strange.tags() != null && kind == strange.kind();
  }

  private void kinds(TaggedElements kinds, List<?> elements) {
    List<Field> fields = kinds.entry().fields();
    fields.forEach(field -> written.add(kinds.entry(), field));
    for (Object each : elements) {
      DraftStruct element = (DraftStruct) each;
      Scalar kind = (Scalar) element.require(fields.get(kinds.selector()).id());
      kind(
          requireNonNull(kinds.names().nameOf(kind.bits())),
          (DraftStruct) element.require(fields.get(kinds.body()).id()));
    }
  }

  /** Writes an element of the kind {@code name}. */
  void kind(String name, DraftStruct body) {
    lines.open(name);
    writer.body(body);
    lines.close();
  }

  private void named(Field field, List<?> elements) {
    EnumType names = requireNonNull(spec.schema().names(field.elements()));
    for (int i = 0; i < elements.size(); i++) {
      lines.open(requireNonNull(names.nameOf(i)));
      writer.body((DraftStruct) elements.get(i));
      lines.close();
    }
    if (elements.size() < names.names().size() && field.type() instanceof Type.Nested) {
      List<String> others = new ArrayList<>(names.names().values());
      lines.comment(
          "likewise " + String.join(", ", others.subList(elements.size(), others.size())));
    }
  }
}
