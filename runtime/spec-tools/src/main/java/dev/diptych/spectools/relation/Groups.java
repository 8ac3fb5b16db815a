package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.model.document.Path;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The elements of lists, grouped by the struct that a switch of the element selects, as the
 * sections of an archive are. An element without a switch is in the group of its own type.
 */
final class Groups {
  private final Map<Key, List<Member>> all = new LinkedHashMap<>();
  private final Map<Path, Position> positions = new HashMap<>();

  /**
   * A group.
   *
   * @param owner the type with the list
   * @param list id of the list
   * @param type the struct that the elements hold, or are
   * @param held whether they hold it
   */
  record Key(String owner, String list, String type, boolean held) {
    /** Such as "sections with a local_file". */
    String words() {
      return held ? list + " with a " + simple() : list;
    }

    /** Such as "the local_file with the same index in sections". */
    String peer() {
      return "the " + simple() + " with the same index in " + list;
    }

    private String simple() {
      return type.substring(type.lastIndexOf(':') + 1);
    }
  }

  /**
   * An element.
   *
   * @param element the element
   * @param held the struct that a switch selects, or the element
   */
  record Member(StructPlace element, StructPlace held) {}

  /**
   * Where a struct is in a group.
   *
   * @param key the group
   * @param index its index in there
   */
  record Position(Key key, int index) {}

  /** Adds the elements of a list. */
  void add(StructPlace owner, int index, List<StructPlace> elements) {
    String list = owner.type().fields().get(index).id();
    for (StructPlace element : elements) {
      StructPlace held = held(element);
      boolean holds = !held.path().equals(element.path());
      Key key = new Key(owner.type().name(), list, held.type().name(), holds);
      List<Member> members = all.computeIfAbsent(key, k -> new ArrayList<>());
      positions.put(held.path(), new Position(key, members.size()));
      members.add(new Member(element, held));
    }
  }

  /** The struct of the only switch of {@code element}; otherwise the element itself. */
  private static StructPlace held(StructPlace element) {
    StructPlace found = element;
    List<Field> fields = element.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).type() instanceof Type.Switched && !fields.get(i).repeated()) {
        List<StructPlace> structs = element.structs(i);
        found = structs.size() == 1 ? structs.get(0) : found;
      }
    }
    return found;
  }

  /** The groups. */
  List<Key> keys() {
    return List.copyOf(all.keySet());
  }

  /** The elements of a group in their order. */
  List<Member> of(Key key) {
    return all.getOrDefault(key, List.of());
  }

  /** Where {@code place} is in a group; null if it is in none. */
  @Nullable Position position(StructPlace place) {
    return positions.get(place.path());
  }
}
