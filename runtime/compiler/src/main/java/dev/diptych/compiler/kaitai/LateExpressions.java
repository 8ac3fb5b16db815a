package dev.diptych.compiler.kaitai;

import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Modules;
import io.kaitai.struct.ClassTypeProvider;
import io.kaitai.struct.datatype.CalcEndian;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.exprlang.Expressions;
import io.kaitai.struct.format.AttrLikeSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.format.InstanceSpec;
import io.kaitai.struct.format.InvalidIdentifier;
import io.kaitai.struct.format.ParseInstanceSpec;
import io.kaitai.struct.format.ValidationExpr;
import io.kaitai.struct.format.ValidationInEnum;
import io.kaitai.struct.format.ValidationSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import io.kaitai.struct.format.YAMLPath;
import io.kaitai.struct.precompile.ExpressionError;
import io.kaitai.struct.problems.CompilationProblem;
import io.kaitai.struct.problems.ErrorInInput;
import io.kaitai.struct.problems.ExpressionTypeError;
import io.kaitai.struct.problems.KSYParseError;
import io.kaitai.struct.translators.ExpressionValidator;
import io.kaitai.struct.translators.TypeDetector$;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import scala.Option;
import scala.Product;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Checks the expressions that the compiler only reads when it writes code, where it no longer knows
 * their locations: those of {@code valid}, of computed values and of {@code endian}.
 */
final class LateExpressions {
  private static final Ast.cmpop EQUAL = operator("0 == 0");
  private static final Ast.cmpop AT_LEAST = operator("0 >= 0");

  private final Modules modules;
  private final ClassTypeProvider scope;
  private final ExpressionValidator validator;
  private final List<CompilationProblem> problems = new ArrayList<>();

  private LateExpressions(Modules modules, ClassTypeProvider scope) {
    this.modules = modules;
    this.scope = scope;
    this.validator = new ExpressionValidator(scope);
  }

  private static Ast.cmpop operator(String comparison) {
    return (Ast.cmpop) ((Product) Expressions.parse(comparison)).productElement(1);
  }

  /** The problems of all types of {@code specs}. */
  static List<CompilationProblem> of(Modules modules, ClassSpecs specs) {
    List<CompilationProblem> all = new ArrayList<>();
    for (ClassSpec top : CollectionConverters.asJava(specs).values()) {
      LateExpressions check = new LateExpressions(modules, new ClassTypeProvider(specs, top));
      check.check(top);
      check.problems.forEach(problem -> all.add(problem.localizedInType(top)));
    }
    return all;
  }

  private void check(ClassSpec spec) {
    List<AttrLikeSpec> fields = new ArrayList<>(CollectionConverters.asJava(spec.seq()));
    scope.nowClass_$eq(spec);
    endian(spec);
    for (InstanceSpec instance : CollectionConverters.asJava(spec.instances()).values()) {
      if (instance instanceof ParseInstanceSpec field) {
        fields.add(field);
      } else if (instance instanceof ValueInstanceSpec value) {
        computed(value);
      }
    }
    for (AttrLikeSpec field : fields) {
      if (field.valid().isDefined()) {
        scope._currentIteratorType_$eq(Option.apply(field.dataType()));
        check(field, field.valid().get());
      }
    }
    scope._currentIteratorType_$eq(Option.empty());
    CollectionConverters.asJava(spec.types()).values().forEach(this::check);
  }

  private void endian(ClassSpec spec) {
    if (!spec.meta().endian().isDefined()
        || !(spec.meta().endian().get() instanceof CalcEndian selected)) {
      return;
    }
    List<String> path = path(spec, "meta", "endian");
    DataType on = type(selected.on(), with(path, "switch-on"));
    for (Ast.expr value : CollectionConverters.asJava(selected.cases()).keySet()) {
      if (!value.equals(DataType.SwitchType$.MODULE$.ELSE_CONST())) {
        List<String> place = with(path, "cases", value.toString());
        DataType type = type(value, place);
        if (on != null && type != null) {
          compare(on, type, EQUAL, place);
        }
      }
    }
  }

