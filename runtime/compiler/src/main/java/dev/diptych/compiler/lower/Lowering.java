package dev.diptych.compiler.lower;

import dev.diptych.compiler.schema.FieldStorages;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.Yaml;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lowers every module of a spec. */
public final class Lowering {
  private final Spec spec;
  private final FieldStorages storages;

  private Lowering(Spec spec, FieldStorages storages) {
    this.spec = spec;
    this.storages = storages;
  }

  /**
   * The lowered modules as the Kaitai Struct compiler reads them, by name.
   *
   * @param modules the modules of {@code spec}
   * @param storages how generated code stores its fields
   */
  public static Map<String, Map<String, Object>> lower(
      Modules modules, Spec spec, FieldStorages storages) {
    Lowering lowering = new Lowering(spec, storages);
    Map<String, Map<String, Object>> lowered = new LinkedHashMap<>();
    for (KsyModule module : modules.all().values()) {
      Map<String, Object> yaml = lowering.type(module.name(), module.yaml());
      yaml.put("meta", meta(Yaml.map(yaml, "meta")));
      lowered.put(module.name(), yaml);
    }
    Map<String, Map<String, Object>> finished = ReservedNames.finish(lowered);
    finished.replaceAll((name, module) -> CopiedKeys.of(module));
    return finished;
  }

  /** Lowered modules have no folders. */
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

  private Map<String, Object> type(String name, Map<String, Object> yaml) {
    Map<String, Object> inner = Yaml.map(yaml, "types");
    Map<String, Object> types = new LinkedHashMap<>();
    inner.keySet().forEach(id -> types.put(id, type(name + "::" + id, Yaml.map(inner, id))));
    return new LoweredType(spec, storages, spec.requireType(name), types).write();
  }
}
