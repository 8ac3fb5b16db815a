package dev.diptych.compiler.schema;

import dev.diptych.compiler.ksy.Yaml;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.AttrLikeSpec;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.InstanceSpec;
import io.kaitai.struct.format.NoRepeat$;
import io.kaitai.struct.format.ParseInstanceSpec;
import io.kaitai.struct.format.RepeatEos$;
import io.kaitai.struct.format.RepeatUntil;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A field that reads bytes, as the compiler sees it and as its author wrote it.
 *
 * @param id its id
 * @param spec the compiler's view
 * @param yaml the author's words
 */
public record Attribute(String id, AttrLikeSpec spec, Map<String, Object> yaml) {
  /** The fields of {@code owner} in sequence, then those at positions. */
  public static List<Attribute> of(ClassSpec owner, Map<String, Object> yaml) {
    List<Attribute> all = new ArrayList<>();
    List<AttrSpec> seq = CollectionConverters.asJava(owner.seq());
    for (int i = 0; i < seq.size(); i++) {
      AttrSpec spec = seq.get(i);
      all.add(new Attribute(spec.id().humanReadable(), spec, Yaml.maps(yaml, "seq").get(i)));
    }
    Map<String, InstanceSpec> instances = instances(owner);
    Map<String, Object> wanted = Yaml.map(yaml, "instances");
    for (String id : wanted.keySet()) {
      if (instances.get(id) instanceof ParseInstanceSpec spec) {
        all.add(new Attribute(id, spec, Yaml.map(wanted, id)));
      }
    }
    return all;
  }

  /** The instances of {@code owner}, computed ones as well, by id. */
  static Map<String, InstanceSpec> instances(ClassSpec owner) {
    Map<String, InstanceSpec> instances = new HashMap<>();
    CollectionConverters.asJava(owner.instances())
        .forEach((id, spec) -> instances.put(id.humanReadable(), spec));
    return instances;
  }

  /** Its type. */
  public DataType type() {
    return spec.dataType();
  }

  /** Whether its elements are structs. */
  public boolean struct() {
    return type() instanceof DataType.UserType || type() instanceof DataType.SwitchType;
  }

  /** Whether it stands at a position and not in sequence. */
  public boolean instance() {
    return spec instanceof ParseInstanceSpec;
  }

  /** Whether it is an array. */
  public boolean repeated() {
    return spec.cond().repeat() != NoRepeat$.MODULE$;
  }

  /** Whether it is an array that goes on to the end of its stream. */
  public boolean toTheEnd() {
    return spec.cond().repeat() == RepeatEos$.MODULE$;
  }

  /** Whether it is an array that ends where one of its elements says so. */
  public boolean until() {
    return spec.cond().repeat() instanceof RepeatUntil;
  }

  /** Whether the spec gives it under a condition. */
  public boolean conditional() {
    return spec.cond().ifExpr().isDefined();
  }

  /** Whether the spec says which values are valid. */
  public boolean validated() {
    return spec.valid().isDefined();
  }
}
