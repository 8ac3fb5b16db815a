package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
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

/** Warns of keys and cases without an effect, which Kaitai Struct accepts. */
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
        IntegerRange range = range(type);
        problems.warning(
            CODE,
            each.key().place(),
            null,
            message.formatted(words, typing.is(on, type)),
            range == null ? "" : "its values are %d to %d".formatted(range.min(), range.max()));
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
      IntegerRange range = range(on.type());
      return range == null || range.contains(number);
    }
    boolean read =
        on.type().is(Kind.TEXT)
            && on.target() instanceof Member member
            && member.size != null
            && List.of("ASCII", "UTF-8").contains(String.valueOf(FieldTypes.encoding(member)));
    if (!read) {
      return true;
    }
    Member member = (Member) on.target();
    BigInteger size = Constants.of(member.size.requireTree());
    int length = ((String) value).getBytes(StandardCharsets.UTF_8).length;
    boolean shorter =
        member.yaml.get("terminator") != null
            || member.yaml.get("pad-right") != null
            || String.valueOf(member.yaml.get("type")).strip().equals("strz");
    return size == null || length == size.intValue() || (shorter && length < size.intValue());
  }

  private static @Nullable IntegerRange range(Type type) {
    ScalarKind stored = type.number();
    if (stored != null && !stored.isFloat()) {
      return IntegerRange.of(stored.width() * Byte.SIZE, stored.sort() == ScalarKind.Sort.SIGNED);
    }
    return type.bits() > 0 ? IntegerRange.of(type.bits(), false) : null;
  }
}
