package dev.diptych.spectools.reference;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import dev.diptych.spectools.describe.CaseForms;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.RowText;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.TextForm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The outline of the text of a struct, without values. */
final class BlockOutline {
  private final SpecView spec;

  BlockOutline(SpecView spec) {
    this.spec = spec;
  }

  String of(StructView struct) {
    List<String> lines = new ArrayList<>();
    boolean root = struct.equals(spec.root());
    if (root) {
      FormatName format = spec.schema().format();
      lines.add(format.title() + " Ver " + format.version());
      if (format.layout() != null) {
        lines.add(FormatName.LAYOUT + " = " + format.layout());
      }
    }
    for (Zip zip : struct.type().zips()) {
      lines.add(zip.name() + " { … }    # " + String.join(", ", zip.fields()) + " as one table");
    }
    for (FieldView field : struct.fields()) {
      TextForm form = TextForm.of(spec.shapes(), field.field());
      if (form != TextForm.CONSTANT && form != TextForm.DERIVED && form != TextForm.PACKING) {
        lines.addAll(field(struct, field, form));
      }
    }
    if (lines.isEmpty()) {
      lines.add("# nothing");
    }
    if (root) {
      lines.add("Eof");
    }
    return String.join("\n", lines);
  }

  private List<String> field(StructView struct, FieldView view, TextForm form) {
    String condition = view.condition();
    String why =
        condition != null
            ? "    # if " + FieldFacts.line(condition)
            : view.position() != null ? "    # at " + FieldFacts.line(view.position()) : "";
    if (form == TextForm.SWITCH || form == TextForm.SWITCHES) {
      List<String> forms = new CaseForms(spec).of(struct, view);
      return forms.stream().map(each -> each + why).toList();
    }
    return List.of(brief(struct, view.field(), form) + why);
  }

  /** A line for {@code field}. */
  String brief(StructView struct, Field field, TextForm form) {
    return switch (form) {
      case ATTRIBUTE, PACKING -> field.name() + " = " + value(field.type());
      case INLINE -> field.attribute() + " = " + inline(field);
      case TUPLE -> field.attribute() + " = (" + value(field.type()) + " …)";
      case NAMED, KINDS -> names(field.elements()).nameOf(0) + " { … } …";
      case ROWS, TABLE -> new RowText(spec).of(struct, field);
      case BLOCKS -> field.name() + " { … } …";
      default -> field.name() + " { … }";
    };
  }

  private EnumType names(@Nullable String type) {
    return requireNonNull(spec.schema().names(type));
  }

  private String inline(Field field) {
    var single = spec.shapes().single(spec.schema().struct((Type.Nested) field.type()));
    return value(single.orElseThrow().field().type());
  }

  private String value(Type type) {
    if (type instanceof Type.Text) {
      return "\"…\"";
    }
    if (type instanceof Type.Bytes) {
      return "x\"…\"";
    }
    if (type.flags()) {
      Collection<String> flags = names(type.names()).names().values();
      return "(" + flags.iterator().next() + " …)";
    }
    if (type.names() != null) {
      return names(type.names()).names().values().iterator().next();
    }
    boolean real = type instanceof Type.Numeric number && number.kind().isFloat();
    return real ? "0.5" : "0";
  }
}
