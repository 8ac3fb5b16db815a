package dev.diptych.second;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** How Kaitai names things in Java. */
public final class PlainNames {
  private static final Set<String> OTHERS =
      Set.of("_root", "_parent", "_io", "_read", "_fetchInstances", "toString");

  private PlainNames() {}

  /** {@code simple_curve} as {@code SimpleCurve}. */
  public static String type(String id) {
    StringBuilder name = new StringBuilder();
    Arrays.stream(id.split("_"))
        .filter(part -> !part.isEmpty())
        .forEach(
            part -> name.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1)));
    return name.toString();
  }

  /** {@code num_rows} as {@code numRows}. */
  public static String member(String id) {
    if (id.startsWith("_")) {
      return id;
    }
    String name = type(id);
    return Character.toLowerCase(id.charAt(0)) + name.substring(1);
  }

  /** The getters of fields, instances and parameters of a class, by name. */
  static SortedMap<String, Method> getters(Class<?> type) {
    SortedMap<String, Method> getters = new TreeMap<>();
    Stream.of(type.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> method.getParameterCount() == 0)
        .filter(method -> method.getReturnType() != void.class)
        .filter(method -> !OTHERS.contains(method.getName()))
        .filter(method -> !method.getName().startsWith("_raw_"))
        .forEach(method -> getters.put(method.getName(), method));
    return getters;
  }

  /** Whether objects of {@code type} are not read where they are made. */
  static boolean isReadOnDemand(Class<?> type) {
    return Stream.of(type.getMethods()).anyMatch(method -> method.getName().equals("_read"));
  }
}
