package dev.diptych.text.shape;

import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names that a block had in earlier versions of a format, from the aliases of its schema. */
public final class FormerNames {
  private final Schema schema;
  private final StructShape shape;
  private final Map<String, Current> names = new LinkedHashMap<>();

  private FormerNames(Schema schema, StructShape shape) {
    this.schema = schema;
    this.shape = shape;
  }

  /**
   * A name as it is now.
   *
   * @param name the name in the text
   * @param alias the alias that the former name comes from
   */
  public record Current(String name, Alias alias) {}

  /** The former names in blocks of {@code shape}. */
  public static FormerNames of(Schema schema, StructShape shape) {
    FormerNames former = new FormerNames(schema, shape);
    shape.type().fields().forEach(former::add);
    return former;
  }

  /** The current name for {@code word}, or null if it is no former name. */
  public @Nullable Current of(String word) {
    return names.get(word);
  }

  private void add(Field field) {
    if (field.type() instanceof Type.Switched switched) {
      switched.structs().forEach(struct -> cases(field, struct));
    }
    EnumType elements = schema.names(field.elements());
    if (elements != null) {
      elements
          .aliases()
          .forEach((value, all) -> all.forEach(alias -> element(field, elements, value, alias)));
    }
    for (Alias alias : field.aliases()) {
      put(field, alias.block(), field.name(), alias);
      put(field, alias.name(), field.attribute(), alias);
      put(field, alias.name(), field.name(), alias);
    }
  }

  /** The names of one case: the name of the field, of the struct, or both have changed. */
  private void cases(Field field, String struct) {
    ChoiceNames after = new ChoiceNames(field);
    for (Alias alias : schema.struct(struct).aliases()) {
      put(field, after.block(alias.name()), after.block(struct), alias);
      put(field, after.attribute(alias.name()), after.attribute(struct), alias);
    }
    for (Alias own : field.aliases()) {
      put(field, own.block() + ChoiceNames.camel(struct), after.block(struct), own);
      put(field, own.name() + "_" + ChoiceNames.simple(struct), after.attribute(struct), own);
      for (Alias alias : schema.struct(struct).aliases()) {
        put(field, own.block() + alias.block(), after.block(struct), alias);
        put(field, own.name() + "_" + alias.name(), after.attribute(struct), alias);
      }
    }
  }

  private void element(Field field, EnumType names, long value, Alias alias) {
    boolean named = !(field.repeat() instanceof Repeat.Fixed fixed) || value < fixed.count();
    String after = names.nameOf(value);
    if (named && after != null) {
      List.of(alias.name(), alias.block()).forEach(former -> put(field, former, after, alias));
    }
  }

  /** Adds a former name if the current one exists and the former one means nothing else. */
  private void put(Field field, String former, String after, Alias alias) {
    Target target = shape.target(after);
    boolean own = target != null && target.field() == shape.type().indexOf(field.id());
    if (own && shape.target(former) == null) {
      names.putIfAbsent(former, new Current(after, alias));
    }
  }
}
