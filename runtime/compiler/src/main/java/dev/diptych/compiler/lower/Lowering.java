package dev.diptych.compiler.lower;

import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.compiler.schema.Records;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import scala.jdk.javaapi.CollectionConverters;

/** Lowers every module of a spec. */
public final class Lowering {
  private Lowering() {}

  /** The lowered YAML of each module, by name. */
  public static Map<String, Map<String, Object>> lower(Modules modules, ClassSpecs specs) {
    Map<String, ClassSpec> byName = CollectionConverters.asJava(specs);
    Map<String, Map<String, Object>> lowered = new LinkedHashMap<>();
    for (KsyModule module : modules.all().values()) {
      Map<String, Object> yaml = type(byName.get(module.name()), module.yaml());
      Map<String, Object> meta = new LinkedHashMap<>(Yaml.map(yaml, "meta"));
      meta.put("ks-opaque-types", true);
      yaml.put("meta", meta);
      lowered.put(module.name(), yaml);
    }
    return lowered;
  }

  private static Map<String, Object> type(ClassSpec spec, Map<String, Object> yaml) {
    Map<String, Object> lowered = new LinkedHashMap<>(yaml);
    List<AttrSpec> seq = CollectionConverters.asJava(spec.seq());
    List<Object> fields = new ArrayList<>();
    for (int i = 0; i < seq.size(); i++) {
      fields.add(field(seq.get(i), Yaml.maps(yaml, "seq").get(i)));
    }
    if (!fields.isEmpty()) {
      lowered.put("seq", fields);
    }
    Map<String, Object> types = new LinkedHashMap<>();
    Map<String, ClassSpec> inner = CollectionConverters.asJava(spec.types());
    Map<String, Object> innerYaml = Yaml.map(yaml, "types");
    innerYaml.keySet().forEach(n -> types.put(n, type(inner.get(n), Yaml.map(innerYaml, n))));
    if (!types.isEmpty()) {
      lowered.put("types", types);
    }
    return lowered;
  }

  private static Map<String, Object> field(AttrSpec field, Map<String, Object> yaml) {
    Map<String, Object> lowered = new LinkedHashMap<>(yaml);
    lowered.remove("enum");
    if (Records.isTable(field)) {
      ClassSpec record = ((DataType.UserTypeInstream) field.dataType()).classSpec().get();
      int stride = Records.stride(record);
      lowered.put("type", "record_table(" + yaml.get("repeat-expr") + ", " + stride + ")");
      lowered.remove("repeat");
      lowered.remove("repeat-expr");
    } else if (field.dataType() instanceof DataType.StrFromBytesType) {
      lowered.remove("type");
      lowered.remove("encoding");
    }
    return lowered;
  }
}
