package dev.diptych.text.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the blocks that allow a name which was used in another block. */
final class BlockSuggestion {
  private final Shapes shapes;

  BlockSuggestion(Shapes shapes) {
    this.shapes = shapes;
  }

  /** A struct, the blocks around its first occurrence, and whether it occurs several times. */
  private record Place(StructShape shape, List<String> blocks, boolean often) {}

  /**
   * Returns {@code "; it belongs in Header { … }"} for the outermost such block, or an empty
   * string.
   */
  String of(String name) {
    List<Place> places = places(name);
    if (places.isEmpty()) {
      return "";
    }
    List<String> blocks = places.get(0).blocks();
    if (blocks.isEmpty()) {
      return "; it belongs outside of all blocks";
    }
    boolean several = places.size() > 1 || places.get(0).often();
    String open = String.join(" { ", blocks) + " { …" + " }".repeat(blocks.size());
    return "; it belongs in " + (several ? "a block such as " : "") + open;
  }

  /** Every struct that has {@code name}, without duplicates, the outermost first. */
  private List<Place> places(String name) {
    Map<String, Place> places = new LinkedHashMap<>();
    Deque<String> open = new ArrayDeque<>();
    StructType root = shapes.schema().root();
    places.put(root.name(), new Place(shapes.of(root), List.of(), false));
    open.add(root.name());
    while (!open.isEmpty()) {
      Place place = requireNonNull(places.get(open.remove()));
      place.shape().targets().forEach((block, target) -> add(place, block, target, places, open));
    }
    return places.values().stream().filter(p -> p.shape().target(name) != null).toList();
  }

  private void add(
      Place in, String block, Target target, Map<String, Place> places, Deque<String> open) {
    String struct = struct(in.shape().type(), target);
    Place known = struct == null ? null : places.get(struct);
    if (known != null) {
      places.put(struct, new Place(known.shape(), known.blocks(), true));
    } else if (struct != null) {
      List<String> blocks = new ArrayList<>(in.blocks());
      blocks.add(block);
      StructShape shape = shapes.of(shapes.schema().struct(struct));
      places.put(struct, new Place(shape, blocks, in.often()));
      open.add(struct);
    }
  }

  /** The struct of the block {@code target}, or null. */
  private static @Nullable String struct(StructType type, Target target) {
    if (target instanceof Target.Block block) {
      return block.struct();
    }
    if (target instanceof Target.Element element) {
      return element.struct();
    }
    if (target instanceof Target.TaggedElement kind) {
      return kind.struct();
    }
    Field field = target instanceof Target.NamedElement n ? type.fields().get(n.field()) : null;
    return field != null && field.type() instanceof Type.Nested nested ? nested.struct() : null;
  }
}
