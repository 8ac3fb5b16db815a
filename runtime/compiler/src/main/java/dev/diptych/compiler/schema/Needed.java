package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.format.InstanceSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Which names are read by expressions that decide about bytes: those of fields, and those of
 * computed values that such expressions read in turn. A value that is only shown needs nothing.
 */
final class Needed {
  private final Map<String, Set<String>> computed = new HashMap<>();
  private final Set<String> needed = new HashSet<>();
  private final Deque<String> open = new ArrayDeque<>();

  private Needed() {}

  /** Those names. */
  static Set<String> names(ClassSpecs specs) {
    Needed names = new Needed();
    CollectionConverters.asJava(specs).values().forEach(names::collect);
    while (!names.open.isEmpty()) {
      names.add(names.computed.getOrDefault(names.open.removeFirst(), Set.of()));
    }
    return names.needed;
  }

  private void collect(ClassSpec spec) {
    for (AttrSpec attribute : CollectionConverters.asJava(spec.seq())) {
      add(Expressions.mentions(attribute));
    }
    CollectionConverters.asJava(spec.instances())
        .forEach((id, instance) -> collect(id.humanReadable(), instance));
    add(Expressions.mentions(spec.meta().endian()));
    CollectionConverters.asJava(spec.types()).values().forEach(this::collect);
  }

  private void collect(String id, InstanceSpec instance) {
    if (instance instanceof ValueInstanceSpec) {
      computed.computeIfAbsent(id, i -> new HashSet<>()).addAll(Expressions.mentions(instance));
    } else {
      add(Expressions.mentions(instance));
    }
  }

  private void add(Set<String> names) {
    for (String name : names) {
      if (needed.add(name)) {
        open.add(name);
      }
    }
  }
}
