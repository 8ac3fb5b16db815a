package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The units of fields, by {@code -twin-unit}. */
final class Units {
  private static final String KEY = "-twin-unit";

  private final Spec spec;
  private final Schema schema;

  private Units(Spec spec, Schema schema) {
    this.spec = spec;
    this.schema = schema;
  }

  /** The unit of {@code field}, whose name in messages is {@code where}; or null. */
  static @Nullable Unit of(String where, Node.Field field) throws UnsupportedConstruct {
    String symbol = field.text().unit();
    Unit unit = symbol == null ? null : Unit.of(symbol);
    if (symbol != null && unit == null) {
      String message = KEY + ": unknown unit '" + symbol + "'; expected " + words();
      throw new UnsupportedConstruct(
          where, field.origin().to(KEY), message + Suggestion.of(symbol, Unit.symbols()));
    }
    return unit;
  }

  private static String words() {
    List<String> symbols = Unit.symbols();
    int last = symbols.size() - 1;
    return String.join(", ", symbols.subList(0, last)) + " or " + symbols.get(last);
  }

  /** Rejects units of nodes that have no numbers. */
  static void check(Spec spec, Schema schema) throws UnsupportedConstruct {
    Units units = new Units(spec, schema);
    for (StructType struct : schema.structs().values()) {
      for (Field field : struct.fields()) {
        String problem = field.unit() == null ? null : units.problem(field);
        if (problem != null) {
          Node node = spec.requireType(struct.name()).node(field.id());
          throw at(struct, requireNonNull(node), problem);
        }
      }
      units.values(struct);
    }
  }

  /** Why {@code field} cannot have a unit, or null. */
  private @Nullable String problem(Field field) {
    if (field.type() instanceof Type.Nested nested) {
      return problem(field, schema.struct(nested));
    }
    boolean number =
        field.type() instanceof Type.Numeric
            || field.type() instanceof Type.Bits
            || field.type() instanceof Type.Varint;
    return number ? null : "requires a number or a struct with one table";
  }

  private @Nullable String problem(Field field, StructType struct) {
    List<Field> tables = struct.fields().stream().filter(Field::table).toList();
    if (field.table() || tables.size() != 1) {
      return "requires a number or a struct with one table; " + content(field, tables.size());
    }
    Field table = tables.get(0);
    // A unit that no column inherits has no effect, and was meant to have one.
    return IntStream.range(0, schema.layout(table).columns().size())
            .anyMatch(column -> inherits(table, column, field))
        ? null
        : "every column of " + struct + " has a unit, names or a default, or is the key";
  }

  private boolean inherits(Field table, int column, Field owner) {
    return schema.unit(table, column, null) == null && schema.unit(table, column, owner) != null;
  }

  private static String content(Field field, int tables) {
    return field.table()
        ? field.id() + " is a table, and its columns can have units"
        : field.id() + " has " + (tables == 0 ? "no table" : tables + " tables");
  }

  /** Rejects a unit of a computed value, which has no number in a text. */
  private void values(StructType struct) throws UnsupportedConstruct {
    TypeDef type = spec.type(struct.name());
    for (Node.Value value : type == null ? List.<Node.Value>of() : type.values()) {
      Origin key = value.origin().to(KEY);
      if (key.file().has(key.path())) {
        throw at(struct, value, "requires a field, not a computed value");
      }
    }
  }

  private static UnsupportedConstruct at(StructType struct, Node node, String problem) {
    return new UnsupportedConstruct(
        struct + "/" + node.id(), node.origin().to(KEY), KEY + ": " + problem);
  }
}
