package dev.diptych.text.syntax.error;

import dev.diptych.grammar.DiptychParser.BlockContext;
import dev.diptych.model.source.Source;

/**
 * Guesses by indentation which block was not closed. If a brace is missing, the next one closes the
 * wrong block, and so on outwards, until some outer block is left open that is not the cause. The
 * first brace that is indented less than the line of the block it closes shows the cause.
 */
public final class UnclosedBlockFinder {
  private final byte[] text;
  private int suspectStart = -1;
  private int suspectEnd;
  private int brace;

  public UnclosedBlockFinder(Source source) {
    text = source.bytes();
  }

  /** Checks a block that was closed by a brace. */
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

  /** Offset of the name of the unclosed block; -1 if unknown. */
  int suspectStart() {
    return suspectStart;
  }

  /** Offset after that name. */
  int suspectEnd() {
    return suspectEnd;
  }

  /** Offset of the brace that closed it. */
  int brace() {
    return brace;
  }
}
