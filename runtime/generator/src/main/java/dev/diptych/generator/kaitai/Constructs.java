package dev.diptych.generator.kaitai;

import static java.util.Objects.requireNonNull;

import dev.diptych.ksy.KsyModule;
import dev.diptych.model.diagnostic.Location;
import io.kaitai.struct.ClassTypeProvider;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.AttrLikeSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.Identifier;
import io.kaitai.struct.format.MemberSpec;
import io.kaitai.struct.format.ParamDefSpec;
import io.kaitai.struct.format.ParseInstanceSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import io.kaitai.struct.translators.TypeDetector;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import scala.NotImplementedError;
import scala.Option;
import scala.Product;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The constructs that the types of a spec consist of, in words, each with the first place. Whether
 * the compiler writes valid code for one depends on the language and on the types of its parts, and
 * on nothing else.
 */
public final class Constructs {
  private static final List<Long> LIMITS = List.of(0x7fL, 0xffL, 0xffffL, 0x7fffffffL, 0xffffffffL);

  private static final Set<String> ELEMENTS = Set.of("RepeatUntil", "ValidationExpr");

  private final KsyModule module;
  private final ClassSpec spec;
  private final Checked checked;
  private final Map<String, Location> found;
  private List<String> at = List.of();
  private TypeDetector types;

  private Constructs(
      KsyModule module, ClassSpec spec, Checked checked, Map<String, Location> found) {
    this.module = module;
    this.spec = spec;
    this.checked = checked;
    this.found = found;
    this.types = new TypeDetector(provider(Option.empty()));
  }

  /** Those of {@code checked}. */
  public static Map<String, Location> of(Checked checked) {
    Map<String, Location> found = new LinkedHashMap<>();
    for (KsyModule module : checked.modules().all().values()) {
      ClassSpec spec = CollectionConverters.asJava(checked.specs()).get(module.name());
      if (spec != null) {
        all(module, spec, checked, found);
      }
    }
    return found;
  }

  private static void all(
      KsyModule module, ClassSpec spec, Checked checked, Map<String, Location> found) {
    new Constructs(module, spec, checked, found).read();
    CollectionConverters.asJava(spec.types())
        .values()
        .forEach(inner -> all(module, inner, checked, found));
  }

  private void read() {
    at = List.copyOf(CollectionConverters.asJava(spec.path()));
    if (spec.meta().endian().isDefined()) {
      String endian = ((Product) spec.meta().endian().get()).productPrefix();
      add("byte order " + endian + " below " + type(spec.parentType()));
    }
    CollectionConverters.asJava(spec.enums())
        .values()
        .forEach(
            each ->
                CollectionConverters.asJava(each.map())
                    .keySet()
                    .forEach(
                        number -> add("member " + size(new BigInteger(String.valueOf(number))))));
    places(((Product) spec.parentType()));
    for (MemberSpec member : members(spec)) {
      at = List.copyOf(CollectionConverters.asJava(member.path()));
      types = new TypeDetector(provider(Option.apply(member.dataType())));
      member(member);
    }
  }

  private void member(MemberSpec member) {
    String form =
        member instanceof ParamDefSpec
            ? "parameter "
            : member instanceof ValueInstanceSpec
                ? "value "
                : member instanceof ParseInstanceSpec ? "instance " : "field ";
    String optional = optional(member) ? "optional " : "";
    add(optional + form + type(member.dataTypeComposite()));
    add(form + shape(member.dataType(), 3));
    places((Product) member.dataTypeComposite());
    Set<String> kinds = mixed(top(spec), member.id().humanReadable(), new TreeSet<>());
    if (kinds.contains("choice") && kinds.size() > 1) {
      add("choice with a name that is another member elsewhere");
    }
    if (spec.meta().forceDebug() && member.dataType() instanceof DataType.SwitchType) {
      add("choice in ks-debug");
    }
    if (member instanceof ValueInstanceSpec value) {
      add("value " + optional + type(member.dataType()) + " = " + expression(value.value()));
      if (value.ifExpr().isDefined()) {
        add("if " + expression(value.ifExpr().get()));
      }
      return;
    }
    for (Object part : parts((Product) (Object) member)) {
      visit(form.strip(), member, part);
    }
  }

