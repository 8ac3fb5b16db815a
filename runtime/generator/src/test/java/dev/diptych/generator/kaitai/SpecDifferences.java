package dev.diptych.generator.kaitai;

import dev.diptych.ir.Fact;
import dev.diptych.ir.Origin;
import dev.diptych.ir.ValueType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Compares the records of two specs, component by component. */
final class SpecDifferences {
  private final List<String> found = new ArrayList<>();

  private SpecDifferences() {}

  static List<String> of(Record one, @Nullable Record other) {
    SpecDifferences differences = new SpecDifferences();
    differences.values("", one, other);
    return differences.found;
  }

  private void values(String path, @Nullable Object one, @Nullable Object other) {
    if (one instanceof Fact left && other instanceof Fact right) {
      values(path + "/type", left.type(), right.type());
    } else if (one instanceof ValueType left && left.kind() == ValueType.Kind.ANY) {
      // The compiler does not know it: it combines fewer types.
      return;
    } else if (one instanceof Record left
        && !(one instanceof Origin)
        && other != null
        && left.getClass() == other.getClass()) {
      components(path, left, other);
    } else if (one instanceof List<?> left
        && other instanceof List<?> right
        && left.size() == right.size()) {
      for (int i = 0; i < left.size(); i++) {
        values(path + "/" + i, left.get(i), right.get(i));
      }
    } else if (one instanceof Map<?, ?> left
        && other instanceof Map<?, ?> right
        && left.keySet().equals(right.keySet())) {
      left.forEach((key, value) -> values(path + "/" + key, value, right.get(key)));
    } else if (!Objects.equals(one, other)) {
      found.add("%s: %s, not %s".formatted(path, other, one));
    }
  }

  private void components(String path, Record one, Object other) {
    try {
      for (RecordComponent each : one.getClass().getRecordComponents()) {
        Object left = each.getAccessor().invoke(one);
        values(path + "/" + each.getName(), left, each.getAccessor().invoke(other));
      }
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
