package dev.diptych.compiler.load;

import dev.diptych.records.CountedText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Makes a class concatenate strings through {@link CountedText}. The class file names the class
 * that links concatenations in one constant, which is replaced.
 */
final class CountedConcatenation {
  private static final String PLAIN = "java/lang/invoke/StringConcatFactory";
  private static final String COUNTED = CountedText.class.getName().replace('.', '/');

  private CountedConcatenation() {}

  /** The class file {@code bytes} with counted concatenations. */
  static byte[] in(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
    try (DataInputStream from = new DataInputStream(new ByteArrayInputStream(bytes));
        DataOutputStream to = new DataOutputStream(out)) {
      to.write(from.readNBytes(ClassConstant.HEADER));
      int constants = from.readUnsignedShort();
      to.writeShort(constants);
      int tag;
      for (int i = 1; i < constants; i += ClassConstant.indices(tag)) {
        tag = from.readUnsignedByte();
        to.writeByte(tag);
        constant(tag, from, to);
      }
      from.transferTo(to);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // Everything is in memory.
    }
    return out.toByteArray();
  }

  private static void constant(int tag, DataInputStream from, DataOutputStream to)
      throws IOException {
    if (tag == ClassConstant.UTF8) {
      byte[] text = from.readNBytes(from.readUnsignedShort());
      boolean plain = new String(text, StandardCharsets.ISO_8859_1).equals(PLAIN);
      to.writeShort(plain ? COUNTED.length() : text.length);
      to.write(plain ? COUNTED.getBytes(StandardCharsets.ISO_8859_1) : text);
    } else {
      to.write(from.readNBytes(ClassConstant.length(tag)));
    }
  }
}
