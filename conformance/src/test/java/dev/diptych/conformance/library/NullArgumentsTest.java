package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.Columns;
import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Face;
import dev.diptych.Includes;
import dev.diptych.Limits;
import dev.diptych.Location;
import dev.diptych.Severity;
import dev.diptych.Spec;
import dev.diptych.Value;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A null argument is a mistake of the caller: each public method names the parameter. */
class NullArgumentsTest {
  private static final Path ABSENT = Path.of("absent");

  /** A valid argument of each type in the API. */
  private static final Map<Class<?>, Object> ARGUMENTS =
      Map.ofEntries(
          Map.entry(String.class, "word"),
          Map.entry(byte[].class, new byte[0]),
          Map.entry(long[].class, new long[0]),
          Map.entry(float[].class, new float[0]),
          Map.entry(double[].class, new double[0]),
          Map.entry(Columns.class, Columns.none()),
          Map.entry(Value.class, table()),
          Map.entry(double.class, 0.0),
          Map.entry(int.class, 0),
          Map.entry(long.class, 0L),
          Map.entry(Path.class, ABSENT),
          Map.entry(List.class, List.of()),
          Map.entry(Optional.class, Optional.empty()),
          Map.entry(OptionalLong.class, OptionalLong.empty()),
          Map.entry(InputStream.class, new ByteArrayInputStream(new byte[0])),
          Map.entry(Map.class, Map.of()),
          Map.entry(OutputStream.class, new ByteArrayOutputStream()),
          Map.entry(Face.class, Face.TEXT),
          Map.entry(Severity.class, Severity.NOTE),
          Map.entry(Limits.class, Limits.DEFAULT),
          Map.entry(Location.class, new Location.Whole("input")),
          Map.entry(Includes.class, (Includes) (path, from) -> Optional.empty()),
          Map.entry(Spec.class, Spec.of(ABSENT)));

  /** A parameter that may be given null. */
  record Case(Executable member, int index) {
    Parameter parameter() {
      return member.getParameters()[index];
    }

    @Override
    public String toString() {
      return member.toGenericString() + " " + parameter().getName();
    }
  }

  static List<Case> cases() throws Exception {
    List<Case> cases = new ArrayList<>();
    for (Class<?> type : ApiTest.types()) {
      Stream.<Executable>concat(
              Stream.of(type.getDeclaredConstructors()), Stream.of(type.getDeclaredMethods()))
          .filter(NullArgumentsTest::isOfferedToCallers)
          .forEach(member -> addCases(member, cases));
    }
    return cases;
  }

  private static boolean isOfferedToCallers(Executable member) {
    boolean called = Modifier.isPublic(member.getModifiers()) && !member.isSynthetic();
    boolean allowsNull = member.getName().equals("equals");
    boolean ofTheCompiler = member.getDeclaringClass().isEnum();
    return called && !allowsNull && !ofTheCompiler && !Modifier.isAbstract(member.getModifiers());
  }

  private static void addCases(Executable member, List<Case> cases) {
    for (int i = 0; i < member.getParameterCount(); i++) {
      if (!member.getParameterTypes()[i].isPrimitive()) {
        cases.add(new Case(member, i));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theParameterIsNamed(Case each) {
    Class<?>[] types = each.member().getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      assertThat(ARGUMENTS).as("an argument").containsKey(types[i]);
      arguments[i] = i == each.index() ? null : ARGUMENTS.get(types[i]);
    }
    assertThatThrownBy(() -> call(each.member(), arguments))
        .isExactlyInstanceOf(NullPointerException.class)
        .hasMessage(each.parameter().getName());
  }

  @Test
  void theWholeApiIsCalled() throws Exception {
    assertThat(cases()).hasSizeGreaterThan(40).anyMatch(each -> each.toString().contains("decode"));
  }

  private static Object call(Executable member, Object[] arguments) throws Throwable {
    try {
      return member instanceof Method method
          ? method.invoke(receiver(method), arguments)
          : ((java.lang.reflect.Constructor<?>) member).newInstance(arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static Object receiver(Method method) throws Exception {
    Document document = Diptych.shipped().open(Samples.binary().get(0)).value();
    Map<String, Object> receivers =
        Map.of(
            "Diptych", Diptych.shipped(),
            "Document", document,
            "DocumentEdit", document.edit(),
            "TableEdit", document.edit().table("camera"),
            "Columns", Columns.none(),
            "Spec", Spec.of(ABSENT),
            "Struct", document.root(),
            "Table", table());
    String type = method.getDeclaringClass().getSimpleName();
    assertThat(receivers).containsKey(type);
    return receivers.get(type);
  }

  private static Value.Table table() {
    String text = "Input Animation Ver 1.1\nCamera {\n  Position { 0 (0 1.6 0) }\n}\nEof\n";
    return Diptych.shipped().parse(text).value().table("camera.position_y.keyframes");
  }
}
