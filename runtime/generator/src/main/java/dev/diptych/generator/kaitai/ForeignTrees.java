package dev.diptych.generator.kaitai;

import static java.util.Objects.requireNonNull;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.MemberSpec;
import io.kaitai.struct.format.ProcessCustom;
import java.util.ArrayList;
import java.util.List;
import scala.Product;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Rejects references to code outside the spec: opaque types and custom processes. Generated code
 * would call classes by names from the spec, even in types that are never used.
 */
public final class ForeignTrees {
  private final KsyModule module;

  private ForeignTrees(KsyModule module) {
    this.module = module;
  }

  /**
   * Checks every field of every type.
   *
   * @throws SpecException with the place of the first field that names such code
   */
  public static void refuse(Checked checked) throws SpecException {
    for (KsyModule module : checked.modules().all().values()) {
      ClassSpec spec = CollectionConverters.asJava(checked.specs()).get(module.name());
      new ForeignTrees(module).refuse(requireNonNull(spec, module.name()));
    }
  }

  private void refuse(ClassSpec spec) throws SpecException {
    List<MemberSpec> members = new ArrayList<>();
    members.addAll(CollectionConverters.asJava(spec.params()));
    members.addAll(CollectionConverters.asJava(spec.seq()));
    members.addAll(CollectionConverters.asJava(spec.instances()).values());
    for (MemberSpec member : members) {
      refuse(member, member.dataType());
    }
    for (ClassSpec inner : CollectionConverters.asJava(spec.types()).values()) {
      refuse(inner);
    }
  }

  /** Checks {@code node}, the type of {@code member} or a part of it. */
  private void refuse(MemberSpec member, Object node) throws SpecException {
    if (node instanceof ProcessCustom) {
      throw refusal(member, "process", "custom processes are not supported");
    }
    if (node instanceof DataType.UserType user && opaque(user)) {
      throw refusal(member, "type", "opaque types are not supported");
    }
    if (node instanceof scala.collection.Iterable<?> many) {
      for (Object each : CollectionConverters.asJava(many.toSeq())) {
        refuse(member, each);
      }
    } else if (node instanceof Product product && !(node instanceof ClassSpec)) {
      var parts = product.productIterator();
      while (parts.hasNext()) {
        refuse(member, parts.next());
      }
    }
  }

  private static boolean opaque(DataType.UserType type) {
    return type.classSpec().isDefined() && type.isOpaque();
  }

  private SpecException refusal(MemberSpec member, String key, String message) {
    List<String> path = new ArrayList<>(CollectionConverters.asJava(member.path()));
    path.add(key);
    String help = "Diptych runs no code but what it generates from a spec";
    return new SpecException(
        List.of(Diagnostic.error("unsupported-spec", module.at(path), message, help)));
  }
}
