package dev.diptych.prelink.embedded;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Operations of streams whose code in Java has lambdas. The first lambda that Java links in a
 * process takes 6 ms. Each method returns what the method of {@link Stream} with its name does, and
 * like it reads no more elements than it needs.
 */
public final class PlainStreams {
  private PlainStreams() {}

  /** See {@link Stream#toList}. */
  public static <T> List<T> toList(Stream<T> stream) {
    List<T> list = new ArrayList<>();
    stream.forEachOrdered(new Adder<>(list));
    return Collections.unmodifiableList(list);
  }

  /** See {@link Stream#anyMatch}. */
  public static <T> boolean anyMatch(Stream<T> stream, Predicate<? super T> predicate) {
    return !first(stream.filter(predicate)).isEmpty();
  }

  /** See {@link Stream#noneMatch}. */
  public static <T> boolean noneMatch(Stream<T> stream, Predicate<? super T> predicate) {
    return first(stream.filter(predicate)).isEmpty();
  }

  /** See {@link Stream#allMatch}. */
  public static <T> boolean allMatch(Stream<T> stream, Predicate<? super T> predicate) {
    return first(stream.filter(new Not<>(predicate))).isEmpty();
  }

  /** See {@link Stream#findFirst}. */
  public static <T> Optional<T> findFirst(Stream<T> stream) {
    List<T> first = first(stream);
    return first.isEmpty() ? Optional.empty() : Optional.of(first.get(0));
  }

  private static <T> List<T> first(Stream<T> stream) {
    List<T> first = new ArrayList<>(1);
    stream.limit(1).forEachOrdered(new Adder<>(first));
    return first;
  }
}
