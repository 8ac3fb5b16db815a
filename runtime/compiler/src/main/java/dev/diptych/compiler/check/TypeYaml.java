package dev.diptych.compiler.check;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Yaml;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One type of a module, as its author wrote it.
 *
 * @param module the module
 * @param path keys that lead to the type
 * @param yaml its content
 */
record TypeYaml(KsyModule module, List<String> path, Map<String, Object> yaml) {
  /** Every type of {@code module}, the module itself first. */
  static List<TypeYaml> all(KsyModule module) {
    List<TypeYaml> all = new ArrayList<>();
    new TypeYaml(module, List.of(), module.yaml()).collect(all);
    return all;
  }

  private void collect(List<TypeYaml> all) {
    all.add(this);
    Map<String, Object> types = Yaml.map(yaml, "types");
    for (String name : types.keySet()) {
      new TypeYaml(module, joined(path, "types", name), Yaml.map(types, name)).collect(all);
    }
  }

  /** Its fields in sequence. */
  List<FieldYaml> seq() {
    List<FieldYaml> fields = new ArrayList<>();
    List<Map<String, Object>> seq = Yaml.maps(yaml, "seq");
    for (int i = 0; i < seq.size(); i++) {
      String id = Yaml.text(seq.get(i), "id");
      fields.add(new FieldYaml(id, joined(path, "seq", String.valueOf(i)), seq.get(i)));
    }
    return fields;
  }

  /** Its instances. */
  List<FieldYaml> instances() {
    List<FieldYaml> fields = new ArrayList<>();
    Map<String, Object> instances = Yaml.map(yaml, "instances");
    for (String id : instances.keySet()) {
      fields.add(new FieldYaml(id, joined(path, "instances", id), Yaml.map(instances, id)));
    }
    return fields;
  }

  /** A rejection of what stands at {@code at}, keys from the top of the module. */
  SpecException refusal(List<String> at, String message) {
    return SpecCheck.refusal(module, at, message);
  }

  static List<String> joined(List<String> path, String... more) {
    List<String> joined = new ArrayList<>(path);
    joined.addAll(List.of(more));
    return joined;
  }
}
