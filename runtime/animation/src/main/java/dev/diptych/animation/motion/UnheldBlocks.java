package dev.diptych.animation.motion;

import dev.diptych.family.Extracted.Lost;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.util.ArrayList;
import java.util.List;

/** The blocks and attributes of a motion that are neither motions nor tracks. */
public final class UnheldBlocks {
  private static final int MOTION = 0;
  private static final int LAST_KNOWN = 2;

  private final List<Lost> lost = new ArrayList<>();

  private UnheldBlocks() {}

  /** What other formats have no place for, with its paths. */
  public static List<Lost> of(Document document) {
    UnheldBlocks blocks = new UnheldBlocks();
    blocks.add(document.root(), Path.ROOT);
    return blocks.lost;
  }

  private void add(Struct owner, Path path) {
    List<Value> children = ((Sequence) owner.require("children")).elements();
    for (int i = 0; i < children.size(); i++) {
      Struct entry = (Struct) children.get(i);
      Path at = path.field("children").at(i);
      long kind = ((Scalar) entry.require("kind")).bits();
      if (!(entry.get("body") instanceof Struct body) || kind > LAST_KNOWN) {
        lost.add(new Lost(at, "a block that is neither a motion nor a track"));
      } else if (kind == MOTION) {
        add(body, at.field("body"));
      } else if (!((Sequence) body.require("others")).elements().isEmpty()) {
        lost.add(new Lost(at.field("body").field("others"), "attributes that are not known"));
      }
    }
  }
}
