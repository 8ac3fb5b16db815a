package dev.diptych.conformance.independent.mikoto;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/** Writes the binary form: the exact inverse of {@link MkmbReader}. */
public final class MkmbWriter {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private MkmbWriter() {}

  /** The bytes of {@code file}. */
  public static byte[] write(Mkm file) {
    MkmbWriter writer = new MkmbWriter();
    writer.word(MkmbReader.MAGIC);
    writer.out.write(1);
    writer.out.write(file.crlf() ? 1 : 0);
    writer.string(file.tail());
    writer.parts(file.parts());
    return writer.out.toByteArray();
  }

  private void parts(List<Part> parts) {
    word(parts.size());
    parts.forEach(this::part);
  }

  private void part(Part part) {
    if (part instanceof Motion motion) {
      out.write(0);
      string(motion.name());
      word(motion.endframe());
      word(motion.loop());
      parts(motion.parts());
    } else if (part instanceof Track track) {
      out.write(track.kind() == Track.Kind.VECTOR ? 1 : 2);
      track(track);
    } else if (part instanceof Other other) {
      out.write(3);
      string(other.text());
    }
  }

  private void track(Track track) {
    string(track.name());
    string(track.className());
    string(track.member());
    string(track.curve());
    word(track.others().size());
    track.others().forEach(other -> string(other.text()));
    word(track.keys().size());
    track.keys().forEach(this::key);
  }

  private void key(Key key) {
    word(key.frame());
    for (Real value : key.values()) {
      out.writeBytes(little(Double.BYTES).putLong(value.bits()).array());
    }
  }

  private void string(String string) {
    byte[] bytes = Mkm.bytes(string);
    word(bytes.length);
    out.writeBytes(bytes);
  }

  private void word(int word) {
    out.writeBytes(little(Integer.BYTES).putInt(word).array());
  }

  private static ByteBuffer little(int size) {
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }
}
