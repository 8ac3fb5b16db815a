package dev.diptych.conformance.corpus;

import dev.diptych.conformance.oracle.SpecKeys;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.StructType.Computed;
import dev.diptych.model.schema.Type;
import dev.diptych.second.Framing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Walks a document and the values that plain Kaitai read from the same bytes. */
final class Comparison {
  /** The characters of a path, and of two values, that a message shows. */
  private static final int SHOWN = 300;

  private final SpecKeys keys;
  private final List<String> differences = new ArrayList<>();
  private int compared;

  private Comparison(SpecKeys keys) {
    this.keys = keys;
  }

  /**
   * What was compared.
   *
   * @param values the number of single values
   * @param differences the differences, one line each
   */
  record Compared(int values, List<String> differences) {}

  /**
   * Compares.
   *
   * @param document a document
   * @param plain the root that plain Kaitai read
   * @param keys the spec
   */
  static Compared of(Document document, PlainValue plain, SpecKeys keys) {
    Comparison comparison = new Comparison(keys);
    comparison.struct("", document.root(), plain);
    return new Compared(comparison.compared, comparison.differences);
  }

  private void struct(String path, Struct ours, PlainValue plain) {
    String name = ours.type().name();
    if (!plain.isStruct() || !plain.simpleName().equals(typeName(name))) {
      differ(path, name, plain.text());
      return;
    }
    Set<String> seen = new HashSet<>();
    for (Field field : ours.type().fields()) {
      seen.add(field.id());
      if (!(field.type() instanceof Type.Packing)) {
        field(path + "/" + field.id(), ours, field, plain);
      }
    }
    for (Computed computed : ours.type().computed()) {
      seen.add(computed.id());
      computed(path + ":" + computed.id(), ours, computed, plain.member(computed.id()));
    }
    for (Map.Entry<String, PlainValue> other : plain.members().entrySet()) {
      if (!seen.contains(other.getKey().substring(1))) {
        other(path + other.getKey(), other.getValue());
      }
    }
  }

  /** A document has no place for an instance that is a list, a struct or a stream. */
  private void other(String path, PlainValue plain) {
    boolean instance = path.charAt(Math.max(path.lastIndexOf('/'), path.lastIndexOf(':'))) == ':';
    if (!instance || !plain.isNoSingleValue()) {
      differ(path, "nothing", plain.text());
    }
  }

  private void field(String path, Struct owner, Field field, PlainValue owners) {
    Value ours = owner.get(field.id());
    PlainValue plain = owners.member(field.id());
    if (ours == null) {
      if (plain != null && !plain.isNull() && !plain.isFailure()) {
        omitted(path, field, owners, plain.text());
      }
    } else if (plain != null && plain.isUndecodable()) {
      // Its bytes are kept here.
      return;
    } else if (plain == null || plain.isNull()) {
      differ(path, ours, plain == null ? "nothing" : plain.text());
    } else if (field.repeated()) {
      elements(path, leaf(owner, field), field, ours, plain);
    } else {
      element(path, leaf(owner, field), field, ours, plain);
    }
  }

  private PlainLeaf leaf(Struct owner, Field field) {
    return new PlainLeaf(encoding -> keys.framing(owner.type().name(), field.id(), encoding));
  }

  private void elements(String path, PlainLeaf leaf, Field field, Value ours, PlainValue plain) {
    int count = ours instanceof Table table ? table.rows() : ((Sequence) ours).elements().size();
    if (!plain.isList() || count != plain.elements().size()) {
      differ(path, count + " elements", plain.text());
      return;
    }
    for (int i = 0; i < count; i++) {
      String at = path + "[" + i + "]";
      if (ours instanceof Table table) {
        row(at, table, i, plain.elements().get(i));
      } else {
        element(at, leaf, field, ((Sequence) ours).elements().get(i), plain.elements().get(i));
      }
    }
  }

  private void row(String path, Table table, int index, PlainValue plain) {
    RecordLayout layout = table.layout();
    for (int i = 0; i < layout.columns().size(); i++) {
      Field column = layout.columns().get(i).field();
      PlainValue cell = plain.isStruct() ? plain.member(column.id()) : plain;
      Scalar ours = new Scalar(table.bits(index, i));
      if (cell == null) {
        differ(path + "/" + column.id(), ours, "nothing");
      } else {
        single(
            path + "/" + column.id(),
            new PlainLeaf(Framing.Source.NONE),
            column.type(),
            ours,
            cell);
      }
    }
  }

  private void element(String path, PlainLeaf leaf, Field field, Value ours, PlainValue plain) {
    if (field.type() instanceof Type.Nested) {
      struct(path, (Struct) ours, plain);
    } else if (field.type() instanceof Type.Switched) {
      choice(path, leaf, (Struct) ours, plain);
    } else {
      single(path, leaf, field.type(), ours, plain);
    }
  }

  /** A case that is no struct is in a struct of one field here, but not in Kaitai. */
  private void choice(String path, PlainLeaf leaf, Struct ours, PlainValue plain) {
    if (ours.type().name().contains("::twin_") && !plain.isStruct()) {
      Field value = ours.type().field("value");
      Value only = ours.get("value");
      if (only == null) {
        differ(path, "nothing", plain.text());
      } else {
        Framing.Source own = Framing.ofCase(value.type(), leaf.framing());
        single(path, new PlainLeaf(own), value.type(), only, plain);
      }
    } else {
      struct(path, ours, plain);
    }
  }

  private void single(String path, PlainLeaf leaf, Type type, Value ours, PlainValue plain) {
    PlainValue value = plain;
    if (type instanceof Type.Varint && plain.isStruct()) {
      PlainValue number = plain.member("value");
      value = number == null ? plain : number;
    }
    compared++;
    if (!leaf.same(type, ours, value.text())) {
      differ(path, ours, value.text());
    }
  }

  /** What a document omits at a position {@link ScopeComparison} compares. */
  private void omitted(String path, Field field, PlainValue owners, String plain) {
    if (!owners.members().containsKey(":" + field.id())) {
      differ(path, "nothing", plain);
    }
  }

  private void computed(String path, Struct owner, Computed computed, @Nullable PlainValue plain) {
    Value ours =
        owner.computedValues().stream()
            .filter(note -> note.id().equals(computed.id()))
            .map(Struct.ComputedValue::value)
            .findFirst()
            .orElse(null);
    boolean absent = plain == null || plain.isNull() || plain.isFailure();
    if (ours != null && plain != null && plain.isUndecodable()) {
      // Invalid bytes become U+FFFD here, as in Java, where Python rejects them.
      return;
    }
    if (ours == null || absent) {
      if (ours != null || !absent) {
        differ(path, ours, plain == null ? "nothing" : plain.text());
      }
    } else {
      single(path, new PlainLeaf(Framing.Source.NONE), computed.type(), ours, plain);
    }
  }

  private void differ(String path, @Nullable Object ours, String plain) {
    String values = ": " + ours + ", but plain Kaitai reads " + plain;
    differences.add(
        path.substring(Math.max(0, path.length() - SHOWN))
            + values.substring(0, Math.min(values.length(), SHOWN)));
  }

  /** {@code elf::section_header} as {@code SectionHeader}. */
  private static String typeName(String name) {
    StringBuilder made = new StringBuilder();
    for (String part : name.substring(name.lastIndexOf(':') + 1).split("_", -1)) {
      if (!part.isEmpty()) {
        made.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
      }
    }
    return made.toString();
  }
}
