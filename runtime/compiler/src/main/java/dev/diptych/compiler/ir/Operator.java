package dev.diptych.compiler.ir;

/** An operator of the expression language. */
public enum Operator {
  /** Addition; of strings, concatenation. */
  ADD,
  /** Subtraction. */
  SUB,
  /** Multiplication. */
  MULT,
  /** Division. */
  DIV,
  /** Modulo. */
  MOD,
  /** Shift to the left. */
  L_SHIFT,
  /** Shift to the right. */
  R_SHIFT,
  /** Bitwise or. */
  BIT_OR,
  /** Bitwise exclusive or. */
  BIT_XOR,
  /** Bitwise and. */
  BIT_AND,
  /** Equal. */
  EQ,
  /** Not equal. */
  NOT_EQ,
  /** Less than. */
  LT,
  /** Less than or equal. */
  LT_E,
  /** Greater than. */
  GT,
  /** Greater than or equal. */
  GT_E,
  /** Logical and. */
  AND,
  /** Logical or. */
  OR,
  /** Logical not. */
  NOT,
  /** Bitwise complement. */
  INVERT,
  /** Negation. */
  MINUS
}
