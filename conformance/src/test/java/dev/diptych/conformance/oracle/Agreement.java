package dev.diptych.conformance.oracle;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType.Computed;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Walks a document and the objects that plain Kaitai read from the same bytes. */
final class Agreement {
  private final Document document;
  private final SpecKeys keys;
  private final boolean whole;
  private final List<String> differences = new ArrayList<>();
  private final Set<Exemption> exemptions = EnumSet.noneOf(Exemption.class);

  private Agreement(Document document, SpecKeys keys, boolean whole) {
    this.document = document;
    this.whole = whole;
    this.keys = keys;
  }

  /**
   * Where a document and what plain Kaitai read differ, one line each.
   *
   * @param document the document
   * @param whole whether its fields account for every byte of the file, so that what it leaves out
   *     is somewhere in it
   * @param plain the root that plain Kaitai read
   * @param keys the spec
   */
  static List<String> differences(
      Document document, boolean whole, KaitaiStruct plain, SpecKeys keys) {
    Agreement agreement = new Agreement(document, keys, whole);
    agreement.struct("", document.root(), plain);
    return agreement.differences;
  }

  /** Notes a difference at {@code path}. */
  void differ(String path, Object ours, Object plain) {
    differences.add(path + ": " + ours + ", but plain Kaitai reads " + plain);
  }

  /** Notes that a difference is known. */
  void exempt(Exemption exemption) {
    exemptions.add(exemption);
  }

  /** Compares a struct. */
  void struct(String path, Struct ours, Object plain) {
    String name = ours.type().name();
    String simple = PlainNames.type(name.substring(name.lastIndexOf(':') + 1));
    if (plain == null || !plain.getClass().getSimpleName().equals(simple)) {
      differ(path, simple, plain == null ? null : plain.getClass().getSimpleName());
      return;
    }
    Map<String, Method> getters = new TreeMap<>(PlainNames.getters(plain.getClass()));
    for (Field field : ours.type().fields()) {
      if (!(field.type() instanceof Type.Packing)) {
        Method getter = getters.remove(PlainNames.member(field.id()));
        field(path + "/" + field.id(), ours, field, new PlainMember(plain, getter));
      }
    }
    for (Computed computed : ours.type().computed()) {
      Method getter = getters.remove(PlainNames.member(computed.id()));
      computed(path + "/" + computed.id(), ours, computed, new PlainMember(plain, getter));
    }
    for (Method getter : getters.values()) {
      other(path + "/" + getter.getName(), name, getter);
    }
  }

  /** What has no place in the document: only parameters, and values that are no single value. */
  private void other(String path, String struct, Method getter) {
    Class<?> type = getter.getReturnType();
    boolean many = List.class.isAssignableFrom(type) || !isValue(type);
    if (many) {
      exempt(Exemption.NO_SINGLE_VALUE);
    } else if (!keys.isParameter(struct, getter.getName())) {
      differ(path, "nothing", type.getSimpleName());
    }
  }

  private static boolean isValue(Class<?> type) {
    return type.isPrimitive()
        || type.isEnum()
        || type == byte[].class
        || type == String.class
        || type == Boolean.class
        || Number.class.isAssignableFrom(type);
  }

  private void field(String path, Struct owner, Field field, PlainMember member) {
    Value ours = owner.get(field.id());
    Object plain;
    try {
      plain = member.get();
    } catch (InvocationTargetException e) {
      if (ours != null) {
        differ(path, ours, e.getCause());
      }
      return;
    }
    if (ours == null && plain != null && field.storage().instance()) {
      omitted(path, field, plain);
    } else if (ours == null || plain == null) {
      if (plain != null || (ours != null && !isUnnamed(field, ours, member))) {
        differ(path, ours, plain);
      }
    } else {
      value(
          path,
          new Leaf(this, keys.field(owner.type().name(), field.id()), member),
          field,
          ours,
          plain);
    }
  }

  private boolean isUnnamed(Field field, Value ours, PlainMember member) {
    return new Leaf(this, Map.of(), member).isUnnamed(field.type(), ours);
  }

  private void value(String path, Leaf leaf, Field field, Value ours, Object plain) {
    if (!field.repeated()) {
      element(path, leaf, field, ours, plain);
      return;
    }
    if (!(plain instanceof List<?> all)) {
      differ(path, ours, plain);
      return;
    }
    int count = ours instanceof Table table ? table.rows() : ((Sequence) ours).elements().size();
    if (count != all.size()) {
      differ(path, count + " elements", all.size());
      return;
    }
    for (int i = 0; i < count; i++) {
      String at = path + "[" + i + "]";
      if (ours instanceof Table table) {
        new Rows(this, leaf, table).row(at, i, all.get(i));
      } else {
        element(at, leaf, field, ((Sequence) ours).elements().get(i), all.get(i));
      }
    }
  }

  private void element(String path, Leaf leaf, Field field, Value ours, Object plain) {
    if (field.type() instanceof Type.Nested) {
      struct(path, (Struct) ours, plain);
    } else if (field.type() instanceof Type.Switched) {
      choice(path, leaf, (Struct) ours, plain);
    } else {
      leaf.compare(path, field.type(), ours, plain);
    }
  }

  /** A case that is not a struct is wrapped in a struct of one field here, but not in Kaitai. */
  private void choice(String path, Leaf leaf, Struct ours, Object plain) {
    String name = ours.type().name();
    if (name.contains("::twin_") && !(plain instanceof KaitaiStruct)) {
      Field value = ours.type().field("value");
      leaf.ofSwitch().compare(path, value.type(), ours.get("value"), plain);
    } else {
      struct(path, ours, plain);
    }
  }

  /** A position that the document leaves out must lead to what it has. */
  private void omitted(String path, Field field, Object plain) {
    if (plain instanceof List<?> list) {
      if (list.isEmpty()) {
        exempt(Exemption.EMPTY_AT_POSITION);
      } else {
        differ(path, "nothing", list.size() + " elements");
      }
    } else if (whole || !(field.type() instanceof Type.Nested) || isThere(document.root(), plain)) {
      exempt(Exemption.READ_BEFORE);
    } else {
      differ(path, "nothing", plain.getClass().getSimpleName());
    }
  }

  /** Whether a struct with the values of {@code plain} occurs anywhere in {@code value}. */
  private boolean isThere(Value value, Object plain) {
    if (value instanceof Sequence sequence) {
      return sequence.elements().stream().anyMatch(each -> isThere(each, plain));
    }
    if (!(value instanceof Struct struct)) {
      return false;
    }
    String simple = struct.type().name().replaceFirst(".*::", "");
    if (PlainNames.type(simple).equals(plain.getClass().getSimpleName())) {
      Agreement again = new Agreement(new Document(document.schema(), struct), keys, false);
      again.struct("", struct, plain);
      if (again.differences.isEmpty()) {
        return true;
      }
    }
    return struct.type().fields().stream().anyMatch(f -> isThere(struct.get(f.id()), plain));
  }

  private void computed(String path, Struct owner, Computed computed, PlainMember member) {
    Value ours =
        owner.computedValues().stream()
            .filter(note -> note.id().equals(computed.id()))
            .map(Struct.ComputedValue::value)
            .findFirst()
            .orElse(null);
    Object plain;
    try {
      plain = member.get();
    } catch (InvocationTargetException e) {
      plain = null;
    }
    if (ours == null || plain == null) {
      if (ours != null || plain != null) {
        differ(path, ours, plain);
      }
    } else {
      new Leaf(this, Map.of(), member).computed(path, computed.type(), ours, plain);
    }
  }
}
