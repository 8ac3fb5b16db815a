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
  /** Logical and of two or more conditions. */
  AND,
  /** Logical or of two or more conditions. */
  OR,
  /** Logical not. */
  NOT,
  /** Bitwise complement. */
  INVERT,
  /** Negation. */
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
