package dev.diptych.second;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The classes that a compiled class refers to, including those that it calls: the constants of its
 * file, by section 4.4 of the Java Virtual Machine Specification.
 */
final class ReferencedClasses {
  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;

  /** Bytes of a class file before the number of its constants. */
  private static final int HEADER = 8;

  private ReferencedClasses() {}

  /**
   * The names in the constants of a class.
   *
   * @param bytes the class file
   * @return names as of {@link Class#getName}; of arrays, those of their elements
   * @throws IOException where it is no class file
   */
  static List<String> of(byte[] bytes) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      in.skipNBytes(HEADER);
      int count = in.readUnsignedShort();
      String[] texts = new String[count];
      List<Integer> classes = new ArrayList<>();
      int tag;
      for (int i = 1; i < count; i += tag == LONG || tag == DOUBLE ? 2 : 1) {
        tag = in.readUnsignedByte();
        if (tag == UTF8) {
          texts[i] = in.readUTF();
        } else if (tag == CLASS) {
          classes.add(in.readUnsignedShort());
        } else {
          in.skipNBytes(length(tag));
        }
      }
      return classes.stream().map(at -> name(texts[at])).toList();
    }
  }

  /** The number of bytes after the tag of a constant other than a text and a class. */
  private static int length(int tag) throws IOException {
    return switch (tag) {
      case 8, 16, 19, 20 -> 2; // string, method type, module, package
      case 15 -> 3; // method handle
      case 3, 4, 9, 10, 11, 12, 17, 18 -> 4; // int, float, members, name and type, dynamic
      case LONG, DOUBLE -> 8;
      default -> throw new IOException("not a class file: a constant of kind " + tag);
    };
  }

  private static String name(String internal) {
    String element = internal.replaceFirst("^\\[+L(.*);$", "$1");
    return element.replace('/', '.');
  }
}
