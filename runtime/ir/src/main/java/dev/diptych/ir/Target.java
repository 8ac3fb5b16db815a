package dev.diptych.ir;

import java.math.BigInteger;

/** What a node of an expression refers to. */
public sealed interface Target {
  /**
   * A member of a struct.
   *
   * @param type the full name of its type
   * @param id its id
   * @param kind where the type has it
   */
  record Member(String type, String id, MemberKind kind) implements Target {}

  /** The parts of a type that have members. */
  enum MemberKind {
    /** A field in sequence. */
    SEQUENCE,
    /** An instance, at a position or computed. */
    INSTANCE,
    /** A parameter. */
    PARAM
  }

  /**
   * A member of an enumeration.
   *
   * @param enumeration the full name of the enumeration
   * @param number the number of the member
   */
  record Label(String enumeration, BigInteger number) implements Target {}

  /**
   * The type that a cast or a size names.
   *
   * @param type the type
   */
  record Named(ValueType type) implements Target {}

  /** A name or a property of the language. */
  enum BuiltIn implements Target {
    /** {@code _io}: the stream of a struct. */
    IO,
    /** {@code _parent}: the struct around a struct. */
    PARENT,
    /** {@code _root}: the struct of the whole file. */
    ROOT,
    /** {@code _index}: the number of elements before this one. */
    INDEX,
    /** {@code _}: the value of the field, or of one element. */
    ELEMENT,
    /** {@code _on}: the value that selects a case. */
    ON,
    /** {@code _sizeof}: the size in bytes. */
    SIZE_OF,
    /** {@code size}: of a list, of bytes, or of a stream. */
    SIZE,
    /** {@code length}: of a string or of bytes. */
    LENGTH,
    /** {@code first}: an element. */
    FIRST,
    /** {@code last}: an element. */
    LAST,
    /** {@code min}: an element. */
    MIN,
    /** {@code max}: an element. */
    MAX,
    /** {@code to_i}: the number that a value is or spells. */
    TO_I,
    /** {@code to_s}: the decimals of a number, or the string that bytes encode. */
    TO_S,
    /** {@code reverse}: a string from its end. */
    REVERSE,
    /** {@code substring}: a part of a string. */
    SUBSTRING,
    /** {@code pos}: of a stream. */
    POS,
    /** {@code eof}: whether a stream is at its end. */
    EOF
  }
}
