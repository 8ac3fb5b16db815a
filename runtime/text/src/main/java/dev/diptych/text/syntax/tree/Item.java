package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Span;

/** One of the things that stand in a block or outside of all blocks. */
public sealed interface Item permits Block, Attribute, Rows {
  /** Where it stands. */
  Span span();
}
