package dev.diptych.conformance.independent.mikoto;

/** Writes files as Mikoto does. */
public final class MkmWriter {
  private final StringBuilder out = new StringBuilder();
  private final String lineEnd;
  private int depth;

  private MkmWriter(String lineEnd) {
    this.lineEnd = lineEnd;
  }

  /** The bytes of {@code file}. */
  public static byte[] write(Mkm file) {
    MkmWriter writer = new MkmWriter(file.lineEnd());
    writer.line("Mikoto Motion Ver 2");
    file.parts().forEach(writer::part);
    writer.out.append("Eof").append(file.tail());
    return Mkm.bytes(writer.out.toString());
  }

  private void part(Part part) {
    if (part instanceof Motion motion) {
      motion(motion);
    } else if (part instanceof Track track) {
      track(track);
    } else if (part instanceof Other other) {
      line(other.text());
    }
  }

  private void motion(Motion motion) {
    open("Motion");
    attribute("name", quoted(motion.name()));
    attribute("endframe", Integer.toString(motion.endframe()));
    attribute("loop", Integer.toString(motion.loop()));
    motion.parts().forEach(this::part);
    close();
  }

  private void track(Track track) {
    open(track.kind().block);
    attribute("name", quoted(track.name()));
    attribute("class", quoted(track.className()));
    attribute("member", quoted(track.member()));
    attribute("curve", quoted(track.curve()));
    track.others().forEach(this::part);
    track.keys().forEach(this::key);
    close();
  }

  private void key(Key key) {
    String values = String.join(" ", key.values().stream().map(Real::text).toList());
    line(key.frame() + " (" + values + ")");
  }

  private void open(String block) {
    line(block + " {");
    depth++;
  }

  private void close() {
    depth--;
    line("}");
  }

  private void attribute(String name, String value) {
    line(name + " = " + value);
  }

  private void line(String text) {
    out.append("\t".repeat(depth)).append(text).append(lineEnd);
  }

  /** There are no escapes. */
  static String quoted(String name) {
    if (name.chars().anyMatch(c -> "\"\r\n".indexOf(c) >= 0)) {
      throw new IllegalArgumentException("no text can represent this name: " + name);
    }
    return '"' + name + '"';
  }
}
