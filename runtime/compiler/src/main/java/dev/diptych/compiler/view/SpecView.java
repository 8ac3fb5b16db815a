package dev.diptych.compiler.view;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.SpecThread;
import dev.diptych.compiler.kaitai.Ksc;
import dev.diptych.compiler.ksy.KsyModule;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.compiler.schema.Handlings;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.text.shape.Shapes;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.format.EnumSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import scala.jdk.javaapi.CollectionConverters;

/** A spec that can be used, beside what its author wrote. */
public final class SpecView {
  private final LoadedSpec loaded;
  private final Modules modules;
  private final Map<String, ClassSpec> specs;
  private final Handlings handlings;
  private final Shapes shapes;
  private final Map<String, StructView> structs = new LinkedHashMap<>();

  private SpecView(LoadedSpec loaded, Modules modules, ClassSpecs specs) {
    this.loaded = loaded;
    this.modules = modules;
    this.specs = CollectionConverters.asJava(specs);
    this.handlings = new Handlings(specs);
    this.shapes = new Shapes(loaded.schema());
    for (StructType type : schema().structs().values()) {
      structs.put(type.name(), view(type));
    }
  }

  /**
   * Loads a spec all the way, as for use, and looks at it.
   *
   * @param loader makes it ready for use
   * @param ksy the spec
   * @param importPath folders to look in for imports that begin with {@code /}
   * @throws SpecException where it is refused
   * @throws IOException where it cannot be read
   */
  public static SpecView load(SpecLoader loader, Path ksy, List<Path> importPath)
      throws SpecException, IOException {
    LoadedSpec loaded = loader.load(ksy, importPath);
    return SpecThread.call(
        ksy,
        () -> {
          Modules modules = Modules.load(ksy, importPath);
          return new SpecView(loaded, modules, Ksc.plain().parse(modules));
        });
  }

  /** The spec, ready for use. */
  public LoadedSpec loaded() {
    return loaded;
  }

  /** The schema that it gives. */
  public Schema schema() {
    return loaded.schema();
  }

  /** The compiler's view of the spec and of what it imports. */
  public Collection<ClassSpec> specs() {
    return specs.values();
  }

  /** How the text arranges its structs. */
  public Shapes shapes() {
    return shapes;
  }

  /** The spec's own file. */
  public KsyModule module() {
    return modules.root();
  }

  /** The struct that a whole file is. */
  public StructView root() {
    return struct(schema().root().name());
  }

  /** All structs, the root first, in the order of their use. */
  public List<StructView> structs() {
    return List.copyOf(structs.values());
  }

  /** The struct that the schema calls {@code name}. */
  public StructView struct(String name) {
    return structs.get(name);
  }

  /** The last word of {@code name}, of a struct, where no other struct has the same. */
  public String simple(String name) {
    String last = name.substring(name.lastIndexOf(':') + 1);
    long alike = structs.keySet().stream().filter(each -> each.endsWith("::" + last)).count();
    boolean top = structs.containsKey(last) && !name.equals(last);
    return alike > 1 || top ? name : last;
  }

  /** What authors say of the members of the enumeration {@code name}, by value. */
  public Map<Long, String> memberDocs(String name) {
    List<String> path = List.of(name.split("::", -1));
    ClassSpec owner = spec(path.subList(0, path.size() - 1));
    EnumSpec found =
        owner == null
            ? null
            : CollectionConverters.asJava(owner.enums()).get(path.get(path.size() - 1));
    Map<Long, String> docs = new LinkedHashMap<>();
    if (found != null) {
      CollectionConverters.asJava(found.map())
          .forEach(
              (value, member) -> {
                if (member.doc().summary().isDefined()) {
                  String doc = member.doc().summary().get().strip().replaceAll("\\s+", " ");
                  docs.put(((Number) value).longValue(), doc);
                }
              });
    }
    return docs;
  }

  /**
   * Where something stands in the files of the spec.
   *
   * @param struct a struct; for a box, the place is that of the struct around it
   * @param keys keys and indices that lead on from there, as far as they do
   */
  public Location place(String struct, List<String> keys) {
    List<String> names = List.of(struct.split("::", -1));
    List<String> path = new ArrayList<>();
    for (int i = 1; i < names.size() && spec(names.subList(0, i + 1)) != null; i++) {
      path.addAll(List.of("types", names.get(i)));
    }
    path.addAll(keys);
    return modules.all().get(names.get(0)).at(path);
  }

  private ClassSpec spec(List<String> path) {
    ClassSpec spec = path.isEmpty() ? null : specs.get(path.get(0));
    for (String name : path.isEmpty() ? path : path.subList(1, path.size())) {
      spec = spec == null ? null : CollectionConverters.asJava(spec.types()).get(name);
    }
    return spec;
  }

  private StructView view(StructType type) {
    List<String> path = List.of(type.name().split("::", -1));
    ClassSpec spec = spec(path);
    KsyModule module = modules.all().get(path.get(0));
    return StructView.of(type, spec, spec == null ? Map.of() : module.type(path), handlings);
  }
}
