package dev.diptych.second;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.StructType.Computed;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Walks a document and the objects that plain Kaitai read from the same bytes. */
public final class Agreement {
  /** More differences do not help to find their cause. */
  private static final int MAX_DIFFERENCES = 20;

  private final Document document;
  private final FieldKeys keys;
  private final boolean whole;
  private final Map<StructType, Members> members = new HashMap<>();
  private final List<String> differences = new ArrayList<>();
  private final Set<Exemption> exemptions = EnumSet.noneOf(Exemption.class);

  private Agreement(Document document, FieldKeys keys, boolean whole) {
    this.document = document;
    this.whole = whole;
    this.keys = keys;
  }

  /**
   * Where a document and what plain Kaitai read differ, one line each; the first of them.
   *
   * @param document the document
   * @param whole whether its fields account for every byte of the file, so that what it leaves out
   *     is somewhere in it
   * @param plain the root that plain Kaitai read
   * @param keys the spec
   */
  public static List<String> differences(
      Document document, boolean whole, KaitaiStruct plain, FieldKeys keys) {
    Agreement agreement = new Agreement(document, keys, whole);
    agreement.struct(Place.ROOT, document.root(), plain);
    return agreement.differences;
  }

  /** Notes a difference at {@code place}. */
  void differ(Place place, @Nullable Object ours, @Nullable Object plain) {
    if (differences.size() < MAX_DIFFERENCES) {
      differences.add(place + ": " + shown(ours) + ", but plain Kaitai reads " + shown(plain));
    }
  }

  private static String shown(@Nullable Object value) {
    if (value instanceof Scalar scalar) {
      return Long.toString(scalar.bits());
    }
    if (value instanceof Throwable) {
      return "nothing";
    }
    return value instanceof Blob blob ? Leaf.hex(blob.bytes()) : String.valueOf(value);
  }

  /** Notes that a difference is known. */
  void exempt(Exemption exemption) {
    exemptions.add(exemption);
  }

  /** Compares a struct. */
  void struct(Place place, Struct ours, @Nullable Object plain) {
    StructType type = ours.type();
    String simple = PlainNames.type(type.name().substring(type.name().lastIndexOf(':') + 1));
    if (plain == null || !plain.getClass().getSimpleName().equals(simple)) {
      differ(place, simple, plain == null ? null : plain.getClass().getSimpleName());
      return;
    }
    Members own = members.computeIfAbsent(type, added -> Members.of(type, plain.getClass()));
    for (int i = 0; i < type.fields().size(); i++) {
      Field field = type.fields().get(i);
      Method getter = own.fields().get(i);
      if (getter != null) {
        field(place.field(field.id()), ours, field, ours.get(i), new PlainMember(plain, getter));
      } else if (!(field.type() instanceof Type.Packing)) {
        differ(place.field(field.id()), ours.get(i), "no such member");
      }
    }
    for (int i = 0; i < type.computed().size(); i++) {
      Computed computed = type.computed().get(i);
      Method getter = own.computed().get(i);
      if (getter != null) {
        computed(place.field(computed.id()), ours, computed, new PlainMember(plain, getter));
      }
    }
    own.others().forEach(getter -> other(place, type.name(), getter));
  }

