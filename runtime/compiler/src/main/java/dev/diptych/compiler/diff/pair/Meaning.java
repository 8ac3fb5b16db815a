package dev.diptych.compiler.diff.pair;

import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.EnumSpec;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import scala.jdk.javaapi.CollectionConverters;

/**
 * What parts of the compiler's trees mean, as text that can be compared: fields are called as they
 * are in the new spec, and members of enumerations are their numbers.
 */
final class Meaning {
  // The trees are Scala's case classes, whose text shows everything that is in them.
  private static final Pattern MEMBER =
      Pattern.compile("EnumByLabel\\(identifier\\(([^)]*)\\),identifier\\(([^)]*)\\)");
  private static final Pattern NAME = Pattern.compile("identifier\\(([^)]*)\\)");

  private final Map<String, Long> members = new HashMap<>();
  private final Map<String, String> renamed;

  /**
   * What trees of a spec mean.
   *
   * @param specs the spec and what it imports
   * @param renamed new names of its fields, by old ones
   */
  Meaning(Collection<ClassSpec> specs, Map<String, String> renamed) {
    this.renamed = renamed;
    specs.forEach(this::add);
  }

  private void add(ClassSpec spec) {
    CollectionConverters.asJava(spec.enums()).forEach(this::add);
    CollectionConverters.asJava(spec.types()).values().forEach(this::add);
  }

  private void add(String name, EnumSpec type) {
    CollectionConverters.asJava(type.map())
        .forEach(
            (number, member) ->
                // Where two enumerations have one name, their members stay words.
                members.merge(
                    name + "::" + member.name(),
                    ((Number) number).longValue(),
                    (one, other) -> one.equals(other) ? one : null));
  }

  /** What {@code node} means. */
  String of(Object node) {
    String numbered = MEMBER.matcher(String.valueOf(node)).replaceAll(this::member);
    return NAME.matcher(numbered)
        .replaceAll(
            found -> {
              String name = found.group(1);
              return Matcher.quoteReplacement("<" + renamed.getOrDefault(name, name) + ">");
            });
  }

  private String member(MatchResult found) {
    Long number = members.get(found.group(1) + "::" + found.group(2));
    return Matcher.quoteReplacement(number == null ? found.group() : "EnumByNumber(" + number);
  }
}
