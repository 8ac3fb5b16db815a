package dev.diptych.binary.checksum;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a path of ids leads to in a decoded file.
 *
 * @param place a struct
 * @param index index of the field in it, or {@link #WHOLE}
 */
public record PlaceEnd(StructPlace place, int index) {
  /** The index of a whole struct. */
  public static final int WHOLE = -1;

  /** Whether it is a whole struct. */
  public boolean isStruct() {
    return index == WHOLE;
  }

  /** Its bytes; null for a field that is absent. */
  public @Nullable Region region() {
    return isStruct() ? place.region() : place.field(index);
  }

  /**
   * Where {@code path} leads to from a struct. Several places if it leads through lists.
   *
   * @param path {@code _parent}, {@code _root} and ids of fields; empty for the struct itself
   */
  public static List<PlaceEnd> of(StructPlace from, List<String> path)
      throws UncomputableException {
    List<StructPlace> at = List.of(from);
    for (int i = 0; i < path.size(); i++) {
      String id = path.get(i);
      boolean last = i == path.size() - 1;
      if (last && !id.startsWith("_")) {
        return fields(at, id);
      }
      at = next(at, id);
    }
    return at.stream().map(each -> new PlaceEnd(each, WHOLE)).toList();
  }

  private static List<StructPlace> next(List<StructPlace> at, String id)
      throws UncomputableException {
    List<StructPlace> next = new ArrayList<>();
    for (StructPlace each : at) {
      if (id.equals("_root")) {
        next.add(root(each));
      } else if (id.equals("_parent")) {
        StructPlace parent = each.parent();
        if (parent == null) {
          throw new UncomputableException("the struct has no _parent");
        }
        next.add(parent);
      } else if (each.type().indexOf(id) >= 0) {
        next.addAll(each.structs(present(each, id)));
      }
    }
    return next;
  }

  private static StructPlace root(StructPlace place) {
    StructPlace at = place;
    for (StructPlace parent = at.parent(); parent != null; parent = at.parent()) {
      at = parent;
    }
    return at;
  }

  private static List<PlaceEnd> fields(List<StructPlace> at, String id)
      throws UncomputableException {
    List<PlaceEnd> ends = new ArrayList<>();
    for (StructPlace each : at) {
      if (each.type().indexOf(id) >= 0) {
        ends.add(new PlaceEnd(each, present(each, id)));
      }
    }
    return ends;
  }

  /**
   * The index of field {@code id}. A field at a position may be absent because another one has read
   * its bytes before, or because they cannot be read: then nothing is known about them.
   */
  private static int present(StructPlace place, String id) throws UncomputableException {
    int index = place.type().indexOf(id);
    Field field = place.type().fields().get(index);
    boolean known =
        field.storage().place() == Place.SEQUENCE
            || field.storage().condition() != null
            || place.field(index) != null;
    if (!known) {
      throw new UncomputableException(id + " is absent");
    }
    return index;
  }
}
