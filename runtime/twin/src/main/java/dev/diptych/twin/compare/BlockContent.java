package dev.diptych.twin.compare;

import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import dev.diptych.text.print.BlockText;
import java.util.List;

/** What is in a block; printed when it is asked for. */
public final class BlockContent {
  private final BlockText text;

  BlockContent(Schema schema, Struct struct) {
    this.text = new BlockText(schema, struct);
  }

  /** Its lines as in a text, the outermost without indentation; none if it is empty. */
  public List<String> lines() {
    return text.lines();
  }
}
