package dev.diptych.binary.checksum;

import dev.diptych.model.checksum.Covered;
import dev.diptych.model.checksum.Unpacking;
import dev.diptych.model.checksum.Unpacking.Method;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage.Place;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the bytes that a checksum covers. */
final class Coverage {
  private static final int NONE = -1;

  private final Sum sum;
  private final StructPlace place;

  Coverage(Sum sum) {
    this.sum = sum;
    this.place = sum.place();
  }

  /** The bytes in their order. */
  List<Piece> pieces() throws UncomputableException {
    List<Piece> pieces = new ArrayList<>();
    for (Covered covered : sum.checksum().of()) {
      add(covered, pieces);
    }
    for (Piece piece : pieces) {
      requireInside(piece.region());
    }
    return pieces;
  }

  /** Compressed bytes are complete before anything around them is written. */
  private void requireInside(@Nullable Region region) throws UncomputableException {
    if (region != null && region.source().depth() < sum.region().source().depth()) {
      throw new UncomputableException("it covers bytes around the compressed bytes it is in");
    }
  }

  /** The bytes that count as constants or are skipped: those of the checksum, and more. */
  List<Region> blank() throws UncomputableException {
    List<Region> blank = new ArrayList<>(List.of(sum.region()));
    for (List<String> path : sum.checksum().blank()) {
      for (End end : ends(path)) {
        Region region = end.index() == NONE ? end.place().region() : end.place().field(end.index());
        if (region != null) {
          blank.add(region);
        }
      }
    }
    return blank;
  }

  private void add(Covered covered, List<Piece> pieces) throws UncomputableException {
    if (covered instanceof Covered.Literal literal) {
      pieces.add(Piece.of(HexFormat.of().parseHex(literal.hex())));
    } else if (covered instanceof Covered.Field field) {
      Method method = method(field.unpacking());
      for (End end : ends(field.path())) {
        add(end, method, pieces);
      }
    } else {
      Region range = range(covered);
      if (range != null) {
        pieces.add(Piece.of(range, Method.NONE));
      }
    }
  }

  private Method method(Unpacking unpacking) {
    String on = unpacking.on();
    Value selector = on == null ? null : place.value(place.type().indexOf(on));
    return selector instanceof Scalar number
        ? unpacking.method(number.bits())
        : unpacking.otherwise();
  }

  /** A field, or a whole struct where the index is {@link #NONE}. */
  private record End(StructPlace place, int index) {}

  private static void add(End end, Method method, List<Piece> pieces) throws UncomputableException {
    if (end.index() == NONE) {
      pieces.add(Piece.of(end.place().region(), method));
      return;
    }
    Region region = end.place().field(end.index());
    if (region == null) {
      return;
    }
    if (method == Method.PROCESS) {
      end.place().content(end.index()).forEach(each -> pieces.add(Piece.of(each, Method.NONE)));
    } else {
      pieces.add(Piece.of(region, method));
    }
  }

  /** Where {@code path} leads to. Several places if it leads through lists. */
  private List<End> ends(List<String> path) throws UncomputableException {
    List<StructPlace> at = List.of(place);
    for (int i = 0; i < path.size(); i++) {
      String id = path.get(i);
      boolean last = i == path.size() - 1;
      if (last && !id.startsWith("_")) {
        return fields(at, id);
      }
      at = next(at, id);
    }
    return at.stream().map(each -> new End(each, NONE)).toList();
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

  private static List<End> fields(List<StructPlace> at, String id) throws UncomputableException {
    List<End> ends = new ArrayList<>();
    for (StructPlace each : at) {
      if (each.type().indexOf(id) >= 0) {
        ends.add(new End(each, present(each, id)));
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

  private @Nullable Region range(Covered covered) {
    Region whole = place.region();
    if (covered instanceof Covered.Before) {
      return new Region(whole.source(), whole.start(), sum.region().start());
    }
    if (covered instanceof Covered.After) {
      return new Region(whole.source(), sum.region().end(), whole.end());
    }
    Covered.Range range = (Covered.Range) covered;
    List<Field> fields = place.type().fields();
    int from = range.from() == null ? 0 : place.type().indexOf(range.from());
    int to = range.to() == null ? fields.size() - 1 : place.type().indexOf(range.to());
    Region first = null;
    Region last = null;
    for (int i = from; i <= to; i++) {
      Region at = fields.get(i).storage().place() == Place.SEQUENCE ? place.field(i) : null;
      first = first == null ? at : first;
      last = at == null ? last : at;
    }
    if (first == null || last == null) {
      return null;
    }
    long start = range.from() == null ? whole.start() : first.start();
    long end = range.to() == null ? whole.end() : last.end();
    return new Region(whole.source(), start, end);
  }
}
