package dev.diptych.compiler.load;

import java.io.IOException;

/**
 * The kinds of constants in a class file, by the table of tags in section 4.4 of the Java Virtual
 * Machine Specification.
 */
final class ClassConstant {
  /** A text: its length in two bytes, then its bytes. */
  static final int UTF8 = 1;

  /** The index of a class name. */
  static final int CLASS = 7;

  /** Bytes of a class file before the number of its constants. */
  static final int HEADER = 8;

  private static final int LONG = 5;
  private static final int DOUBLE = 6;

  private ClassConstant() {}

  /**
   * The number of bytes after the tag of a constant other than a text.
   *
   * @throws IOException where there is no such tag
   */
  static int length(int tag) throws IOException {
    return switch (tag) {
      case CLASS, 8, 16, 19, 20 -> 2; // class, string, method type, module, package
      case 15 -> 3; // method handle
      case 3, 4, 9, 10, 11, 12, 17, 18 -> 4; // int, float, members, name and type, dynamic
      case LONG, DOUBLE -> 8;
      default -> throw new IOException("not a class file: a constant of kind " + tag);
    };
  }

  /** The number of indices of a constant: two for eight bytes. */
  static int indices(int tag) {
    return tag == LONG || tag == DOUBLE ? 2 : 1;
  }
}