  private void computed(ValueInstanceSpec value) {
    Product expression = (Product) value.value();
    if (expression.productPrefix().equals("EnumById")) {
      List<String> place = path(value, "value");
      DataType type = type((Ast.expr) expression.productElement(1), place);
      if (type != null && !(type instanceof DataType.IntType)) {
        String message = "tried to resolve non-integer " + type + " to enum";
        problems.add(new KSYParseError(message, scala(place), Option.empty()));
      }
    }
    if (value.ifExpr().isDefined()) {
      List<String> place = path(value, "if");
      DataType type = type(value.ifExpr().get(), place);
      if (type != null && !(type instanceof DataType.BooleanType)) {
        problems.add(new ExpressionTypeError("boolean", type, scala(place), Option.empty()));
      }
    }
  }

  private void check(AttrLikeSpec field, ValidationSpec valid) {
    if (valid instanceof ValidationInEnum && !(field.dataType() instanceof DataType.EnumType)) {
      String message = "`valid/in-enum` requires the `enum` key";
      List<String> place = path(field, "valid", "in-enum");
      problems.add(new KSYParseError(message, scala(place), Option.empty()));
    }
    Product parts = (Product) valid;
    for (int i = 0; i < parts.productArity(); i++) {
      String key = key(parts.productElementName(i));
      if (parts.productElement(i) instanceof Ast.expr expression) {
        check(field, valid, List.of(key), expression);
      } else if (parts.productElement(i) instanceof scala.collection.Iterable<?> many) {
        List<?> all = CollectionConverters.asJava(many.toSeq());
        for (int j = 0; j < all.size(); j++) {
          check(field, valid, List.of(key, String.valueOf(j)), (Ast.expr) all.get(j));
        }
      }
    }
  }

  /** The key of a {@code .ksy} for a member of the compiler's tree. */
  private static String key(String member) {
    return switch (member) {
      case "value" -> "eq";
      case "values" -> "any-of";
      case "checkExpr" -> "expr";
      default -> member;
    };
  }

  private void check(
      AttrLikeSpec field, ValidationSpec valid, List<String> keys, Ast.expr expression) {
    List<String> path = path(field, "valid");
    KsyModule module = modules.module(scope.topClass().nameAsStr());
    if (module.map(path).containsKey(keys.get(0))) {
      path.addAll(keys);
    }
    DataType type = type(expression, path);
    if (type == null) {
      return;
    }
    if (valid instanceof ValidationExpr) {
      if (!(type instanceof DataType.BooleanType)) {
        problems.add(new ExpressionTypeError("boolean", type, scala(path), Option.empty()));
      }
    } else if (!(field.dataType() instanceof DataType.SwitchType)) {
      boolean equal = keys.get(0).equals("eq") || keys.get(0).equals("any-of");
      compare(field.dataType(), type, equal ? EQUAL : AT_LEAST, path);
    }
  }

  /** The type of {@code expression}; null after adding a problem at {@code path}. */
  private @Nullable DataType type(Ast.expr expression, List<String> path) {
    try {
      DataType type = validator.detectType(expression);
      validator.validate(expression);
      return type;
    } catch (ExpressionError | InvalidIdentifier e) {
      problems.add(new ErrorInInput(e, scala(path), Option.empty()));
      return null;
    }
  }

  private void compare(DataType left, DataType right, Ast.cmpop operator, List<String> path) {
    try {
      TypeDetector$.MODULE$.assertCompareTypes(left, right, operator);
    } catch (ExpressionError e) {
      problems.add(new ErrorInInput(e, scala(path), Option.empty()));
    }
  }

  private static List<String> path(YAMLPath node, String... keys) {
    return with(CollectionConverters.asJava(node.path()), keys);
  }

  private static List<String> with(List<String> path, String... keys) {
    List<String> all = new ArrayList<>(path);
    all.addAll(List.of(keys));
    return all;
  }

  private static scala.collection.immutable.List<String> scala(List<String> path) {
    return CollectionConverters.asScala(path).toList();
  }
}
