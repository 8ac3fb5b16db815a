package dev.diptych.ir;

/** An operator of the expression language. {@code AND} and {@code OR} take two or more children. */
public enum Operator {
  ADD,
  SUB,
  MULT,
  DIV,
  MOD,
  L_SHIFT,
  R_SHIFT,
  BIT_OR,
  BIT_XOR,
  BIT_AND,
  EQ,
  NOT_EQ,
  LT,
  LT_E,
  GT,
  GT_E,
  AND,
  OR,
  NOT,
  INVERT,
  MINUS,
  /** The second child if the first is true, otherwise the third. */
  IF,
  /** The element of the first child at the index that is the second. */
  SUBSCRIPT,
  /** A call of the method that is the first child, with the others as arguments. */
  CALL,
  /** A list, also of bytes. */
  LIST,
  /** A string of the texts of its children. */
  STRING;

  /** Whether it computes a number from one or two numbers. */
  public boolean isArithmetic() {
    return switch (this) {
      case ADD, SUB, MULT, DIV, MOD, L_SHIFT, R_SHIFT, BIT_OR, BIT_XOR, BIT_AND -> true;
      case INVERT, MINUS -> true;
      case EQ, NOT_EQ, LT, LT_E, GT, GT_E, AND, OR, NOT -> false;
      case IF, SUBSCRIPT, CALL, LIST, STRING -> false;
    };
  }
}
