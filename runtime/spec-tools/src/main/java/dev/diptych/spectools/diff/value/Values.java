package dev.diptych.spectools.diff.value;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A set of values: listed, a range of integers, or any. */
public sealed interface Values {
  /** The number of values up to which they are listed. */
  int MAX_LISTED = 256;

  /** Listed values: {@link Long}, {@link Double}, {@link Boolean} or {@link String}. */
  record Listed(Set<Object> values) implements Values {
    /** Keeps its own copy. */
    public Listed {
      values = Set.copyOf(values);
    }
  }

  /** The integers from {@code min} to {@code max}. */
  record Range(BigInteger min, BigInteger max) implements Values {}

  /** Any value of any type. */
  record Any() implements Values {}

  /** Any value. */
  static Values any() {
    return new Any();
  }

  /** Either truth value. */
  static Values either() {
    return new Listed(Set.of(true, false));
  }

  /** One value. */
  static Values of(Object value) {
    return new Listed(Set.of(value));
  }

  /** The integers from {@code min} to {@code max}, listed if there are few; none may be empty. */
  static Values range(BigInteger min, BigInteger max) {
    boolean few = max.subtract(min).compareTo(BigInteger.valueOf(MAX_LISTED)) < 0;
    if (!few || min.bitLength() >= Long.SIZE || max.bitLength() >= Long.SIZE) {
      return new Range(min, max);
    }
    Set<Object> listed = new LinkedHashSet<>();
    for (long each = min.longValue(); each <= max.longValue(); each++) {
      listed.add(each);
    }
    return new Listed(listed);
  }

  /** The values of both sets. */
  default Values union(Values other) {
    if (this instanceof Listed one && other instanceof Listed two) {
      Set<Object> all = new LinkedHashSet<>(one.values);
      all.addAll(two.values);
      if (all.size() <= MAX_LISTED) {
        return new Listed(all);
      }
    }
    Range one = hull();
    Range two = other.hull();
    return one == null || two == null
        ? any()
        : new Range(one.min.min(two.min), one.max.max(two.max));
  }

  /** Whether {@code other} is known to contain all values of this set. */
  default boolean within(Values other) {
    if (other instanceof Any) {
      return true;
    }
    if (this instanceof Listed one) {
      return one.values.stream().allMatch(other::mayBe);
    }
    Range own = hull();
    return own != null
        && other instanceof Range range
        && range.min.compareTo(own.min) <= 0
        && range.max.compareTo(own.max) >= 0;
  }

  /** Whether {@code value} may be one of them. */
  default boolean mayBe(Object value) {
    if (this instanceof Listed listed) {
      return listed.values.contains(value);
    }
    if (!(this instanceof Range range)) {
      return true;
    }
    return value instanceof Long number
        && range.min.compareTo(BigInteger.valueOf(number)) <= 0
        && range.max.compareTo(BigInteger.valueOf(number)) >= 0;
  }

  /** The only value, or null if there may be several. */
  default @Nullable Object single() {
    return this instanceof Listed listed && listed.values.size() == 1
        ? listed.values.iterator().next()
        : null;
  }

  /** The smallest range with all of them, or null if they are not all integers. */
  default @Nullable Range hull() {
    if (this instanceof Range range) {
      return range;
    }
    if (!(this instanceof Listed listed) || listed.values.isEmpty()) {
      return null;
    }
    long min = Long.MAX_VALUE;
    long max = Long.MIN_VALUE;
    for (Object each : listed.values) {
      if (!(each instanceof Long number)) {
        return null;
      }
      min = Math.min(min, number);
      max = Math.max(max, number);
    }
    return new Range(BigInteger.valueOf(min), BigInteger.valueOf(max));
  }
}
