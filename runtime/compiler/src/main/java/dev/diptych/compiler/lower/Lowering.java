package dev.diptych.compiler.lower;

import dev.diptych.compiler.kaitai.Scope;
import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.compiler.schema.Attribute;
import dev.diptych.compiler.schema.Handlings;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import scala.jdk.javaapi.CollectionConverters;

/** Lowers every module of a spec. */
public final class Lowering {
  private final ClassSpecs specs;
  private final Handlings handlings;

  private Lowering(ClassSpecs specs) {
    this.specs = specs;
    this.handlings = new Handlings(specs);
  }

  /** The lowered YAML of each module, by name. */
  public static Map<String, Map<String, Object>> lower(Modules modules, ClassSpecs specs) {
    Lowering lowering = new Lowering(specs);
    Map<String, ClassSpec> byName = CollectionConverters.asJava(specs);
    Map<String, Map<String, Object>> lowered = new LinkedHashMap<>();
    for (KsyModule module : modules.all().values()) {
      ClassSpec spec = byName.get(module.name());
      Map<String, Object> yaml = lowering.type(spec, module.yaml());
      yaml.put("meta", meta(Yaml.map(yaml, "meta")));
      lowered.put(module.name(), yaml);
    }
    Map<String, Map<String, Object>> finished = TakenNames.finish(lowered);
    finished.replaceAll((name, module) -> Essentials.of(module));
    return finished;
  }

  /** Lowered modules stand side by side, whatever folders they came from. */
  private static Map<String, Object> meta(Map<String, Object> meta) {
    Map<String, Object> lowered = new LinkedHashMap<>(meta);
    lowered.put("ks-opaque-types", true);
    if (meta.containsKey("imports")) {
      List<String> imports =
          Yaml.texts(meta, "imports").stream()
              .map(name -> name.substring(name.lastIndexOf('/') + 1))
              .toList();
      lowered.put("imports", imports);
    }
    return lowered;
  }

  private Map<String, Object> type(ClassSpec spec, Map<String, Object> yaml) {
    Map<String, Object> types = new LinkedHashMap<>();
    Map<String, ClassSpec> inner = CollectionConverters.asJava(spec.types());
    Map<String, Object> innerYaml = Yaml.map(yaml, "types");
    innerYaml.keySet().forEach(n -> types.put(n, type(inner.get(n), Yaml.map(innerYaml, n))));
    Scope scope = new Scope(specs, spec);
    LoweredType lowered = new LoweredType(handlings, scope, yaml, types);
    Attribute.of(spec, yaml).forEach(lowered::add);
    ComputedNumbers.of(spec, yaml, scope).forEach(lowered::addInstance);
    return lowered.yaml();
  }
}
