package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.schema.name.TextNames;
import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.document.Path;
import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.Target;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rejects {@code -twin-aliases} that are names in use: a former name must mean one thing. */
final class AliasCheck {
  private static final String KEY = "-twin-aliases";

  private final Spec spec;
  private final Shapes shapes;

  private AliasCheck(Spec spec, Shapes shapes) {
    this.spec = spec;
    this.shapes = shapes;
  }

  static void check(Spec spec, Schema schema) throws UnsupportedConstruct {
    AliasCheck check = new AliasCheck(spec, new Shapes(schema));
    for (StructType struct : schema.structs().values()) {
      check.fields(struct);
    }
    check.types();
    for (String name : schema.enums().keySet()) {
      EnumDef type = spec.enums().get(name);
      if (type != null) {
        check.members(type, schema);
      }
    }
  }

  private void fields(StructType struct) throws UnsupportedConstruct {
    Map<String, String> current = names(struct);
    Map<String, String> former = new HashMap<>();
    for (Field field : struct.fields()) {
      String where = struct.name() + "/" + field.id();
      for (Alias alias : field.aliases()) {
        Node node = requireNonNull(spec.requireType(struct.name()).node(field.id()));
        if (alias.path() != null) {
          path(alias.path(), where, node.origin());
          continue;
        }
        Origin place = place(node.origin(), field.aliases(), alias);
        require(alias, inUse(current, field, alias), where, place);
        require(alias, former.putIfAbsent(alias.block(), where), where, place);
      }
    }
  }

  private static void path(String path, String where, Origin origin) throws UnsupportedConstruct {
    Path parsed = Path.parse(path);
    for (Path step = parsed; step != null && step.parent() != null; step = step.parent()) {
      if (!TextNames.isName(step.field())) {
        parsed = null;
        break;
      }
    }
    if (parsed == null) {
      String message =
          "-twin-was: '%s' is not a path of fields such as header.size".formatted(path);
      throw new UnsupportedConstruct(where, origin.to("-twin-was"), message);
    }
  }

  /** The names in use in a struct, each with the full name of its field. */
  private Map<String, String> names(StructType struct) {
    Map<String, String> names = new LinkedHashMap<>();
    for (Map.Entry<String, Target> each : shapes.of(struct).targets().entrySet()) {
      int field = each.getValue().field();
      String id = field < 0 ? each.getKey() : struct.fields().get(field).id();
      names.put(each.getKey(), struct.name() + "/" + id);
    }
    // An id is a name in use even where the text has another.
    for (Field field : struct.fields()) {
      names.put(field.id(), struct.name() + "/" + field.id());
    }
    return names;
  }

  /** The field that {@code alias} is a current name of, or null. */
  private static @Nullable String inUse(Map<String, String> names, Field field, Alias alias) {
    if (alias.name().equals(field.id())) {
      return names.get(field.id());
    }
    String own = names.get(field.id());
    return names.entrySet().stream()
        .filter(name -> !name.getValue().equals(own) && alias.matches(name.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  private void types() throws UnsupportedConstruct {
    Map<String, String> former = new HashMap<>();
    for (TypeDef type : spec.types().values()) {
      int end = type.name().lastIndexOf("::");
      String scope = end < 0 ? "" : type.name().substring(0, end + 2);
      for (Alias alias : type.text().aliases()) {
        String full = scope + alias.name();
        String used = end >= 0 && spec.type(full) != null ? full : former.put(full, type.name());
        require(alias, used, type.name(), place(type.origin(), type.text().aliases(), alias));
      }
    }
  }

  private void members(EnumDef type, Schema schema) throws UnsupportedConstruct {
    Map<String, String> former = new HashMap<>();
    for (EnumDef.Member member : type.members()) {
      String where = type.name() + "/" + member.id();
      Origin node = type.origin().to(member.number().toString());
      for (Alias alias : member.aliases()) {
        Origin place = place(node, member.aliases(), alias);
        require(alias, inUse(type, alias, schema), where, place);
        require(alias, former.putIfAbsent(alias.block(), where), where, place);
      }
    }
  }

  /** The member that {@code alias} is a name of, or null. */
  private static @Nullable String inUse(EnumDef type, Alias alias, Schema schema) {
    List<String> ids = type.members().stream().map(EnumDef.Member::id).toList();
    return ids.contains(alias.name())
        ? type.name() + "/" + alias.name()
        : requireNonNull(schema.enums().get(type.name())).names().values().stream()
            .filter(alias::matches)
            .findFirst()
            .map(name -> type.name() + "/" + name)
            .orElse(null);
  }

  private static void require(Alias alias, @Nullable String used, String where, Origin origin)
      throws UnsupportedConstruct {
    String problem =
        !TextNames.isName(alias.name())
            ? "is not a name that a text can have"
            : used != null ? "is also a name of " + used : null;
    if (problem != null) {
      String message = "%s: '%s' %s".formatted(KEY, alias.name(), problem);
      throw new UnsupportedConstruct(where, origin, message);
    }
  }

  /** The place of {@code alias}: the element of a list, or the key of a map. */
  private static Origin place(Origin node, List<Alias> aliases, Alias alias) {
    return node.to(KEY, Integer.toString(aliases.indexOf(alias)));
  }
}
