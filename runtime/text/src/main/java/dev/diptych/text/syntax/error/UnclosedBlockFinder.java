package dev.diptych.text.syntax.error;

import dev.diptych.grammar.DiptychParser.BlockContext;
import dev.diptych.model.source.Source;

/**
 * Guesses by indentation which block was not closed. When a brace is missing, the next one closes
 * the wrong block, and so on outwards: in the end some outer block is open, and is not the one to
 * blame. The first brace that stands further left than the line of the block that it closes tells
 * which one is.
 */
public final class UnclosedBlockFinder {
  private final byte[] text;
  private int suspectStart = -1;
  private int suspectEnd;
  private int brace;

  public UnclosedBlockFinder(Source source) {
    text = source.bytes();
  }

  /** Looks at a block that was closed by a brace. */
  public void closed(BlockContext block) {
    if (suspectStart >= 0) {
      return;
    }
    int name = block.start.getStartIndex();
    int close = block.stop.getStartIndex();
    int closing = SourceLines.indentation(text, close);
    if (closing >= 0 && closing < SourceLines.indentation(text, name)) {
      suspectStart = name;
      suspectEnd = block.start.getStopIndex() + 1;
      brace = close;
    }
  }

  /** Offset of the name of the block to blame; -1 where none stands out. */
  int suspectStart() {
    return suspectStart;
  }

  /** Offset after that name. */
  int suspectEnd() {
    return suspectEnd;
  }

  /** Offset of the brace that has closed it. */
  int brace() {
    return brace;
  }
}
