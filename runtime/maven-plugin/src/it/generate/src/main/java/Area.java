import io.kaitai.struct.ByteBufferKaitaiStream;

/** Uses the parser that is generated. */
public final class Area {
  private Area() {}

  /** The number of fields of a level. */
  static int of(byte[] file) {
    Level level = new Level(new ByteBufferKaitaiStream(file));
    level._read();
    return level.width() * level.height();
  }

  public static void main(String[] arguments) {
    System.out.println(of(new byte[] {3, 0, 4, 0}));
  }
}
