package dev.diptych.binary.expression;

import dev.diptych.ir.ValueType;

/** The members of a type: which cell each is in. */
public interface Layout {
  /** The full name of the type. */
  String name();

  /** The cell of a member; -1 where there is none of this id. */
  int slot(String id);

  /** The id of the member in a cell. */
  String id(int slot);

  /** The type of the values in a cell. */
  ValueType type(int slot);

  /** The number of cells. */
  int size();
}
