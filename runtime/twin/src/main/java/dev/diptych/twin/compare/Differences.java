package dev.diptych.twin.compare;

import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects differences in the order of the texts. */
final class Differences {
  private final List<Difference> found = new ArrayList<>();

  List<Difference> list() {
    return List.copyOf(found);
  }

  int size() {
    return found.size();
  }

  /** A block that only one document has. */
  void block(TextPath path, Kind kind, Schema schema, Struct struct) {
    found.add(new Difference.Block(path, kind, new BlockContent(schema, struct)));
  }

  /** A block that is elsewhere. */
  void moved(TextPath path) {
    found.add(new Difference.Block(path, Kind.MOVED, null));
  }

  void table(TextPath path, RowChanges changes) {
    found.add(new Difference.Table(path, changes));
  }

  /** An attribute that only one text has. */
  void single(TextPath path, String value, Kind kind) {
    boolean added = kind == Kind.ADDED;
    found.add(
        new Difference.Attribute(path, kind, added ? null : value, added ? value : null, null));
  }

  /** An attribute; null where a text has none. */
  void attribute(
      TextPath path, @Nullable String before, @Nullable String after, @Nullable Distance distance) {
    Kind kind = before == null ? Kind.ADDED : after == null ? Kind.REMOVED : Kind.CHANGED;
    found.add(new Difference.Attribute(path, kind, before, after, distance));
  }
}
