package dev.diptych.benchmarks.peer;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.diptych.benchmarks.generated.kaitai.InputAnimation11Shipped;
import io.kaitai.struct.ByteBufferKaitaiStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A recording as the objects of the plain spec: one per keyframe. */
public final class KaitaiPeer {
  private KaitaiPeer() {}

  /** Arguments: read or copy, from, to. */
  public static void main(String[] args) throws IOException {
    Path from = Path.of(args[1]);
    try (ByteBufferKaitaiStream in = new ByteBufferKaitaiStream(from.toString())) {
      InputAnimation11Shipped animation = new InputAnimation11Shipped(in);
      animation._read();
      System.out.println(animation.camera().positionX().keyframes().size());
      if (args[0].equals("copy")) {
        write(animation, Files.size(from), Path.of(args[2]));
      }
    }
  }

  private static void write(InputAnimation11Shipped animation, long size, Path to)
      throws IOException {
    try (ByteBufferKaitaiStream out = new ByteBufferKaitaiStream(size)) {
      animation._write(out);
      try (var channel = Files.newByteChannel(to, CREATE_NEW, WRITE)) {
        channel.write(out.asRoBuffer());
      }
    }
  }
}
