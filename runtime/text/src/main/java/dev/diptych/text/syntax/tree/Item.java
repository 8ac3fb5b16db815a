package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Span;

/** An item of a block, or outside of all blocks. */
public sealed interface Item permits Block, Attribute, Rows {
  /** The span of the item. */
  Span span();
}
