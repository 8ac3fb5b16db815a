package dev.diptych.animation.table;

import dev.diptych.table.Cells;
import dev.diptych.table.Column;

/** A column of what is played. It is read at ascending times. */
interface PlayedSignal {
  /** The column. */
  Column column();

  /** Adds the cell at a time in seconds, which is missing if nothing is played. */
  void read(double time, Cells into);
}
