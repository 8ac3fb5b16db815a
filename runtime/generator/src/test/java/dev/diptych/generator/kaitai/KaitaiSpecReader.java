package dev.diptych.generator.kaitai;

import dev.diptych.ir.Endian;
import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.ir.TypeDef.Param;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.Yaml;
import io.kaitai.struct.datatype.BigEndian$;
import io.kaitai.struct.datatype.CalcEndian;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.datatype.FixedEndian;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.format.FixedSized;
import io.kaitai.struct.format.InstanceSpec;
import io.kaitai.struct.format.ParamDefSpec;
import io.kaitai.struct.format.ParseInstanceSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import io.kaitai.struct.format.YAMLPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import scala.Option;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Converts checked trees of the Kaitai Struct compiler, and their YAML, to a spec. */
final class KaitaiSpecReader {
  private final Modules modules;
  private final ClassSpecs specs;
  private final Map<String, TypeDef> types = new LinkedHashMap<>();
  private final Map<String, EnumDef> enums = new LinkedHashMap<>();

  private KaitaiSpecReader(Modules modules, ClassSpecs specs) {
    this.modules = modules;
    this.specs = specs;
  }

  static Spec read(Modules modules, ClassSpecs specs) {
    return new KaitaiSpecReader(modules, specs).read();
  }

  /** Names joined as expressions join them. */
  static String joined(Seq<String> names) {
    return String.join("::", CollectionConverters.asJava(names));
  }

  private Spec read() {
    Map<String, ClassSpec> sorted = new TreeMap<>(CollectionConverters.asJava(specs));
    sorted.forEach((name, spec) -> type(modules.module(name), spec, Map.of()));
    Set<String> imports = new LinkedHashSet<>(modules.all().keySet());
    imports.remove(modules.root().name());
    return new Spec(
        HeaderReader.of(modules.root()), joined(specs.firstSpec().name()), imports, types, enums);
  }

  /** Adds {@code spec} and the types in it; {@code outer} are the enumerations around it. */
  private void type(KsyModule module, ClassSpec spec, Map<String, EnumDef> outer) {
    String name = joined(spec.name());
    List<String> path = CollectionConverters.asJava(spec.path());
    Map<String, Object> yaml = module.map(path);
    Map<String, EnumDef> known = enums(name, new Origin(module, path), outer);
    ExprReader own = new ExprReader(new Scope(specs, spec, Option.empty()));
    types.put(
        name,
        new TypeDef(
            name,
            new Origin(module, path),
            Objects.requireNonNullElse(Yaml.text(yaml, "doc"), ""),
            endian(spec, own),
            params(module, spec, yaml),
            sequence(module, spec),
            instances(module, spec, yaml),
            known,
            spec.toStringExpr().isDefined() ? own.read(spec.toStringExpr().get()) : null,
            spec.seqSize() instanceof FixedSized fixed ? fixed.n() : -1,
            keys(yaml)));
    CollectionConverters.asJava(spec.types()).values().forEach(inner -> type(module, inner, known));
  }

  private static List<Param> params(KsyModule module, ClassSpec spec, Map<String, Object> yaml) {
    List<Param> params = new ArrayList<>();
    for (ParamDefSpec each : CollectionConverters.asJava(spec.params())) {
      Map<String, Object> written = Yaml.maps(yaml, "params").get(params.size());
      params.add(
          new Param(
              each.id().humanReadable(),
              origin(module, each),
              TypeReader.valueType(each.dataType()),
              Yaml.doc(written)));
    }
    return params;
  }

  private static Origin origin(KsyModule module, YAMLPath node) {
    return new Origin(module, CollectionConverters.asJava(node.path()));
  }

  private static Endian endian(ClassSpec spec, ExprReader expressions) {
    return spec.meta().endian().isDefined()
            && spec.meta().endian().get() instanceof CalcEndian selected
        ? new Endian.Selected(
            expressions.read(selected.on()),
            CollectionConverters.asJava(selected.cases()).entrySet().stream()
                .map(each -> endianCase(each.getKey(), each.getValue(), expressions))
                .toList())
        : new Endian.Fixed();
  }

  private static Endian.Case endianCase(Ast.expr value, FixedEndian order, ExprReader expressions) {
    return new Endian.Case(expressions.read(value), order == BigEndian$.MODULE$ ? "be" : "le");
  }

  private List<Node.Field> sequence(KsyModule module, ClassSpec spec) {
    List<Node.Field> fields = new ArrayList<>();
    for (AttrSpec each : CollectionConverters.asJava(spec.seq())) {
      fields.add(reader(module, spec, each, Option.apply(each.dataType())).field(each));
    }
    return List.copyOf(fields);
  }

  /** In the order of the author, which the trees do not keep. */
  private List<Node> instances(KsyModule module, ClassSpec spec, Map<String, Object> yaml) {
    Map<String, InstanceSpec> byId = new HashMap<>();
    CollectionConverters.asJava(spec.instances())
        .forEach((id, instance) -> byId.put(id.humanReadable(), instance));
    List<Node> nodes = new ArrayList<>();
    for (String id : Yaml.map(yaml, "instances").keySet()) {
      if (byId.get(id) instanceof ParseInstanceSpec field) {
        nodes.add(reader(module, spec, field, Option.apply(field.dataType())).field(field));
      } else if (byId.get(id) instanceof ValueInstanceSpec value) {
        nodes.add(reader(module, spec, value, Option.empty()).value(value));
      }
    }
    return List.copyOf(nodes);
  }

  private FieldReader reader(
      KsyModule module, ClassSpec spec, YAMLPath node, Option<DataType> element) {
    Origin origin = origin(module, node);
    ExprReader expressions = new ExprReader(new Scope(specs, spec, element));
    return new FieldReader(expressions, origin, module.map(origin.path()));
  }

  private static TypeDef.Keys keys(Map<String, Object> yaml) {
    Map<String, List<String>> zips = new LinkedHashMap<>();
    Map<String, Object> wanted = Yaml.map(yaml, "-twin-zip");
    wanted.keySet().forEach(name -> zips.put(name, Yaml.texts(wanted, name)));
    return new TypeDef.Keys(
        Yaml.text(yaml, "-twin-adapter"), Yaml.text(yaml, "-twin-key"), zips, AliasReader.of(yaml));
  }

  /** Adds the enumerations of a type; returns them with those of {@code outer}. */
  private Map<String, EnumDef> enums(String owner, Origin origin, Map<String, EnumDef> outer) {
    Map<String, Object> yaml = Yaml.map(((KsyModule) origin.file()).map(origin.path()), "enums");
    Map<String, EnumDef> known = new HashMap<>(outer);
    for (String id : yaml.keySet()) {
      String name = owner + "::" + id;
      EnumDef type = new EnumDef(name, origin.to("enums", id), EnumReader.of(Yaml.map(yaml, id)));
      enums.put(name, type);
      known.put(id, type);
    }
    return known;
  }
}
