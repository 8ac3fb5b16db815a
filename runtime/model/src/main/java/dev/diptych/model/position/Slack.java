package dev.diptych.model.position;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;

/** The bytes of gaps between fields of a file, as far as they follow from positions. */
final class Slack {
  /** Larger gaps are not filled, but reported. */
  static final long MAX = 1 << 16;

  private final Schema schema;
  private final Sizes sizes;

  Slack(Schema schema, Sizes sizes) {
    this.schema = schema;
    this.sizes = sizes;
  }

  /** Adds the slack to a complete document without slack. */
  Struct add(Struct root) {
    long gaps = root.residue().slack() == 0 ? gaps(root) : 0;
    return gaps == 0 ? root : root.with(root.residue().withSlack(gaps));
  }

  /** The residue of a complete document without the slack that {@link #add} adds. */
  Residue remove(Struct root) {
    Residue residue = root.residue();
    boolean same = residue.slack() > 0 && residue.slack() == gaps(root);
    return same ? residue.withSlack(0) : residue;
  }

  /** Number of bytes of gaps, or 0 if unknown. */
  private long gaps(Struct root) {
    Items items = Items.of(schema, root, sizes);
    long end = items.start(Path.ROOT);
    long footers = 0;
    for (Item item : items.all()) {
      if (item.stream() == null || (item.stream().equals(Path.ROOT) && isUnknown(item))) {
        return 0;
      }
      if (item.stream().equals(Path.ROOT) && item.kind() == Item.Kind.FROM_END) {
        footers += item.size();
      } else if (item.stream().equals(Path.ROOT)) {
        end = Math.max(end, item.position() + item.size());
      }
    }
    long described =
        sizes.stream(root) - root.residue().slack() - root.residue().trailing().length();
    long gaps = end + footers - described;
    boolean known = end != Sizes.UNKNOWN && sizes.stream(root) != Sizes.UNKNOWN;
    return known && gaps > 0 && gaps <= Math.max(MAX, described) ? gaps : 0;
  }

  private static boolean isUnknown(Item item) {
    return item.kind() == Item.Kind.UNKNOWN || item.size() == Sizes.UNKNOWN;
  }
}
