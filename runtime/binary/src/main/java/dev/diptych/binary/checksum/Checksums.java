package dev.diptych.binary.checksum;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The checksums of a decoded file. */
public final class Checksums {
  private final List<Sum> all = new ArrayList<>();

  /** Those of {@code root} and everything in it. */
  public Checksums(StructPlace root) {
    collect(root);
  }

  private void collect(StructPlace place) {
    List<Field> fields = place.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).isChecksum() && place.value(i) != null) {
        all.add(Sum.of(place, i));
      } else if (fields.get(i).type().isStruct() && !fields.get(i).table()) {
        place.structs(i).forEach(this::collect);
      }
    }
  }

  /** Compares every checksum with the bytes of the file. */
  public List<CheckedSum> check() {
    Map<Path, CheckedSum> checked = new LinkedHashMap<>();
    Map<Integer, List<Sum>> right = new TreeMap<>();
    for (Sum sum : all) {
      CheckedSum one = checked(sum);
      checked.put(one.path(), one);
      if (one.right()) {
        right.computeIfAbsent(depth(sum), depth -> new ArrayList<>()).add(sum);
      }
    }
    // Two that cover each other can both be right, but not be computed.
    for (List<Sum> level : right.values()) {
      new Settling(level, true)
          .run()
          .failures()
          .forEach((path, problem) -> checked.compute(path, (p, one) -> failed(one, problem)));
    }
    return List.copyOf(checked.values());
  }

  private static int depth(Sum sum) {
    return sum.region().source().depth();
  }

  private static CheckedSum failed(@Nullable CheckedSum one, String problem) {
    CheckedSum sum = Objects.requireNonNull(one);
    return new CheckedSum(
        sum.path(), sum.field(), sum.stored(), null, false, sum.packed(), problem);
  }

  private static CheckedSum checked(Sum sum) {
    Value stored = Objects.requireNonNull(sum.place().value(sum.index()));
    Value expected = null;
    String problem = "";
    try {
      List<Piece> pieces = new Coverage(sum).pieces();
      byte[] result = new Computation(sum, pieces, new Replacements()).result();
      expected = new SumValue(sum.field(), sum.checksum()).of(result);
    } catch (UncomputableException e) {
      problem = e.getMessage();
    }
    return new CheckedSum(
        sum.path(),
        sum.field(),
        stored,
        expected,
        agrees(sum, stored, expected),
        depth(sum) > 0,
        problem);
  }

  private static boolean agrees(Sum sum, Value stored, @Nullable Value expected) {
    return expected != null && new SumValue(sum.field(), sum.checksum()).agrees(stored, expected);
  }

  /**
   * Computes checksums whose bytes in the file are placeholders. Those in the innermost compressed
   * bytes come first: the rest of the file depends on how these are compressed then.
   *
   * @param omitted the paths to them
   */
  public Settled settle(Set<Path> omitted) {
    List<Sum> open = all.stream().filter(sum -> omitted.contains(sum.path())).toList();
    int depth = open.stream().mapToInt(Checksums::depth).max().orElse(0);
    return new Settling(open.stream().filter(sum -> depth(sum) == depth).toList(), false).run();
  }

  /** The value of an omitted checksum before it is computed. */
  public static Value placeholder(Field field) {
    return SumValue.placeholder(field, Sum.checksum(field));
  }
}
