package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Changes of the units of fields. */
final class UnitRules {
  private UnitRules() {}

  /** {@code unit-changed}: a number with a unit in an authored text has another value now. */
  static void unit(FieldPair fields, Changes changes) {
    Field before = fields.before().field();
    Field after = fields.after().field();
    if (before.unit() == after.unit()) {
      return;
    }
    Schema beforeSchema = fields.structs().specs().before().schema();
    Schema afterSchema = fields.structs().specs().after().schema();
    String was = words(beforeSchema, fields.structs().before().type(), before);
    String is = words(afterSchema, fields.structs().after().type(), after);
    if (!Objects.equals(was, is)) {
      String message = FieldPair.change("its unit", was, is);
      changes.report("unit-changed", fields, "-twin-unit", UnitRules::impact, message);
    }
  }

  /** A new unit breaks nothing: old texts have no units there. */
  private static Impact impact(FieldPair fields) {
    Schema beforeSchema = fields.structs().specs().before().schema();
    String was = words(beforeSchema, fields.structs().before().type(), fields.before().field());
    return was == null ? Impact.COMPATIBLE : Impact.TEXTS;
  }

  /** The unit of {@code field}, or those that it inherits; null if there is none. */
  private static @Nullable String words(Schema schema, StructType struct, Field field) {
    Unit own = field.unit();
    Set<Unit> units = own == null ? inherited(schema, struct, field) : EnumSet.of(own);
    return units.isEmpty()
        ? null
        : units.stream().map(Unit::symbol).collect(Collectors.joining(" or "));
  }

  private static Set<Unit> inherited(Schema schema, StructType struct, Field field) {
    Set<Unit> units = EnumSet.noneOf(Unit.class);
    for (StructType holder : schema.structs().values()) {
      List<Field> tables = ofType(List.of(holder), struct).stream().filter(Field::table).toList();
      Collection<StructType> owners = tables.isEmpty() ? List.of() : schema.structs().values();
      for (Field owner : ofType(owners, holder)) {
        Unit unit = schema.unit(tables.get(0), struct.indexOf(field.id()), owner);
        if (unit != null) {
          units.add(unit);
        }
      }
    }
    return units;
  }

  /** The fields of {@code structs} with the type {@code struct}. */
  private static List<Field> ofType(Collection<StructType> structs, StructType struct) {
    return structs.stream()
        .flatMap(each -> each.fields().stream())
        .filter(field -> field.type().equals(new Type.Nested(struct.name())))
        .toList();
  }
}
