package dev.diptych.conformance.independent.mikoto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the generator to what it promises: an oddity that never comes is never tested. */
class MikotoGeneratorTest {
  private static final int SEEDS = 400;
  private static final List<Mkm> FILES =
      LongStream.range(0, SEEDS).mapToObj(MkmGenerator::text).toList();

  @Test
  void theSameSeedGivesTheSameFile() {
    assertThat(LongStream.range(0, SEEDS).mapToObj(MkmGenerator::text).toList()).isEqualTo(FILES);
    assertThat(FILES.stream().distinct().count()).isGreaterThan(SEEDS * 3 / 4);
  }

  @Test
  void filesHoldEveryOddity() {
    assertThat(FILES).anyMatch(Mkm::crlf).anyMatch(file -> !file.crlf());
    assertThat(FILES).anyMatch(file -> file.tail().isEmpty());
    assertThat(FILES).anyMatch(file -> file.tail().contains("\u0000"));
    assertThat(FILES).anyMatch(file -> file.parts().isEmpty());
    assertThat(FILES).anyMatch(file -> file.parts().size() > 3);
    assertThat(parts()).anyMatch(part -> depth(part) > 3);
  }

  @Test
  void motionsHoldEveryOddity() {
    assertThat(parts()).anyMatch(motion(m -> m.parts().isEmpty()));
    assertThat(parts()).anyMatch(motion(m -> m.endframe() < 0));
    assertThat(parts()).anyMatch(motion(m -> m.loop() > 1));
    assertThat(parts()).anyMatch(motion(m -> m.parts().stream().anyMatch(p -> p instanceof Other)));
  }

  @Test
  void tracksHoldEveryOddity() {
    assertThat(tracks()).anyMatch(track -> track.keys().isEmpty());
    assertThat(tracks()).anyMatch(track -> track.others().size() > 1);
    assertThat(tracks()).anyMatch(track -> track.name().isEmpty());
    for (String oddity : List.of("\\", "{", "}", "\u0081", "\u0000")) {
      assertThat(tracks()).anyMatch(track -> track.name().endsWith(oddity));
    }
    assertThat(keys()).anyMatch(key -> key.frame() < 0);
    assertThat(tracks())
        .anyMatch(t -> t.keys().size() > 1 && t.keys().get(0).frame() > t.keys().get(1).frame());
  }

  @Test
  void numbersHoldEveryOddity() {
    List<Real> all = keys().flatMap(key -> key.values().stream()).toList();
    assertThat(all).contains(Real.of(-0.0), Real.INFINITE, Real.INDEFINITE, Real.QUIET);
    assertThat(all).anyMatch(real -> Math.abs(real.value()) > 0x1p32);
  }

  @Test
  void unknownItemsHaveManyShapes() {
    List<String> all = parts().filter(Other.class::isInstance).map(Object::toString).toList();
    for (String shape : List.of("{}", "}]", "#", "\r\n", "x\"", "1.#QNAN0", "()", "0xff", "} ")) {
      assertThat(all).anyMatch(text -> text.contains(shape));
    }
  }

  private static Predicate<Part> motion(Predicate<Motion> condition) {
    return part -> part instanceof Motion motion && condition.test(motion);
  }

  private static int depth(Part part) {
    return part instanceof Motion motion
        ? 1 + motion.parts().stream().mapToInt(MikotoGeneratorTest::depth).max().orElse(0)
        : 0;
  }

  private static Stream<Part> parts() {
    return FILES.stream().flatMap(file -> file.parts().stream()).flatMap(MikotoGeneratorTest::all);
  }

  private static Stream<Part> all(Part part) {
    Stream<Part> inner =
        part instanceof Motion motion
            ? motion.parts().stream().flatMap(MikotoGeneratorTest::all)
            : Stream.empty();
    return Stream.concat(Stream.of(part), inner);
  }

  private static Stream<Track> tracks() {
    return parts().filter(Track.class::isInstance).map(Track.class::cast);
  }

  private static Stream<Key> keys() {
    return tracks().flatMap(track -> track.keys().stream());
  }
}