  /** What has no place in the document: only parameters, and values that are no single value. */
  private void other(Place place, String struct, Method getter) {
    Class<?> type = getter.getReturnType();
    boolean many = List.class.isAssignableFrom(type) || !isValue(type);
    if (many) {
      exempt(Exemption.NO_SINGLE_VALUE);
    } else if (!keys.isParameter(struct, getter.getName())) {
      differ(place.field(getter.getName()), "nothing", type.getSimpleName());
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

  private void field(
      Place place, Struct owner, Field field, @Nullable Value ours, PlainMember member) {
    if (ours == null && field.isParameter()) {
      exempt(Exemption.ARGUMENT);
      return;
    }
    Object plain;
    try {
      plain = member.get();
    } catch (InvocationTargetException e) {
      if (ours != null && isEmptyBeyondEnd(field, ours, e)) {
        exempt(Exemption.EMPTY_BEYOND_END);
      } else if (ours != null) {
        differ(place, ours, e.getCause());
      }
      return;
    }
    if (ours != null && plain != null) {
      Framing.Source framing = encoding -> keys.framing(owner.type().name(), field.id(), encoding);
      value(place, new Leaf(this, framing, member), field, ours, plain);
    } else if (plain != null && field.storage().instance()) {
      omitted(place, field, plain);
    } else if (plain != null || (ours != null && !isUnnamed(field.type(), ours, member))) {
      differ(place, ours, plain);
    }
  }

  /** Whether a value has no bytes, and Kaitai's stream rejects its position. */
  private static boolean isEmptyBeyondEnd(Field field, Value ours, InvocationTargetException e) {
    return field.storage().instance()
        && e.getCause() instanceof IllegalArgumentException
        && new Sizes().inPlace(field, ours) == 0;
  }

  private boolean isUnnamed(Type type, Value ours, PlainMember member) {
    return new Leaf(this, Framing.Source.NONE, member).isUnnamed(type, ours);
  }

  private void value(Place place, Leaf leaf, Field field, Value ours, Object plain) {
    if (!field.repeated()) {
      element(place, leaf, field, ours, plain);
      return;
    }
    if (!(plain instanceof List<?> all)) {
      differ(place, ours, plain);
      return;
    }
    int count = ours instanceof Table table ? table.rows() : ((Sequence) ours).elements().size();
    if (count != all.size()) {
      differ(place, count + " elements", all.size());
    } else if (ours instanceof Table table) {
      Rows rows = new Rows(this, leaf, table);
      for (int i = 0; i < count; i++) {
        rows.row(place.element(i), i, all.get(i));
      }
    } else {
      for (int i = 0; i < count; i++) {
        Value element = ((Sequence) ours).elements().get(i);
        element(place.element(i), leaf, field, element, all.get(i));
      }
    }
  }

  private void element(Place place, Leaf leaf, Field field, Value ours, @Nullable Object plain) {
    if (field.type() instanceof Type.Nested) {
      struct(place, (Struct) ours, plain);
    } else if (field.type() instanceof Type.Switched) {
      choice(place, leaf, (Struct) ours, plain);
    } else {
      leaf.compare(place, field.type(), ours, plain);
    }
  }

  /** A case that is not a struct is wrapped in a struct of one field here, but not in Kaitai. */
  private void choice(Place place, Leaf leaf, Struct ours, @Nullable Object plain) {
    String name = ours.type().name();
    if (name.contains("::twin_") && !(plain instanceof KaitaiStruct)) {
      Field value = ours.type().field("value");
      leaf.ofSwitch(value.type()).compare(place, value.type(), ours.require("value"), plain);
    } else {
      struct(place, ours, plain);
    }
  }

  /** A position that the document leaves out must lead to what it has. */
  private void omitted(Place place, Field field, Object plain) {
    if (plain instanceof List<?> list) {
      if (list.isEmpty()) {
        exempt(Exemption.EMPTY_AT_POSITION);
      } else {
        differ(place, "nothing", list.size() + " elements");
      }
    } else if (whole || !(field.type() instanceof Type.Nested) || isThere(document.root(), plain)) {
      exempt(Exemption.READ_BEFORE);
    } else {
      differ(place, "nothing", plain.getClass().getSimpleName());
    }
  }

  /** Whether a struct with the values of {@code plain} occurs anywhere in {@code value}. */
  private boolean isThere(@Nullable Value value, Object plain) {
    if (value instanceof Sequence sequence) {
      return sequence.elements().stream().anyMatch(each -> isThere(each, plain));
    }
    if (!(value instanceof Struct struct)) {
      return false;
    }
    String simple = struct.type().name().replaceFirst(".*::", "");
    if (PlainNames.type(simple).equals(plain.getClass().getSimpleName())) {
      Agreement again = new Agreement(new Document(document.schema(), struct), keys, false);
      again.struct(Place.ROOT, struct, plain);
      if (again.differences.isEmpty()) {
        return true;
      }
    }
    return struct.type().fields().stream().anyMatch(f -> isThere(struct.get(f.id()), plain));
  }

  private void computed(Place place, Struct owner, Computed computed, PlainMember member) {
    Value ours = null;
    for (Struct.ComputedValue note : owner.computedValues()) {
      ours = note.id().equals(computed.id()) ? note.value() : ours;
    }
    Object plain;
    try {
      plain = member.get();
    } catch (InvocationTargetException e) {
      plain = null;
    }
    if (ours != null && plain != null) {
      new Leaf(this, Framing.Source.NONE, member).computed(place, computed.type(), ours, plain);
    } else if (plain != null || (ours != null && !isUnnamed(computed.type(), ours, member))) {
      differ(place, ours, plain);
    }
  }
}
