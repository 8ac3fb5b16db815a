package dev.diptych.second;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The classes that generated code may name: what computes, what holds values, and the streams of
 * Kaitai Struct that are in memory. None of them starts a process or a thread, opens a connection,
 * writes a file, or finds another class by its name.
 */
final class AllowedClasses {
  private static final Set<String> KAITAI =
      Set.of("KaitaiStruct", "KaitaiStream", "ByteBufferKaitaiStream");

  private static final Set<String> PACKAGES = Set.of("java.nio.charset");

  private static final Set<String> JAVA =
      Set.of(
          "java.io.IOException",
          "java.math.BigInteger",
          "java.util.ArrayList",
          "java.util.Arrays",
          "java.util.Collection",
          "java.util.Collections",
          "java.util.HashMap",
          "java.util.List",
          "java.util.Map",
          "java.util.Objects",
          "java.lang.AssertionError",
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.CharSequence",
          "java.lang.Comparable",
          "java.lang.Double",
          "java.lang.Enum",
          "java.lang.Exception",
          "java.lang.Float",
          "java.lang.IllegalArgumentException",
          "java.lang.IllegalStateException",
          "java.lang.Integer",
          "java.lang.Iterable",
          "java.lang.Long",
          "java.lang.MatchException",
          "java.lang.Math",
          "java.lang.NoSuchFieldError",
          "java.lang.Number",
          "java.lang.Object",
          "java.lang.Override",
          "java.lang.RuntimeException",
          "java.lang.Short",
          "java.lang.String",
          "java.lang.StringBuilder",
          "java.lang.StringBuffer",
          "java.lang.Throwable",
          // For the concatenation of strings and the creation of enumerations since Java 9.
          "java.lang.invoke.CallSite",
          "java.lang.invoke.MethodHandle",
          "java.lang.invoke.MethodHandles",
          "java.lang.invoke.MethodHandles$Lookup",
          "java.lang.invoke.MethodType",
          "java.lang.invoke.StringConcatFactory");

  private AllowedClasses() {}

  /**
   * The first class that generated code uses and that is not allowed, or null.
   *
   * @param classes the generated code, by name
   * @throws IOException where that is no class file
   */
  static @Nullable String firstForbidden(Map<String, byte[]> classes) throws IOException {
    for (byte[] each : classes.values()) {
      for (String name : ReferencedClasses.of(each)) {
        if (!classes.containsKey(name) && !contains(name)) {
          return name;
        }
      }
    }
    return null;
  }

  private static boolean contains(String name) {
    int end = Math.max(0, name.lastIndexOf('.'));
    String inPackage = name.substring(0, end);
    boolean primitives = name.startsWith("[");
    return primitives
        || JAVA.contains(name)
        || PACKAGES.contains(inPackage)
        || (inPackage.equals("io.kaitai.struct") && isKaitai(name.substring(end + 1)));
  }

  /** Other streams of Kaitai open files. */
  private static boolean isKaitai(String simple) {
    int nested = simple.indexOf('$');
    return KAITAI.contains(nested < 0 ? simple : simple.substring(0, nested));
  }
}
