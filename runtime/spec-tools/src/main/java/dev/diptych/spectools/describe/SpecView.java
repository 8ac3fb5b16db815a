package dev.diptych.spectools.describe;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Spec;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.text.shape.Shapes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A loaded spec with its schema and its IR. */
public final class SpecView {
  private final LoadedSpec loaded;
  private final Spec spec;
  private final Shapes shapes;
  private final Map<String, StructView> structs = new LinkedHashMap<>();

  /** A view of {@code loaded}. */
  public SpecView(LoadedSpec loaded) {
    this.loaded = loaded;
    this.spec = loaded.spec();
    this.shapes = new Shapes(loaded.schema());
    for (StructType type : schema().structs().values()) {
      structs.put(type.name(), StructView.of(type, spec.type(type.name())));
    }
  }

  /** The spec, ready for use. */
  public LoadedSpec loaded() {
    return loaded;
  }

  /** The schema derived from it. */
  public Schema schema() {
    return loaded.schema();
  }

  /** The spec as it was written. */
  public Spec spec() {
    return spec;
  }

  /** The shapes of its structs in the text. */
  public Shapes shapes() {
    return shapes;
  }

  /** The root struct. */
  public StructView root() {
    return struct(schema().root().name());
  }

  /** All structs, the root first, in the order of their use. */
  public List<StructView> structs() {
    return List.copyOf(structs.values());
  }

  /** The struct that the schema calls {@code name}, which must exist. */
  public StructView struct(String name) {
    return requireNonNull(structs.get(name), name);
  }

  /** The simple name of the struct {@code name} where it is unique, otherwise {@code name}. */
  public String simple(String name) {
    String last = name.substring(name.lastIndexOf(':') + 1);
    long alike = structs.keySet().stream().filter(each -> each.endsWith("::" + last)).count();
    boolean top = structs.containsKey(last) && !name.equals(last);
    return alike > 1 || top ? name : last;
  }

  /** The documentation of the members of the enumeration {@code name}, by value. */
  public Map<Long, String> memberDocs(String name) {
    Map<Long, String> docs = new LinkedHashMap<>();
    EnumDef found = spec.enums().get(name);
    if (found != null) {
      for (EnumDef.Member member : found.members()) {
        if (!member.doc().isEmpty()) {
          docs.put(member.number().longValue(), member.doc());
        }
      }
    }
    return docs;
  }

  /**
   * The location of a node in the files of the spec.
   *
   * @param struct a struct; the place of a box is that of the struct around it
   * @param keys keys and indices from there; those that do not exist are ignored
   */
  public Location place(String struct, List<String> keys) {
    return spec.origin(struct).location(keys.toArray(String[]::new));
  }

  /** The location of {@code key} of {@code field}, or of the field where it has no such key. */
  public Location place(StructView struct, FieldView field, String key) {
    return field.node() == null
        ? place(struct.type().name(), List.of())
        : field.node().origin().keyOrId(key);
  }
}
