package dev.diptych.animation.gltf;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The numbers of a glTF file: one buffer, with an accessor and a view for each list of them. */
final class GltfBuffer {
  /** The limit of the buffer: a quarter of what one array holds. */
  static final int MAX_BYTES = 1 << 29;

  /** Numbers of a buffer view. */
  static final String SCALAR = "SCALAR";

  static final String VEC3 = "VEC3";
  static final String VEC4 = "VEC4";

  private final List<Accessor> accessors = new ArrayList<>();
  private ByteBuffer bytes = ByteBuffer.allocate(1 << 12).order(ByteOrder.LITTLE_ENDIAN);

  /**
   * A list of numbers, or of vectors.
   *
   * @param offset of its bytes in the buffer
   * @param length how many bytes it has
   * @param count how many vectors
   * @param type its name in glTF
   * @param bounds the least, then the greatest of each component; empty if glTF asks for none
   */
  record Accessor(int offset, int length, int count, String type, List<Float> bounds) {}

  /**
   * Adds numbers and returns the index of their accessor.
   *
   * @param width how many numbers a vector has: 1, 3 or 4
   * @param bounded whether glTF requires the least and the greatest
   * @throws IllegalArgumentException with one sentence if the buffer becomes too large
   */
  int add(float[] numbers, int width, boolean bounded) {
    int offset = bytes.position();
    reserve(4L * numbers.length);
    for (float number : numbers) {
      bytes.putFloat(number);
    }
    String type = width == 1 ? SCALAR : width == 3 ? VEC3 : VEC4;
    List<Float> bounds = bounded ? bounds(numbers, width) : List.of();
    accessors.add(new Accessor(offset, 4 * numbers.length, numbers.length / width, type, bounds));
    return accessors.size() - 1;
  }

  private void reserve(long more) {
    long needed = bytes.position() + more;
    if (needed > MAX_BYTES) {
      throw new IllegalArgumentException(
          "the animation needs more than %,d bytes of keys: trim it, or give greater tolerances"
              .formatted(MAX_BYTES));
    }
    if (needed > bytes.capacity()) {
      int capacity = (int) Math.min(MAX_BYTES, Math.max(needed, 2L * bytes.capacity()));
      bytes.flip();
      bytes = ByteBuffer.allocate(capacity).order(ByteOrder.LITTLE_ENDIAN).put(bytes);
    }
  }

  private static List<Float> bounds(float[] numbers, int width) {
    Float[] bounds = new Float[2 * width];
    for (int axis = 0; axis < width; axis++) {
      float least = Float.POSITIVE_INFINITY;
      float greatest = Float.NEGATIVE_INFINITY;
      for (int i = axis; i < numbers.length; i += width) {
        least = Math.min(least, numbers[i]);
        greatest = Math.max(greatest, numbers[i]);
      }
      bounds[axis] = least;
      bounds[width + axis] = greatest;
    }
    return List.of(bounds);
  }

  List<Accessor> accessors() {
    return accessors;
  }

  /** All bytes; a copy. */
  byte[] bytes() {
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  int length() {
    return bytes.position();
  }
}
