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
  private final Sum sum;
  private final StructPlace place;

  Coverage(Sum sum) {
    this(sum, sum.place());
  }

  /** For a checksum whose paths begin at {@code place}. */
  Coverage(Sum sum, StructPlace place) {
    this.sum = sum;
    this.place = place;
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
      for (PlaceEnd end : PlaceEnd.of(place, path)) {
        Region region = end.region();
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
      for (PlaceEnd end : PlaceEnd.of(place, field.path())) {
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

  private static void add(PlaceEnd end, Method method, List<Piece> pieces) {
    Region region = end.region();
    if (region == null) {
      return;
    }
    if (method == Method.PROCESS && !end.isStruct()) {
      end.place().content(end.index()).forEach(each -> pieces.add(Piece.of(each, Method.NONE)));
    } else {
      pieces.add(Piece.of(region, method));
    }
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
