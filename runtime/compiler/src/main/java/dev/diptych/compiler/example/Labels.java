package dev.diptych.compiler.example;

import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.EnumSpec;
import io.kaitai.struct.format.EnumValueSpec;
import java.util.Map;
import scala.jdk.javaapi.CollectionConverters;

/** The numbers that enumerations of a spec give to their labels. */
record Labels(Draft draft) {
  /** The number that the enumeration {@code name}, as seen from the draft, calls {@code label}. */
  long valueOf(String name, String label) {
    for (Draft from = draft; from != null; from = from.parent()) {
      ClassSpec spec = from.view().spec();
      while (spec != null) {
        EnumSpec found = CollectionConverters.asJava(spec.enums()).get(name);
        if (found != null) {
          return number(found, label);
        }
        spec = spec.upClass().isDefined() ? spec.upClass().get() : null;
      }
    }
    throw new UnknownValue(name);
  }

  private static long number(EnumSpec type, String label) {
    Map<Object, EnumValueSpec> members = CollectionConverters.asJava(type.map());
    for (Map.Entry<Object, EnumValueSpec> each : members.entrySet()) {
      if (each.getValue().name().equals(label)) {
        return ((Number) each.getKey()).longValue();
      }
    }
    throw new UnknownValue(label);
  }
}
