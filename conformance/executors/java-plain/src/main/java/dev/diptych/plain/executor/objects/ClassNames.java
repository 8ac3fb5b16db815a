package dev.diptych.plain.executor.objects;

import dev.diptych.plain.executor.error.RequestException;
import io.kaitai.struct.KaitaiStruct;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names of generated classes and members. */
final class ClassNames {
  private static final String PACKAGE = "dev.diptych.generated.";

  private ClassNames() {}

  /** The class of a struct: {@code a::b} is the class B within A. */
  static Class<? extends KaitaiStruct.ReadWrite> of(String struct) {
    String name =
        Arrays.stream(struct.split("::", -1))
            .map(ClassNames::type)
            .collect(Collectors.joining("$"));
    try {
      return Class.forName(PACKAGE + name).asSubclass(KaitaiStruct.ReadWrite.class);
    } catch (ClassNotFoundException e) {
      throw RequestException.unsupported("no generated class for " + struct);
    }
  }

  /** {@code float_curve} as {@code FloatCurve}. */
  static String type(String id) {
    return Arrays.stream(id.split("_", -1)).map(ClassNames::capital).collect(Collectors.joining());
  }

  /** {@code time_of_day} as {@code timeOfDay}. */
  static String member(String id) {
    String name = type(id);
    return id.startsWith("_")
        ? id
        : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  private static String capital(String word) {
    return word.isEmpty() ? "" : Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}
