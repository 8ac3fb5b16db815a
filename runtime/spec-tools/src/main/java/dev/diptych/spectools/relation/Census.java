package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.model.document.Path;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All structs of a decoded file, except rows of tables. */
final class Census {
  /** More structs take too long to compare with each other. */
  static final int MAX_STRUCTS = 100_000;

  private final Map<String, List<StructPlace>> byType = new LinkedHashMap<>();
  private final Map<Path, StructPlace> byPath = new LinkedHashMap<>();
  private final Groups groups = new Groups();
  private final Work work = new Work();

  /**
   * The structs of a file.
   *
   * @throws TooManyException if there are more than {@link #MAX_STRUCTS}
   */
  Census(StructPlace root) {
    add(root);
  }

  /** A file has more structs than can be compared. */
  static final class TooManyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyException() {
      super("more than %,d structs cannot be compared with each other".formatted(MAX_STRUCTS));
    }
  }

  private void add(StructPlace place) {
    byType.computeIfAbsent(place.type().name(), name -> new ArrayList<>()).add(place);
    if (byPath.put(place.path(), place) == null && byPath.size() > MAX_STRUCTS) {
      throw new TooManyException();
    }
    List<Field> fields = place.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      if (field.type().isStruct() && !field.table() && place.field(i) != null) {
        List<StructPlace> structs = place.structs(i);
        if (field.repeated()) {
          groups.add(place, i, structs);
        }
        structs.forEach(this::add);
      }
    }
  }

  /** The structs of a type. */
  List<StructPlace> of(String type) {
    return byType.getOrDefault(type, List.of());
  }

  /** The types of the structs. */
  List<String> types() {
    return List.copyOf(byType.keySet());
  }

  /** The struct at {@code path}, if there is one. */
  @Nullable StructPlace at(Path path) {
    return byPath.get(path);
  }

  /** The elements of lists by what they hold. */
  Groups groups() {
    return groups;
  }

  /** The work that is left for checksums. */
  Work work() {
    return work;
  }
}
