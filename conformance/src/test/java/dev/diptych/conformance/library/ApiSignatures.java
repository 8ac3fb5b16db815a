package dev.diptych.conformance.library;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The signatures of public types, one on each line. */
final class ApiSignatures {
  private static final Pattern NAME = Pattern.compile("[a-z]\\w*(?:\\.[a-z]\\w*)*\\.[A-Z][\\w.$]*");

  private ApiSignatures() {}

  /** Adds {@code type} and the types in it, as far as they are public. */
  static void add(Class<?> type, List<Class<?>> types) {
    if (isVisible(type.getModifiers())) {
      types.add(type);
      Arrays.stream(type.getDeclaredClasses()).forEach(inner -> add(inner, types));
    }
  }

  /** The lines for {@code types}, in a fixed order. */
  static List<String> of(List<Class<?>> types) {
    List<String> lines = new ArrayList<>();
    for (Class<?> type : types.stream().sorted((a, b) -> name(a).compareTo(name(b))).toList()) {
      lines.add(shortened(declaration(type)));
      members(type).map(ApiSignatures::shortened).sorted().forEach(lines::add);
    }
    return lines;
  }

  /** The names of all types in the signatures of {@code types}. */
  static Set<String> mentioned(List<Class<?>> types) {
    Set<String> names = new TreeSet<>();
    for (Class<?> type : types) {
      Stream.concat(Stream.of(supertypes(type)), signatures(type))
          .flatMap(line -> NAME.matcher(line).results())
          .map(MatchResult::group)
          .forEach(names::add);
    }
    // Constants and accessors of these types match, too.
    names.removeIf(name -> types.stream().anyMatch(type -> name.startsWith(type.getName() + ".")));
    return names;
  }

  private static String declaration(Class<?> type) {
    String kind =
        type.isRecord()
            ? "record"
            : type.isEnum() ? "enum" : type.isInterface() ? "interface" : "class";
    String sealed =
        type.isSealed()
            ? " permits "
                + String.join(
                    ", ",
                    Stream.of(type.getPermittedSubclasses()).map(Class::getName).sorted().toList())
            : "";
    String modifiers = Modifier.toString(type.getModifiers());
    return modifiers + " " + kind + " " + name(type) + supertypes(type) + sealed;
  }

  private static String shortened(String line) {
    return line.replaceAll("\\b(?:dev\\.diptych|java\\.lang)\\.(?=[A-Z])", "");
  }

  private static String supertypes(Class<?> type) {
    List<String> names = new ArrayList<>();
    Type parent = type.getGenericSuperclass();
    if (parent != null && !parent.equals(Object.class)) {
      names.add(parent.getTypeName());
    }
    Arrays.stream(type.getGenericInterfaces()).map(Type::getTypeName).forEach(names::add);
    return names.isEmpty() ? "" : " : " + String.join(", ", names);
  }

  private static Stream<String> members(Class<?> type) {
    Stream<String> components =
        type.isRecord() ? Stream.of("  components " + components(type)) : Stream.of();
    return Stream.concat(components, signatures(type).map(line -> "  " + line));
  }

  private static String components(Class<?> type) {
    return String.join(
        ", ", Stream.of(type.getRecordComponents()).map(RecordComponent::getName).toList());
  }

  private static Stream<String> signatures(Class<?> type) {
    Stream<Executable> executables =
        Stream.concat(
            Stream.<Constructor<?>>of(type.getDeclaredConstructors()),
            Stream.<Method>of(type.getDeclaredMethods()));
    return Stream.concat(
        executables
            .filter(each -> isVisible(each.getModifiers()) && !each.isSynthetic())
            .map(Executable::toGenericString),
        Stream.of(type.getDeclaredFields())
            .filter(each -> isVisible(each.getModifiers()) && !each.isSynthetic())
            .map(Field::toGenericString));
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  private static String name(Class<?> type) {
    return type.getName();
  }
}
