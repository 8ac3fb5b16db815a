package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import scala.jdk.javaapi.CollectionConverters;

/**
 * How often fields are used in expressions. A field can only be derived where all its uses are
 * known; one that is reached from another struct ({@code header.count}) is not.
 */
final class Usage {
  private final Set<String> reached = new HashSet<>();
  private final Reads reads;
  private boolean ascii = true;

  Usage(ClassSpecs specs) {
    this.reads = new Reads(specs);
    new TreeMap<>(CollectionConverters.asJava(specs)).values().forEach(this::collect);
  }

  /** How often {@code spec}'s own expressions name each of its fields. */
  Map<String, Integer> within(ClassSpec spec) {
    Map<String, Integer> uses = new HashMap<>();
    Expressions.forEach(
        spec,
        expression -> {
          String name = Expressions.name(expression);
          if (name != null) {
            uses.merge(name, 1, Integer::sum);
          }
        });
    return uses;
  }

  /** Whether any expression reaches into something for a field called {@code id}. */
  boolean reachedFromOutside(String id) {
    return reached.contains(id);
  }

  /** Whether expressions hold no texts but of ASCII characters. */
  boolean asciiOnly() {
    return ascii;
  }

  /** Whether any expression reads {@code field}. */
  boolean mentioned(Attribute field) {
    return reader(field) != null;
  }

  /** Where an expression stands that reads {@code field}, or null. */
  String reader(Attribute field) {
    return reads.reader(field);
  }

  private void collect(ClassSpec spec) {
    Expressions.forEach(
        spec,
        expression -> {
          String name = Expressions.reached(expression);
          if (name != null) {
            reached.add(name);
          }
          String text = Expressions.text(expression);
          ascii &= text == null || text.chars().allMatch(c -> c < 0x80);
        });
    CollectionConverters.asJava(spec.types()).values().forEach(this::collect);
  }
}
