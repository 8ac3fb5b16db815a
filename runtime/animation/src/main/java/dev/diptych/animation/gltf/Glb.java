package dev.diptych.animation.gltf;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** The binary form of glTF: a header, the JSON, and the buffer. */
final class Glb {
  private static final int MAGIC = 0x46546C67;
  private static final int VERSION = 2;
  private static final int JSON = 0x4E4F534A;
  private static final int BIN = 0x004E4942;
  private static final int HEADER = 12;
  private static final int CHUNK_HEADER = 8;
  private static final int ALIGNMENT = 4;

  private Glb() {}

  static byte[] of(GltfAsset asset) {
    byte[] json = padded(GltfJson.of(asset, false), (byte) ' ');
    // Meshes are added to the buffer while the JSON is written.
    byte[] numbers = padded(asset.buffer.bytes(), (byte) 0);
    int chunks = numbers.length == 0 ? 1 : 2;
    int length = HEADER + chunks * CHUNK_HEADER + json.length + numbers.length;
    ByteBuffer out = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    out.putInt(MAGIC).putInt(VERSION).putInt(length);
    out.putInt(json.length).putInt(JSON).put(json);
    if (numbers.length > 0) {
      out.putInt(numbers.length).putInt(BIN).put(numbers);
    }
    return out.array();
  }

  private static byte[] padded(byte[] bytes, byte filler) {
    int length = (bytes.length + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    byte[] padded = Arrays.copyOf(bytes, length);
    Arrays.fill(padded, bytes.length, length, filler);
    return padded;
  }
}