  /** Visits what {@code node} consists of: expressions, and what has expressions. */
  private void visit(String context, MemberSpec member, @Nullable Object node) {
    if (node instanceof Ast.expr expression) {
      add(context + " of " + type(member.dataType()) + ": " + expression(expression));
      if (ELEMENTS.contains(context) && !mentions(expression, "_")) {
        add(context + " without the value");
      }
    } else if (node instanceof DataType.SwitchType choice) {
      choice(member, choice);
    } else if (node instanceof DataType.UserType user) {
      arguments(user);
      if (user instanceof DataType.UserTypeFromBytes sized) {
        visit(context, member, sized.bytes());
      }
    } else if (node instanceof Ast.typeId || node instanceof ClassSpec) {
      return;
    } else if (node instanceof scala.collection.Iterable<?> many) {
      CollectionConverters.asJava(many.toSeq()).forEach(each -> visit(context, member, each));
    } else if (node instanceof Product product) {
      boolean wrapper = node instanceof Option || product.productPrefix().startsWith("Tuple");
      for (Object part : parts(product)) {
        visit(wrapper ? context : product.productPrefix(), member, part);
      }
    }
  }

  private void choice(MemberSpec member, DataType.SwitchType choice) {
    String on = expression(choice.on());
    if (((Product) choice.on()).productPrefix().equals("Attribute")) {
      add("choice by an attribute of type " + type(detected(choice.on())));
    }
    TreeSet<String> all = new TreeSet<>();
    CollectionConverters.asJava(choice.cases())
        .forEach(
            (value, type) -> {
              boolean other = value.equals(DataType.SwitchType$.MODULE$.ELSE_CONST());
              if (other && type instanceof DataType.BytesType && !framed(choice)) {
                add("choice of bytes, else of values");
              }
              if (type instanceof DataType.BytesType bytes && bytes.process().isDefined()) {
                add("choice of processed bytes");
              }
              add("choice " + on + ": " + (other ? "else" : expression(value)));
              all.add(type instanceof DataType.BytesType ? "bytes" : type(type));
              visit("case", member, type);
            });
    add("choice of " + all + " as " + type(choice.combinedType()));
  }

  /** Whether a type of {@code choice} is read from bytes of its own. */
  private static boolean framed(DataType.SwitchType choice) {
    return CollectionConverters.asJava(choice.cases()).values().stream()
        .anyMatch(DataType.UserTypeFromBytes.class::isInstance);
  }

  private void arguments(DataType.UserType user) {
    if (user.forcedParent().isDefined()) {
      add("parent " + expression(user.forcedParent().get()));
    }
    List<ParamDefSpec> params =
        user.classSpec().isDefined()
            ? CollectionConverters.asJava(user.classSpec().get().params())
            : List.of();
    List<Ast.expr> given = CollectionConverters.asJava(user.args().toSeq());
    for (int i = 0; i < given.size(); i++) {
      String wanted = i < params.size() ? type(params.get(i).dataType()) : "unknown";
      add("argument for " + wanted + ": " + expression(given.get(i)));
    }
  }

  /** Visits the types that {@code node} consists of, for where they are written. */
  private void places(Product node) {
    if (node instanceof DataType.UserType user && user.classSpec().isDefined()) {
      place(List.copyOf(CollectionConverters.asJava(user.classSpec().get().name())));
    } else if (node instanceof DataType.EnumType type && type.enumSpec().isDefined()) {
      place(List.copyOf(CollectionConverters.asJava(type.enumSpec().get().name())));
    }
    for (Object part : parts(node)) {
      if (part instanceof scala.collection.Map<?, ?> cases) {
        CollectionConverters.asJava(cases).values().forEach(each -> places((Product) each));
      } else if (part instanceof DataType type) {
        places((Product) type);
      }
    }
  }

  /** Notes a type called {@code used} that is inside a type which comes after this one. */
  private void place(List<String> used) {
    List<String> own = List.copyOf(CollectionConverters.asJava(spec.name()));
    int common = 0;
    ClassSpec scope = top(spec);
    List<String> order = List.of();
    while (common < used.size() - 1
        && common < own.size()
        && used.get(common).equals(own.get(common))) {
      scope = common == 0 ? scope : requireNonNull(inner(scope).get(own.get(common)));
      order = List.copyOf(inner(scope).keySet());
      common++;
    }
    if (common == 0 || common >= used.size() - 1 || common >= own.size()) {
      return;
    }
    if (order.indexOf(used.get(common)) > order.indexOf(own.get(common))) {
      add("type inside a later type");
    }
  }

  private static Map<String, ClassSpec> inner(ClassSpec scope) {
    return CollectionConverters.asJava(scope.types());
  }

