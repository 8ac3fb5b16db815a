package dev.diptych.compiler.view;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.schema.Attribute;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.ParseInstanceSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the fields of one struct decide about their siblings. */
public final class Uses {
  private final Map<String, List<String>> uses = new LinkedHashMap<>();

  /** Uses within {@code struct}. */
  public Uses(StructView struct) {
    for (FieldView field : struct.fields()) {
      if (field.attribute() != null) {
        collect(field.attribute());
      }
    }
  }

  /** What {@code id} decides, such as {@code the size of body}; empty where nothing. */
  public List<String> of(String id) {
    return uses.getOrDefault(id, List.of());
  }

  private void collect(Attribute field) {
    add(field.spec().cond().ifExpr(), "whether " + field.id() + " is there", field);
    add(field.spec().cond().repeat(), "the number of " + field.id(), field);
    if (field.spec() instanceof ParseInstanceSpec at) {
      add(at.pos(), "where " + field.id() + " is", field);
      add(at.io(), "where " + field.id() + " is", field);
    }
    DataType type = field.type();
    if (type instanceof DataType.SwitchType many) {
      add(many.on(), "what " + field.id() + " is", field);
      add(many.cases(), "the bytes of " + field.id(), field);
    } else {
      add(type, "the bytes of " + field.id(), field);
    }
  }

  private void add(Object expression, String what, Attribute field) {
    for (String name : Expressions.names(expression)) {
      List<String> known = uses.computeIfAbsent(name, n -> new ArrayList<>());
      if (!name.equals(field.id()) && !known.contains(what)) {
        known.add(what);
      }
    }
  }
}
