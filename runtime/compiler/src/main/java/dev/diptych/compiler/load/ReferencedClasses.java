package dev.diptych.compiler.load;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The classes that a compiled class refers to, including those that it calls. */
final class ReferencedClasses {
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
      in.skipNBytes(ClassConstant.HEADER);
      int count = in.readUnsignedShort();
      String[] texts = new String[count];
      List<Integer> classes = new ArrayList<>();
      int tag;
      for (int i = 1; i < count; i += ClassConstant.indices(tag)) {
        tag = in.readUnsignedByte();
        if (tag == ClassConstant.UTF8) {
          texts[i] = in.readUTF();
        } else if (tag == ClassConstant.CLASS) {
          classes.add(in.readUnsignedShort());
        } else {
          in.skipNBytes(ClassConstant.length(tag));
        }
      }
      return classes.stream().map(at -> name(texts[at])).toList();
    }
  }

  private static String name(String internal) {
    String element = internal.replaceFirst("^\\[+L(.*);$", "$1");
    return element.replace('/', '.');
  }
}
