package dev.diptych.prelink;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongBiFunction;
import java.util.stream.Stream;

/** One function of each kind; the result is what all of them return. */
@SuppressWarnings({
  "ArrayRecordComponent",
  "EqualsNull",
  "IdentityBinaryExpression",
  "IntLongMath",
  "UnnecessaryLambda"
})
public final class Samples implements Supplier<List<Object>> {
  private final List<Object> results = new ArrayList<>();
  private int field = 7;

  /** A record with a component of each kind. */
  public record All(
      boolean a, byte b, char c, short d, int e, long f, float g, double h, String i, int[] j) {}

  /** A record without components. */
  public record None() {}

  /** A record with its own equality. */
  public record Own(int a, int b) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Own own && own.a == a;
    }

    @Override
    public int hashCode() {
      return a;
    }
  }

  /** A generic record that refers to itself. */
  public record Linked<T>(T value, Linked<T> next) {}

  interface Greeting {
    private String hello(String name) {
      return "hello " + name;
    }

    default Function<String, String> greeter() {
      return this::hello;
    }

    static Supplier<String> fixed() {
      return () -> "fixed";
    }
  }

  static class Base {
    protected String named(Object value) {
      return "base " + value;
    }
  }

  static final class Derived extends Base {
    Function<Object, String> parent() {
      return super::named;
    }

    private Supplier<Function<Object, String>> nested() {
      return () -> value -> this.named(value);
    }
  }

  @FunctionalInterface
  interface Wide {
    long of(long a, double b, int c, Object d);
  }

  @FunctionalInterface
  interface Numbers<T extends Number> {
    double of(T number);
  }

  @Override
  public List<Object> get() {
    captures();
    references();
    conversions();
    nests();
    records();
    return results;
  }

  private void captures() {
    int one = 1;
    long two = 2;
    double three = 3;
    String four = "4";
    boolean five = true;
    add(() -> one + two + three + four + five);
    add(() -> field++);
    add(() -> ++field);
    Wide wide = (a, b, c, d) -> a + (long) b + c + d.hashCode() + one + two + field;
    results.add(wide.of(10, 20.5, 30, "x"));
    Runnable nothing = () -> results.add("run");
    nothing.run();
    Supplier<Supplier<Integer>> inner = () -> () -> one + field;
    results.add(inner.get().get());
    // Without captured values there is one instance for each place.
    results.add(constant() == constant());
  }

  private static Supplier<String> constant() {
    return () -> "constant";
  }

  private void add(Supplier<Object> supplier) {
    results.add(supplier.get());
  }

  private int instance(int value) {
    return value * field;
  }

  private void references() {
    Function<Integer, Integer> own = this::instance;
    results.add(own.apply(6));
    IntFunction<int[]> array = int[]::new;
    results.add(array.apply(3).length);
    Function<String, StringBuilder> constructor = StringBuilder::new;
    results.add(constructor.apply("built").toString());
    Function<List<String>, Integer> interfaceMethod = List::size;
    results.add(interfaceMethod.apply(List.of("a", "b")));
    results.add(Stream.of("b", "a").sorted(Comparator.naturalOrder()).toList());
    results.add(Stream.of("b", "aa").map(String::length).toList());
    results.add(Stream.of("b", "aa").anyMatch("aa"::equals));
    results.add(Stream.of("b", "aa").allMatch("aa"::equals));
    results.add(Stream.of("b", "aa").noneMatch("aa"::equals));
    results.add(Stream.of("b", "aa").findFirst().get());
    BiFunction<String, String, Boolean> unbound = String::equals;
    results.add(unbound.apply("a", "a"));
    Function<Object[], List<Object>> variable = Arrays::asList;
    results.add(variable.apply(new Object[] {"v"}));
    Predicate<Object> isNull = Objects::isNull;
    results.add(isNull.negate().test("x"));
    Callable<Object> thrown = this::fail;
    try {
      results.add(thrown.call());
    } catch (Exception e) {
      results.add(String.valueOf(e.getMessage()));
    }
    String nothing = null;
    try {
      Supplier<String> bound = nothing::strip;
      results.add(bound);
    } catch (NullPointerException e) {
      results.add("null receiver");
    }
  }

  private Object fail() throws Exception {
    throw new Exception("failed");
  }

  private static int twice(int value) {
    return 2 * value;
  }

  private static long sum(byte a, char b) {
    return a + b;
  }

  private void conversions() {
    Function<Integer, Integer> boxed = Samples::twice;
    results.add(boxed.apply(21));
    LongFunction<Object> box = Long::valueOf;
    results.add(box.apply(5));
    DoubleUnaryOperator widened = Math::floor;
    results.add(widened.applyAsDouble(2.5f));
    ToDoubleFunction<Integer> unboxedWide = value -> value;
    results.add(unboxedWide.applyAsDouble(9));
    ToDoubleFunction<Integer> referenced = Integer::intValue;
    results.add(referenced.applyAsDouble(9));
    ToLongBiFunction<Byte, Character> small = Samples::sum;
    results.add(small.applyAsLong((byte) -1, 'a'));
    Numbers<Float> number = Number::doubleValue;
    results.add(number.of(1.5f));
    IntSupplier fromShort = Short.valueOf((short) 12)::intValue;
    results.add(fromShort.getAsInt());
    Runnable dropsLong = () -> System.nanoTime();
    dropsLong.run();
    Runnable dropsReference = System::nanoTime;
    dropsReference.run();
    Function<Object, String> wrong = value -> ((String) value).strip();
    try {
      results.add(wrong.apply(1));
    } catch (ClassCastException e) {
      results.add("cast");
    }
    @SuppressWarnings({"unchecked", "rawtypes"})
    Function<Object, Object> heap = (Function) (Function<String, Integer>) String::length;
    try {
      results.add(heap.apply(1));
    } catch (ClassCastException e) {
      results.add("argument");
    }
  }

  private void nests() {
    results.add(new Greeting() {}.greeter().apply("you"));
    results.add(Greeting.fixed().get());
    results.add(new Derived().parent().apply(1));
    results.add(new Derived().nested().get().apply(2));
    Supplier<Object> serializable = (Supplier<Object> & Serializable) () -> "serial";
    results.add(serializable.get());
    results.add(serializable instanceof Serializable);
  }

  private void records() {
    int[] array = {1};
    List<Object> all = new ArrayList<>();
    for (float g : new float[] {0f, -0f, Float.NaN, Float.intBitsToFloat(0x7fc00001)}) {
      for (double h : new double[] {0, -0.0, Double.NaN}) {
        all.add(new All(true, (byte) -1, 'c', (short) -2, 3, 1L << 40, g, h, "i", array));
      }
    }
    all.add(new All(false, (byte) -1, 'c', (short) -2, 3, 1L << 40, 0, 0, "i", array));
    all.add(new All(false, (byte) -1, 'c', (short) -2, 3, 1L << 41, 0, 0, null, null));
    all.addAll(List.of(new None(), new None(), new Own(1, 2), new Own(1, 3), "text"));
    all.add(new Linked<>("a", new Linked<>("b", null)));
    all.add(new Linked<>("a", new Linked<>("b", null)));
    record Local(List<String> names) {}
    all.add(new Local(List.of("x")));
    for (Object a : all) {
      results.add(a.toString().replaceAll("@[0-9a-f]+", "@"));
      results.add(a instanceof All ? 0 : a.hashCode());
      for (Object b : all) {
        results.add(a.equals(b));
        results.add(!a.equals(b) || a.hashCode() == b.hashCode());
      }
      results.add(a.equals(null));
    }
    results.add(new All(true, (byte) 1, 'c', (short) 2, 3, 4, 5, 6, "i", null).hashCode());
  }
}
