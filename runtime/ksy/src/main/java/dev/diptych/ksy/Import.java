package dev.diptych.ksy;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.diagnostic.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An import, by the rules of the Kaitai Struct compiler: a name is relative to the importing spec;
 * {@code /name} and all imports below it are on the import path.
 *
 * @param by the importing spec, or null for the spec itself
 * @param at its place there, as keys and indices
 * @param absolute whether it is on the import path
 * @param name its path, without the extension
 */
record Import(@Nullable KsyModule by, List<String> at, boolean absolute, String name) {
  static final Import ROOT = new Import(null, List.of(), false, "");

  /** The imports of {@code module}, the target of this import. */
  List<Import> next(KsyModule module) {
    List<Import> imports = new ArrayList<>();
    collect(module, List.of(), module.yaml(), imports);
    return imports;
  }

  /** Its location; not for the spec itself. */
  Location location() {
    return requireNonNull(by).at(at);
  }

  /** The candidate files, in order. */
  List<Lookup> places(int folders) {
    String file = name + ".ksy";
    return absolute
        ? IntStream.range(0, folders).mapToObj(i -> new Lookup(i, file)).toList()
        : List.of(new Lookup(Lookup.BESIDE, file));
  }

  /** Types within a spec may have imports of their own. */
  private void collect(
      KsyModule module, List<String> path, Map<String, Object> type, List<Import> imports) {
    List<String> names = Yaml.texts(Yaml.map(type, "meta"), "imports");
    for (int i = 0; i < names.size(); i++) {
      List<String> place = join(path, "meta", "imports", String.valueOf(i));
      imports.add(resolve(module, place, names.get(i)));
    }
    Map<String, Object> types = Yaml.map(type, "types");
    for (String name : types.keySet()) {
      collect(module, join(path, "types", name), Yaml.map(types, name), imports);
    }
  }

  private Import resolve(KsyModule module, List<String> place, String wanted) {
    if (wanted.startsWith("/")) {
      return new Import(module, place, true, wanted.substring(1));
    }
    String folder = name.substring(0, name.lastIndexOf('/') + 1);
    return new Import(module, place, absolute, folder + wanted);
  }

  private static List<String> join(List<String> path, String... more) {
    List<String> joined = new ArrayList<>(path);
    joined.addAll(List.of(more));
    return joined;
  }
}
