package dev.diptych.benchmarks.peer;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;

/** Reads a file by a class that the Kaitai Struct compiler wrote, as it is. */
public final class PlainPeer {
  private PlainPeer() {}

  /** Arguments: the class, and the file. */
  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    Class<?> type = Class.forName(args[0]);
    try (ByteBufferKaitaiStream in = new ByteBufferKaitaiStream(args[1])) {
      Object root = type.getConstructor(KaitaiStream.class).newInstance(in);
      System.out.println(root.hashCode());
    }
  }
}
