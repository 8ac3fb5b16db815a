package dev.diptych.records;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.StringConcatException;
import java.lang.invoke.StringConcatFactory;
import java.nio.charset.Charset;

/**
 * Counts strings that expressions of a spec create against the {@link Budget} before they are
 * created: an expression that appends a string to itself forty times requests a terabyte. Classes
 * of specs are compiled so that they concatenate through {@link #makeConcatWithConstants}.
 */
public final class CountedText {
  private static final int CHARACTER = 2;
  private static final MethodHandle COUNT;

  static {
    try {
      MethodType type = MethodType.methodType(void.class, Object[].class);
      COUNT = MethodHandles.lookup().findStatic(CountedText.class, "count", type);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private CountedText() {}

  /** Decodes {@code bytes} in {@code charset}. */
  public static String of(byte[] bytes, Charset charset) {
    spend(bytes.length);
    return new String(bytes, charset);
  }

  /** Creates the builder with which generated code reverses {@code text}. */
  public static StringBuilder builder(String text) {
    spend(text.length());
    return new StringBuilder(text);
  }

  /**
   * Links a concatenation, as {@link StringConcatFactory} does, that counts its result first.
   *
   * @throws StringConcatException if the Java platform cannot link it
   */
  public static CallSite makeConcatWithConstants(
      MethodHandles.Lookup lookup, String name, MethodType type, String recipe, Object... constants)
      throws StringConcatException {
    CallSite plain =
        StringConcatFactory.makeConcatWithConstants(lookup, name, type, recipe, constants);
    MethodHandle count =
        COUNT
            .asCollector(Object[].class, type.parameterCount())
            .asType(type.changeReturnType(void.class));
    return new ConstantCallSite(MethodHandles.foldArguments(plain.getTarget(), count));
  }

  @SuppressWarnings("UnusedMethod") // Called through a method handle.
  private static void count(Object[] parts) {
    long length = 0;
    for (Object part : parts) {
      length += part instanceof String text ? text.length() : 0;
    }
    spend(length);
  }

  private static void spend(long characters) {
    Budget.current().spend(CHARACTER * characters);
  }
}
