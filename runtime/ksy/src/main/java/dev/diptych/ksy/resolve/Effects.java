package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Operator;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.ksy.resolve.Type.Kind;
import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.ScalarKind;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Warns of keys, cases and comparisons without an effect, which Kaitai Struct accepts. */
final class Effects {
  private static final String CODE = "no-effect";
  private static final List<String> OF_TERMINATOR = List.of("include", "consume", "eos-error");

  private final Problems problems;
  private final Typing typing;

  Effects(Problems problems, Typing typing) {
    this.problems = problems;
    this.typing = typing;
  }

  /** Checks {@code struct} and the types in it. */
  void all(Struct struct) {
    for (Member member : struct.all()) {
      Part.of(member).forEach(each -> comparisons(each, each.tree()));
      if (member.kind == Member.Kind.FIELD || member.kind == Member.Kind.INSTANCE) {
        keys(member);
        contents(member);
        cases(member);
      }
    }
    struct.types.values().forEach(this::all);
  }

  private void keys(Member member) {
    Map<String, Object> yaml = member.yaml;
    String type = member.typeCode == null ? "" : member.typeCode.text().strip();
    boolean number = !type.isEmpty() && BuiltIn.number(type, Struct.Order.LITTLE) != null;
    if (number) {
      warnOf(member, "terminator", "terminator has no effect on a number");
    }
    boolean ends =
        yaml.get("terminator") != null
            || type.equals("strz")
            || member.cases.stream().anyMatch(each -> each.type().text().strip().equals("strz"));
    for (String key : OF_TERMINATOR) {
      if (number || !ends) {
        warnOf(member, key, key + " has no effect without a terminator");
      }
    }
    if (member.size == null && !Boolean.TRUE.equals(yaml.get("size-eos"))) {
      warnOf(member, "pad-right", "pad-right has no effect without size");
    }
  }

  private void warnOf(Member member, String key, String message) {
    if (member.yaml.get(key) != null) {
      problems.warning(CODE, member.place.to(key).itsKey(), null, message);
    }
  }

  private void contents(Member member) {
    byte[] contents = FieldTypes.contents(member);
    BigInteger size = member.size == null ? null : Constants.of(member.size.requireTree());
    if (contents != null && !BigInteger.valueOf(contents.length).equals(size)) {
      String message = "size has no effect beside contents, which has %d bytes";
      warnOf(member, "size", message.formatted(contents.length));
    }
  }

  /** Cases that no value selects. */
  private void cases(Member member) {
    if (member.on == null) {
      return;
    }
    Tree on = member.on.requireTree();
    Set<Object> seen = new HashSet<>();
    for (Member.Case each : member.cases) {
      Tree key = each.key().requireTree();
      Object value = constant(key);
      if (value == null) {
        continue;
      }
      String words = Words.of(key);
      if (!seen.add(value)) {
        problems.warning(CODE, each.key().place(), null, "there are two cases for " + words);
      } else if (!possible(value, typing.meaning(on))) {
        String message = "no value selects the case %s: %s";
        Type type = typing.meaning(on).type();
        IntegerRange range = range(typing.meaning(on));
        problems.warning(
            CODE,
            each.key().place(),
            null,
            message.formatted(words, typing.is(on, type)),
            words(range));
      }
    }
  }

  /** The integer, the number of a label, or the string that {@code tree} is; null for others. */
  private @Nullable Object constant(Tree tree) {
    if (tree instanceof Tree.Str string) {
      return string.value();
    }
    if (tree instanceof Tree.Label label) {
      return typing.meaning(tree).target() instanceof EnumDef names
          ? names.number(label.label())
          : null;
    }
    return Constants.of(tree);
  }

  private static boolean possible(Object value, Meaning on) {
    if (value instanceof BigInteger number) {
      IntegerRange range = range(on);
      return range == null || range.contains(number);
    }
    return !on.type().is(Kind.TEXT)
        || !(on.target() instanceof Member member)
        || possible((String) value, member);
  }

  /** Whether the string {@code on} can be {@code value}, as far as its size is known. */
  private static boolean possible(String value, Member on) {
    BigInteger size = on.size == null ? null : Constants.of(on.size.requireTree());
    boolean bytes = List.of("ASCII", "UTF-8").contains(String.valueOf(FieldTypes.encoding(on)));
    if (size == null || !bytes) {
      return true;
    }
    boolean shorter =
        on.yaml.get("terminator") != null
            || on.yaml.get("pad-right") != null
            || String.valueOf(on.yaml.get("type")).strip().equals("strz");
    int length = value.getBytes(StandardCharsets.UTF_8).length;
    return length == size.intValue() || (shorter && length < size.intValue());
  }

  /** Comparisons of a field with a number that it never is. */
  private void comparisons(Part part, Tree tree) {
    tree.children().forEach(each -> comparisons(part, each));
    if (tree instanceof Tree.Operation operation
        && (operation.operator() == Operator.EQ || operation.operator() == Operator.NOT_EQ)) {
      BigInteger number = Constants.of(operation.child(1));
      IntegerRange range = range(typing.meaning(operation.child(0)));
      if (number != null && range != null && !range.contains(number)) {
        String message = "%s is never %d".formatted(Words.of(operation.child(0)), number);
        problems.warning(CODE, part.place(), tree.span(), message, words(range));
      }
    }
  }

  private static String words(@Nullable IntegerRange range) {
    return range == null ? "" : "its values are %d to %d".formatted(range.min(), range.max());
  }

  /** The values of a field that is read; null for others, such as computed values. */
  private static @Nullable IntegerRange range(Meaning of) {
    boolean read =
        of.target() instanceof Member member
            && (member.kind == Member.Kind.FIELD || member.kind == Member.Kind.INSTANCE);
    Type type = of.type();
    ScalarKind stored = type.number();
    if (!read || (stored != null && stored.isFloat())) {
      return null;
    }
    if (stored != null) {
      return IntegerRange.of(stored.width() * Byte.SIZE, stored.sort() == ScalarKind.Sort.SIGNED);
    }
    return type.bits() > 0 ? IntegerRange.of(type.bits(), false) : null;
  }
}
