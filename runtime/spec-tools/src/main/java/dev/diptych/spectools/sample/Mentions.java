package dev.diptych.spectools.sample;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Node;
import dev.diptych.ir.TypeDef;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The numbers and strings in specs that have to do with a field.
 *
 * @param specs the specs
 */
record Mentions(List<SpecView> specs) {
  /** The defaults of the fields {@code id}. */
  Set<BigInteger> defaults(String id) {
    Set<BigInteger> numbers = new TreeSet<>();
    for (SpecView spec : specs) {
      for (StructView struct : spec.structs()) {
        FieldView field = struct.field(id);
        Long bits = field == null ? null : field.field().defaultBits();
        if (bits != null) {
          numbers.add(BigInteger.valueOf(bits));
        }
      }
    }
    return numbers;
  }

  /** The integers in the expressions that mention {@code id}, and in its enumerations. */
  Set<BigInteger> numbers(String id) {
    Set<BigInteger> numbers = new TreeSet<>();
    for (SpecView spec : specs) {
      for (TypeDef type : spec.spec().types().values()) {
        for (Node node : type.nodes()) {
          boolean about = node.id().equals(id) || mentions(node, id);
          if (about) {
            node.expressions().forEach(each -> collect(spec, each, numbers));
          }
          if (node.id().equals(id)) {
            StructView owner = view(spec, type.name());
            FieldView field = owner == null ? null : owner.field(id);
            if (field != null && field.field().type().names() != null) {
              members(spec, field.field().type().names(), numbers);
            }
          }
        }
      }
    }
    return numbers;
  }

  private static @Nullable StructView view(SpecView spec, String name) {
    return spec.structs().stream()
        .filter(each -> each.type().name().equals(name))
        .findAny()
        .orElse(null);
  }

  private static void members(SpecView spec, String names, Set<BigInteger> numbers) {
    EnumDef found = spec.spec().enums().get(names);
    if (found != null) {
      found.members().forEach(each -> numbers.add(each.number()));
    }
  }

  private static boolean mentions(Node node, String id) {
    return node.expressions().stream()
        .flatMap(each -> each.all().stream())
        .anyMatch(
            each ->
                (each instanceof Expr.Name name && name.id().equals(id))
                    || (each instanceof Expr.Attribute member && member.id().equals(id)));
  }

  private static void collect(SpecView spec, Expr tree, Set<BigInteger> numbers) {
    for (Expr each : tree.all()) {
      if (each instanceof Expr.Int number) {
        numbers.add(number.value());
      } else if (each instanceof Expr.Label label) {
        for (EnumDef type : spec.spec().enums().values()) {
          BigInteger number = type.number(label.label());
          if (number != null) {
            numbers.add(number);
          }
        }
      }
    }
  }

  /** The strings in the expressions that mention {@code id}. */
  Set<String> strings(String id) {
    Set<String> strings = new TreeSet<>();
    for (SpecView spec : specs) {
      for (TypeDef type : spec.spec().types().values()) {
        for (Node node : type.nodes()) {
          if (node.id().equals(id) || mentions(node, id)) {
            node.expressions().stream()
                .flatMap(each -> each.all().stream())
                .filter(Expr.Str.class::isInstance)
                .forEach(each -> strings.add(((Expr.Str) each).value()));
          }
        }
      }
    }
    return strings;
  }
}
