package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.UncomputableException;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Covered;
import dev.diptych.model.checksum.Unpacking;
import dev.diptych.model.checksum.Unpacking.Method;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A size or a checksum of bytes that may be unpacked first: always, or as a number next to the
 * field selects.
 */
final class UnpackedHypothesis implements Hypothesis {
  private static final int MAX_CASES = 16;

  private final StructType type;
  private final List<String> path;
  private final Checksum plain;
  private final Evidence evidence;
  private final Set<Method> always = EnumSet.allOf(Method.class);
  private final Map<Integer, Map<Long, Set<Method>>> selectors = new LinkedHashMap<>();

  /**
   * A hypothesis about a field of {@code type}.
   *
   * @param path the path to the bytes
   * @param plain the checksum of the bytes as they are
   */
  UnpackedHypothesis(
      StructType type, int index, List<String> path, Checksum plain, Evidence evidence) {
    this.type = type;
    this.path = path;
    this.plain = plain;
    this.evidence = evidence;
    for (int i = 0; i < type.fields().size(); i++) {
      if (i != index && isSelector(type.fields().get(i))) {
        selectors.put(i, new TreeMap<>());
      }
    }
  }

  /** A number with names. */
  private static boolean isSelector(Field field) {
    boolean named = field.type().names() != null && !field.type().flags();
    boolean whole = field.type() instanceof Type.Numeric || field.type() instanceof Type.Bits;
    return whole && named && !field.repeated() && field.storage().condition() == null;
  }

  @Override
  public boolean holds(Site site, Value stored) {
    Set<Method> held = EnumSet.noneOf(Method.class);
    boolean empty = false;
    for (Method method : Method.values()) {
      Measured measured = held.contains(Method.NONE) ? null : measured(site, method);
      if (measured != null && measured.value().equals(stored)) {
        held.add(method);
        empty = measured.empty();
      }
    }
    if (held.isEmpty()) {
      return false;
    }
    evidence.add(stored, empty);
    always.retainAll(held);
    selectors.entrySet().removeIf(each -> !isSelected(site, each.getKey(), each.getValue(), held));
    return !always.isEmpty() || !selectors.isEmpty();
  }

  private @Nullable Measured measured(Site site, Method method) {
    try {
      return site.census().work().isLeft() ? measure(Unpacking.always(method)).of(site) : null;
    } catch (UncomputableException e) {
      return null;
    }
  }

  private static boolean isSelected(
      Site site, int selector, Map<Long, Set<Method>> cases, Set<Method> held) {
    if (!(site.place().value(selector) instanceof Scalar number)) {
      return false;
    }
    Set<Method> methods =
        cases.computeIfAbsent(number.bits(), value -> EnumSet.allOf(Method.class));
    methods.retainAll(held);
    return !methods.isEmpty() && cases.size() <= MAX_CASES;
  }

  private Measure measure(Unpacking unpacking) {
    return new SumMeasure(
        new Checksum(
            plain.algorithm(),
            plain.bits(),
            List.of(new Covered.Field(path, unpacking)),
            null,
            List.of(),
            plain.little(),
            null,
            plain.length()));
  }

  /** A selector is better than a method that all structs of these files have by chance. */
  @Override
  public Optional<Measure> measure() {
    if (always.contains(Method.NONE)) {
      return Optional.of(measure(Unpacking.NONE));
    }
    if (!selectors.isEmpty()) {
      Map.Entry<Integer, Map<Long, Set<Method>>> first = selectors.entrySet().iterator().next();
      return Optional.of(measure(selected(first.getKey(), first.getValue())));
    }
    return always.stream().findFirst().map(method -> measure(Unpacking.always(method)));
  }

  private Unpacking selected(int selector, Map<Long, Set<Method>> methods) {
    Map<Long, Method> cases = new LinkedHashMap<>();
    for (Map.Entry<Long, Set<Method>> each : methods.entrySet()) {
      Method method = each.getValue().iterator().next();
      if (method != Method.NONE) {
        cases.put(each.getKey(), method);
      }
    }
    return new Unpacking(type.fields().get(selector).id(), cases, Method.NONE);
  }

  @Override
  public Evidence evidence() {
    return evidence;
  }
}
