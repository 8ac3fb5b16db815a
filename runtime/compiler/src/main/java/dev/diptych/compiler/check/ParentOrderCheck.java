package dev.diptych.compiler.check;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Modules;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import scala.jdk.javaapi.CollectionConverters;

/** Rejects fields that need a field of the struct around them that is read only after them. */
final class ParentOrderCheck {
  private final Modules modules;

  ParentOrderCheck(Modules modules) {
    this.modules = modules;
  }

  void check(ClassSpecs specs) throws SpecException {
    for (ClassSpec spec : new TreeMap<>(CollectionConverters.asJava(specs)).values()) {
      all(spec);
    }
  }

  private void all(ClassSpec spec) throws SpecException {
    List<AttrSpec> seq = CollectionConverters.asJava(spec.seq());
    Map<String, Integer> order = new HashMap<>();
    for (int i = 0; i < seq.size(); i++) {
      order.put(seq.get(i).id().humanReadable(), i);
    }
    for (int i = 0; i < seq.size(); i++) {
      if (seq.get(i).dataType() instanceof DataType.UserType user && user.classSpec().isDefined()) {
        inner(user.classSpec().get(), order, i);
      }
    }
    for (ClassSpec inner : CollectionConverters.asJava(spec.types()).values()) {
      all(inner);
    }
  }

  /**
   * Checks {@code spec}, which stands at {@code index} of a struct with fields in {@code order}.
   */
  private void inner(ClassSpec spec, Map<String, Integer> order, int index) throws SpecException {
    for (AttrSpec field : CollectionConverters.asJava(spec.seq())) {
      Set<String> needed = new LinkedHashSet<>();
      Expressions.walk(field, each -> needed.add(Expressions.ofParent(each)));
      needed.remove(null);
      for (String name : needed) {
        if (order.getOrDefault(name, -1) > index) {
          KsyModule module = modules.all().get(CollectionConverters.asJava(spec.name()).get(0));
          String message = "%s is read before _parent.%s, which it needs";
          throw SpecCheck.refusal(
              module,
              CollectionConverters.asJava(field.path()),
              message.formatted(field.id().humanReadable(), name));
        }
      }
    }
  }
}
