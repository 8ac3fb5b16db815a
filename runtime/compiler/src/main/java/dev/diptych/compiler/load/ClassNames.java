package dev.diptych.compiler.load;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The classes that a compiled class names. A call names the class that it calls. */
final class ClassNames {
  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;

  private ClassNames() {}

  /**
   * The names in the constants of a class.
   *
   * @param bytes the class file
   * @return names as {@link Class#getName} spells them, of arrays those of their elements
   * @throws IOException where it is no class file
   */
  static List<String> of(byte[] bytes) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      in.skipNBytes(8);
      int count = in.readUnsignedShort();
      String[] texts = new String[count];
      List<Integer> classes = new ArrayList<>();
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        if (tag == UTF8) {
          texts[i] = in.readUTF();
        } else if (tag == CLASS) {
          classes.add(in.readUnsignedShort());
        } else {
          in.skipNBytes(length(tag));
        }
        // These two take up two places.
        i += tag == LONG || tag == DOUBLE ? 1 : 0;
      }
      return classes.stream().map(at -> name(texts[at])).toList();
    }
  }

  private static int length(int tag) throws IOException {
    return switch (tag) {
      case 8, 16, 19, 20 -> 2;
      case 15 -> 3;
      case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
      case LONG, DOUBLE -> 8;
      default -> throw new IOException("not a class file: a constant of kind " + tag);
    };
  }

  private static String name(String internal) {
    String element = internal.replaceFirst("^\\[+L(.*);$", "$1");
    return element.replace('/', '.');
  }
}
