package dev.diptych.compiler.check;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Modules;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.format.NoRepeat$;
import io.kaitai.struct.format.RepeatUntil;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import scala.jdk.javaapi.CollectionConverters;

/** Rejects types that always hold themselves, so that nothing ever ends them. */
final class EndlessCheck {
  private final Modules modules;
  private final Set<String> done = new HashSet<>();
  private final Set<String> open = new HashSet<>();

  EndlessCheck(Modules modules) {
    this.modules = modules;
  }

  void check(ClassSpecs specs) throws SpecException {
    for (ClassSpec spec : new TreeMap<>(CollectionConverters.asJava(specs)).values()) {
      all(spec);
    }
  }

  private void all(ClassSpec spec) throws SpecException {
    if (done.add(spec.nameAsStr())) {
      visit(spec);
    }
    for (ClassSpec inner : CollectionConverters.asJava(spec.types()).values()) {
      all(inner);
    }
  }

  private void visit(ClassSpec spec) throws SpecException {
    open.add(spec.nameAsStr());
    for (AttrSpec field : CollectionConverters.asJava(spec.seq())) {
      ClassSpec inner = always(field);
      if (inner == null) {
        continue;
      }
      if (open.contains(inner.nameAsStr())) {
        KsyModule module = modules.all().get(CollectionConverters.asJava(spec.name()).get(0));
        List<String> path = CollectionConverters.asJava(field.path());
        String name = inner.nameAsStr();
        String message = "%s always holds another %s, without end".formatted(name, name);
        throw SpecCheck.refusal(module, TypeYaml.joined(path, "type"), message);
      }
      if (done.add(inner.nameAsStr())) {
        visit(inner);
      }
    }
    open.remove(spec.nameAsStr());
  }

  /** The type that {@code field} holds at least once, whatever a file says; or null. */
  private static ClassSpec always(AttrSpec field) {
    boolean once = field.cond().repeat() == NoRepeat$.MODULE$;
    boolean least = once || field.cond().repeat() instanceof RepeatUntil;
    return least
            && field.cond().ifExpr().isEmpty()
            && field.dataType() instanceof DataType.UserType user
            && user.classSpec().isDefined()
        ? user.classSpec().get()
        : null;
  }
}
