package dev.diptych.binary.checksum;

import dev.diptych.model.document.Path;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.StructType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A decoded struct and where its fields are. */
public interface StructPlace {
  StructType type();

  /** The path to it. */
  Path path();

  /** The struct that contains it; null for the root. */
  @Nullable StructPlace parent();

  /** All of its bytes. */
  Region region();

  /** The bytes of field {@code index} with all elements and terminators; null if it is absent. */
  @Nullable Region field(int index);

  /** What the process of field {@code index} gives, for each element. */
  List<Region> content(int index);

  /** The number of elements of field {@code index}; 1 if it is not repeated, 0 if it is absent. */
  int count(int index);

  /** The structs of field {@code index}, in order. */
  List<StructPlace> structs(int index);

  /** The number or bytes of field {@code index}; null if it is absent or something else. */
  @Nullable Value value(int index);
}
