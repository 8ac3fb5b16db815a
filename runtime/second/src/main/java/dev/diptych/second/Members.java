package dev.diptych.second;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The members of a generated class by what they are in a document.
 *
 * @param fields by index of the field; null for one that generated code does not have
 * @param computed by index of the computed value
 * @param others all other getters
 */
record Members(
    List<@Nullable Method> fields, List<@Nullable Method> computed, List<Method> others) {
  static Members of(StructType type, Class<?> generated) {
    SortedMap<String, Method> getters = new TreeMap<>(PlainNames.getters(generated));
    List<@Nullable Method> fields = new ArrayList<>();
    for (Field field : type.fields()) {
      boolean own = field.type() instanceof Type.Packing;
      fields.add(own ? null : getters.remove(PlainNames.member(field.id())));
    }
    List<@Nullable Method> computed = new ArrayList<>();
    type.computed().forEach(each -> computed.add(getters.remove(PlainNames.member(each.id()))));
    return new Members(fields, computed, List.copyOf(getters.values()));
  }
}