  private static boolean mentions(Object node, String name) {
    if (node instanceof Ast.expr && ((Product) node).productPrefix().equals("Name")) {
      return name(((Product) node).productElement(0)).equals(name);
    }
    return node instanceof scala.collection.Iterable<?> many
        ? CollectionConverters.asJava(many.toSeq()).stream().anyMatch(each -> mentions(each, name))
        : node instanceof Product product
            && parts(product).stream().anyMatch(each -> mentions(each, name));
  }

  /** The form of {@code expression} in words, after adding those of its parts. */
  private String expression(Ast.expr expression) {
    Product node = (Product) expression;
    List<String> operands = new ArrayList<>();
    for (Object part : parts(node)) {
      operand(part, operands);
    }
    String prefix = node.productPrefix();
    switch (prefix) {
      case "IntNum" -> {
        return size(((scala.math.BigInt) node.productElement(0)).bigInteger());
      }
      case "Str" -> {
        if (String.valueOf(node.productElement(0))
            .chars()
            .anyMatch(unit -> Character.isSurrogate((char) unit))) {
          add("text beyond 16 bits");
        }
      }
      case "Name" -> {
        return named(expression, spec, name(node.productElement(0)));
      }
      case "Attribute" -> {
        DataType owner = detected((Ast.expr) node.productElement(0));
        String id = name(node.productElement(1));
        if (owner instanceof DataType.UserType user && user.classSpec().isDefined()) {
          add("attribute of " + operands.get(0));
          if (mixed(top(spec), id, new TreeSet<>()).size() > 1) {
            add("attribute that is an instance elsewhere");
          }
          return named(expression, user.classSpec().get(), id);
        }
        add(operands.get(0) + "." + id);
        if (type(owner).equals("KaitaiStreamType") && (id.equals("pos") || id.equals("size"))) {
          return "Attribute s8";
        }
      }
      case "BinOp", "Compare" -> {
        String operator = String.valueOf(node.productElement(1));
        add(operands.get(0) + " " + operator + " " + operands.get(1));
        if (prefix.equals("BinOp")) {
          return optional(operands)
              + "result "
              + common(operator, operands, type(detected(expression)));
        }
      }
      case "UnaryOp" -> add(node.productElement(0) + " " + operands.get(0));
      case "BoolOp" -> operands.forEach(each -> add("and " + each));
      case "List" -> add("list " + new TreeSet<>(operands));
      case "CastToType" -> add(operands.get(0) + " as " + type(detected(expression)));
      default -> add(prefix + " " + operands);
    }
    return (prefix.equals("IfExp") ? optional(operands) : "")
        + prefix
        + " "
        + type(detected(expression));
  }

  private static String optional(List<String> operands) {
    return operands.stream().anyMatch(each -> each.startsWith("optional ")) ? "optional " : "";
  }

  /** How members called {@code id} are defined in {@code scope} and in the types in it. */
  private static Set<String> mixed(ClassSpec scope, String id, Set<String> kinds) {
    for (MemberSpec member : members(scope)) {
      if (member.id().humanReadable().equals(id)) {
        boolean instance =
            member instanceof ValueInstanceSpec || member instanceof ParseInstanceSpec;
        boolean choice = member.dataType() instanceof DataType.SwitchType;
        kinds.add(choice ? "choice" : instance ? "instance" : "field");
      }
    }
    CollectionConverters.asJava(scope.types()).values().forEach(each -> mixed(each, id, kinds));
    return kinds;
  }

  /** The type that a strict language gives to an operation. */
  private static String common(String operator, List<String> operands, String detected) {
    String left = operands.get(0).replaceFirst("^.* ", "");
    String right = operands.get(1).replaceFirst("^.* ", "");
    boolean shift = operator.endsWith("Shift");
    if (left.equals("s8") || (right.equals("s8") && !shift)) {
      return "s8";
    }
    if (isNumber(operands.get(0))) {
      return shift || isNumber(operands.get(1)) ? detected : right;
    }
    return shift || isNumber(operands.get(1)) || left.equals(right) ? left : detected;
  }

  private static boolean isNumber(String operand) {
    return operand.startsWith("number ") || operand.startsWith("-number ");
  }

  private void operand(@Nullable Object part, List<String> operands) {
    if (part instanceof Ast.expr expression) {
      operands.add(expression(expression));
    } else if (part instanceof scala.collection.Iterable<?> many && !(part instanceof Ast.typeId)) {
      CollectionConverters.asJava(many.toSeq()).forEach(each -> operand(each, operands));
    }
  }

