package dev.diptych.animation.gltf;

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
final class UnheldBlocks {
  private static final int LAST_KNOWN = 2;

  private final List<Lost> lost = new ArrayList<>();

  private UnheldBlocks() {}

  static List<Lost> of(Document document) {
    UnheldBlocks blocks = new UnheldBlocks();
    blocks.add(document.root(), Path.ROOT);
    return blocks.lost;
  }

  private void add(Struct owner, Path path) {
    if (owner.get("others") instanceof Sequence others && !others.elements().isEmpty()) {
      lost.add(new Lost(path.field("others"), "attributes that are not known"));
    }
    if (!(owner.get("children") instanceof Sequence children)) {
      return;
    }
    for (int i = 0; i < children.elements().size(); i++) {
      Value child = children.elements().get(i);
      Path at = path.field("children").at(i);
      if (child instanceof Struct entry) {
        boolean known = ((Scalar) entry.require("kind")).bits() <= LAST_KNOWN;
        if (known && entry.get("body") instanceof Struct body) {
          add(body, at.field("body"));
        } else {
          lost.add(new Lost(at, "a block that is neither a motion nor a track"));
        }
      }
    }
  }
}
