package dev.diptych.benchmarks.floor;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes the bytes of a file to another one. */
public final class CopyFloor {
  private CopyFloor() {}

  /** Arguments: the file, the other one. */
  public static void main(String[] args) throws IOException {
    try (FileChannel in = FileChannel.open(Path.of(args[0]));
        FileChannel out =
            FileChannel.open(
                Path.of(args[1]), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      var mapped = in.map(FileChannel.MapMode.READ_ONLY, 0, in.size());
      while (mapped.hasRemaining()) {
        out.write(mapped);
      }
    }
  }
}
