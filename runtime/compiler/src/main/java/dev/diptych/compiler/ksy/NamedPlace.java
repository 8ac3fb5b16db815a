package dev.diptych.compiler.ksy;

import dev.diptych.model.diagnostic.Location;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Finds where what messages call {@code spec::type/field} stands. */
public final class NamedPlace {
  private NamedPlace() {}

  /**
   * The place of a field or, where there is none of that name, of its type or spec.
   *
   * @param modules a spec and its imports
   * @param name names of a spec and of types within each other, with {@code ::} between them; then
   *     perhaps {@code /} and the name of a field or a key
   */
  public static Location of(Modules modules, String name) {
    int slash = name.indexOf('/');
    String owner = slash < 0 ? name : name.substring(0, slash);
    List<String> types = Arrays.asList(owner.split("::", -1));
    KsyModule module = modules.all().get(types.get(0));
    if (module == null) {
      return modules.root().at(List.of());
    }
    List<String> path = new ArrayList<>();
    types.subList(1, types.size()).forEach(type -> path.addAll(List.of("types", type)));
    if (slash >= 0) {
      path.addAll(field(module.type(types), name.substring(slash + 1)));
    }
    return module.at(path);
  }

  private static List<String> field(Map<String, Object> type, String name) {
    for (String kind : List.of("seq", "params")) {
      List<Map<String, Object>> fields = Yaml.maps(type, kind);
      for (int i = 0; i < fields.size(); i++) {
        if (name.equals(Yaml.text(fields.get(i), "id"))) {
          return List.of(kind, String.valueOf(i), "id");
        }
      }
    }
    return Yaml.map(type, "instances").containsKey(name)
        ? List.of("instances", name)
        : List.of(name);
  }
}