  private String named(Ast.expr expression, ClassSpec owner, String id) {
    String type = type(detected(expression));
    if (id.startsWith("_")) {
      return id + " " + type;
    }
    for (MemberSpec member : members(owner)) {
      if (member.id().humanReadable().equals(id)) {
        String form =
            member instanceof ValueInstanceSpec
                ? "value "
                : member instanceof ParseInstanceSpec
                    ? "instance "
                    : member instanceof ParamDefSpec ? "parameter " : "";
        return (optional(member) ? "optional " : "") + form + type;
      }
    }
    return "other " + type;
  }

  private static boolean optional(MemberSpec member) {
    return member instanceof ValueInstanceSpec value
        ? value.ifExpr().isDefined()
        : member instanceof AttrLikeSpec attribute && attribute.cond().ifExpr().isDefined();
  }

  private DataType detected(Ast.expr expression) {
    try {
      return types.detectType(expression);
    } catch (RuntimeException | NotImplementedError e) {
      return DataType.AnyType$.MODULE$;
    }
  }

  private ClassTypeProvider provider(Option<DataType> element) {
    ClassTypeProvider provider = new ClassTypeProvider(checked.specs(), top(spec));
    provider.nowClass_$eq(spec);
    provider._currentIteratorType_$eq(element);
    return provider;
  }

  private static ClassSpec top(ClassSpec spec) {
    return spec.upClass().isDefined() ? top(spec.upClass().get()) : spec;
  }

  private static List<MemberSpec> members(ClassSpec spec) {
    List<MemberSpec> members = new ArrayList<>();
    members.addAll(CollectionConverters.asJava(spec.params()));
    members.addAll(CollectionConverters.asJava(spec.seq()));
    members.addAll(CollectionConverters.asJava(spec.instances()).values());
    return members;
  }

  /** The name of a type that is the same in all languages. */
  private static String type(DataType type) {
    String name = ((Product) type).productPrefix();
    if (type instanceof DataType.Int1Type one) {
      return one.signed() ? "s1" : "u1";
    }
    if (type instanceof DataType.IntMultiType many) {
      return (many.signed() ? "s" : "u") + many.width().width();
    }
    if (type instanceof DataType.FloatMultiType many) {
      return "f" + many.width().width();
    }
    if (type instanceof DataType.ArrayType many) {
      return type(many.elType()) + "[]";
    }
    if (type instanceof DataType.SwitchType choice) {
      return "choice " + type(choice.combinedType());
    }
    if (type instanceof DataType.EnumType) {
      return "enum";
    }
    if (type instanceof DataType.BooleanType) {
      return "bool";
    }
    if (type instanceof DataType.UserType) {
      return "struct";
    }
    if (type instanceof DataType.StrType) {
      return "text";
    }
    return type instanceof DataType.BytesType ? "bytes" : name;
  }

  /** The type with what it is stored in, as deep as {@code depth}. */
  private static String shape(Object node, int depth) {
    if (node instanceof Boolean) {
      return node.toString();
    }
    if (!(node instanceof Product product) || depth == 0 || node instanceof Ast.expr) {
      return "";
    }
    if (node instanceof DataType.UserType || node instanceof DataType.SwitchType) {
      return type((DataType) node);
    }
    List<String> parts = new ArrayList<>();
    for (Object part : parts(product)) {
      String shape = shape(part, depth - 1);
      if (!shape.isEmpty()) {
        parts.add(shape);
      }
    }
    return product.productPrefix() + parts;
  }

  private static String size(BigInteger number) {
    String sign = number.signum() < 0 ? "-" : "";
    for (long limit : LIMITS) {
      if (number.abs().compareTo(BigInteger.valueOf(limit)) <= 0) {
        return sign + "number to " + limit;
      }
    }
    return sign + (number.abs().bitLength() <= 63 ? "number of 63 bits" : "number of 64 bits");
  }

  private static String name(Object identifier) {
    return identifier instanceof Identifier id
        ? id.humanReadable()
        : String.valueOf(((Product) identifier).productElement(0));
  }

  private static List<Object> parts(Product product) {
    List<Object> parts = new ArrayList<>();
    var all = product.productIterator();
    while (all.hasNext()) {
      parts.add(all.next());
    }
    return parts;
  }

  private void add(String construct) {
    found.computeIfAbsent(construct, name -> module.at(at));
  }
}
