package dev.diptych.conformance.independent;

import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Generated animations, and what is in them. */
record Corpus(List<Animation> animations) {
  static Corpus of(int count, Options options) {
    return new Corpus(
        LongStream.range(0, count)
            .mapToObj(seed -> AnimationGenerator.animation(seed, options))
            .toList());
  }

  Stream<Curve> curves() {
    return animations.stream().flatMap(animation -> animation.curves().stream());
  }

  Stream<Key> keys() {
    return curves().flatMap(curve -> curve.keys().stream());
  }

  Stream<Key> booleanKeys() {
    return animations.stream()
        .filter(animation -> animation.trackedLeft() != null)
        .flatMap(animation -> Stream.of(animation.trackedLeft(), animation.pinchingRight()))
        .flatMap(curve -> curve.keys().stream());
  }

  /** The positions and the rotations of joints: three and four curves. */
  Stream<List<Curve>> groups() {
    return animations.stream()
        .map(Animation::jointsLeft)
        .filter(Objects::nonNull)
        .flatMap(List::stream)
        .map(Pose::curves)
        .flatMap(curves -> Stream.of(curves.subList(0, 3), curves.subList(3, 7)));
  }

  Stream<Marker> markers() {
    return animations.stream()
        .map(Animation::markers)
        .filter(Objects::nonNull)
        .flatMap(List::stream);
  }
}
