package dev.diptych.prelink.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each operation returns what that of Java does, and reads as many elements. */
class PlainStreamsTest {
  static List<List<Integer>> lists() {
    return List.of(
        List.of(), List.of(1), List.of(2), List.of(1, 3, 5), List.of(1, 2, 3, 4), List.of(4, 2, 6));
  }

  @ParameterizedTest
  @MethodSource("lists")
  void resultsAreTheSame(List<Integer> list) {
    Predicate<Object> even = each -> (Integer) each % 2 == 0;
    List<Integer> read = new ArrayList<>();
    List<Integer> readByJava = new ArrayList<>();
    Stream<Integer> parallel = list.parallelStream();
    assertThat(PlainStreams.toList(parallel)).isEqualTo(list);
    assertThat(PlainStreams.anyMatch(list.stream().peek(read::add), even))
        .isEqualTo(list.stream().peek(readByJava::add).anyMatch(even));
    assertThat(PlainStreams.allMatch(list.stream().peek(read::add), even))
        .isEqualTo(list.stream().peek(readByJava::add).allMatch(even));
    assertThat(PlainStreams.noneMatch(list.stream().peek(read::add), even))
        .isEqualTo(list.stream().peek(readByJava::add).noneMatch(even));
    assertThat(PlainStreams.findFirst(list.stream().peek(read::add).filter(even)))
        .isEqualTo(list.stream().peek(readByJava::add).filter(even).findFirst());
    assertThat(read).isEqualTo(readByJava);
  }

  @Test
  void endlessStreamsEnd() {
    Stream<Integer> numbers = Stream.iterate(1, each -> each + 1);
    assertThat(PlainStreams.anyMatch(numbers, each -> each > 100)).isTrue();
    assertThat(PlainStreams.allMatch(Stream.generate(() -> 1), each -> each > 1)).isFalse();
    assertThat(PlainStreams.findFirst(Stream.generate(() -> "a"))).contains("a");
  }

  @Test
  void nullIsTreatedTheSame() {
    List<String> list = Arrays.asList(null, "a");
    assertThat(PlainStreams.toList(list.stream())).isEqualTo(list);
    assertThat(PlainStreams.anyMatch(list.stream(), each -> each == null)).isTrue();
    assertThatThrownBy(() -> PlainStreams.findFirst(list.stream()))
        .isInstanceOf(NullPointerException.class);
  }

  @Test
  void theListCannotBeChanged() {
    List<Integer> list = PlainStreams.toList(Stream.of(1, 2));
    assertThatThrownBy(() -> list.add(3)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.set(0, 3)).isInstanceOf(UnsupportedOperationException.class);
  }
}
