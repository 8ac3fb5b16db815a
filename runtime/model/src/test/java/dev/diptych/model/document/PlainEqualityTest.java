package dev.diptych.model.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records whose equality is written out must compare every component. */
class PlainEqualityTest {
  /** Two records of one type that differ in every component. */
  record Pair(Record one, Record other) {}

  static List<Pair> pairs() {
    Blob a = new Blob(new byte[] {1});
    Blob b = new Blob(new byte[] {2});
    Residue.Patch patch = new Residue.Patch(1, a, b);
    Source source = new Source("a", new byte[9]);
    return List.of(
        new Pair(new Scalar(1), new Scalar(2)),
        new Pair(new Sequence(List.of()), new Sequence(List.of(new Scalar(1)))),
        new Pair(new Path(null, "a", 1), new Path(Path.ROOT, "b", 2)),
        new Pair(
            new Residue(a, 1, List.of(), Arrangement.DEFAULT, new Residue.Cut("a", "")),
            new Residue(
                b,
                2,
                List.of(patch),
                new Arrangement(Arrangement.Order.BY_LEVEL, 8),
                new Residue.Cut("b", ""))),
        new Pair(
            new FormatName("a", "A", "1", null, true), new FormatName("b", "B", "2", "l", false)),
        new Pair(
            new Location.InText(source, new Span(1, 2)),
            new Location.InText(new Source("b", new byte[9]), new Span(3, 4))));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void comparesEveryComponent(Pair pair) throws ReflectiveOperationException {
    RecordComponent[] components = pair.one().getClass().getRecordComponents();
    Object[] values = values(pair.one(), components);
    assertThat(copy(pair.one(), components, values)).isEqualTo(pair.one());
    assertThat(copy(pair.one(), components, values)).hasSameHashCodeAs(pair.one());
    for (int changed = 0; changed < components.length; changed++) {
      Object[] others = values.clone();
      others[changed] = values(pair.other(), components)[changed];
      assertThat(copy(pair.one(), components, others))
          .as(components[changed].getName())
          .isNotEqualTo(pair.one());
    }
  }

  /** They order documents, so that an enum constant, whose hash differs, must not be in them. */
  @Test
  void hashCodesAreTheSameInEveryRun() {
    for (Arrangement.Order order : Arrangement.Order.values()) {
      int expected = 31 * order.name().hashCode() + 8;
      assertThat(new Arrangement(order, 8).hashCode()).isEqualTo(expected);
    }
    assertThat(Residue.NONE.hashCode()).isEqualTo(1_367_985_108);
  }

  private static Object[] values(Record one, RecordComponent[] components)
      throws InvocationTargetException, IllegalAccessException {
    Object[] values = new Object[components.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = components[i].getAccessor().invoke(one);
    }
    return values;
  }

  private static Object copy(Record one, RecordComponent[] components, Object[] values)
      throws ReflectiveOperationException {
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    return one.getClass().getDeclaredConstructor(types).newInstance(values);
  }
}
