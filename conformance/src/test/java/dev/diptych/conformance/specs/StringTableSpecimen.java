package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Length-prefixed strings; written and read by hand. */
final class StringTableSpecimen implements Specimen {
  private static final Charset NOTE = Charset.forName("Shift_JIS");

  @Override
  public Map<String, byte[]> samples() {
    return Map.of(
        "names", file("メモ \\ note", "bone", "", "Grüße, 😀"),
        "empty", file(""),
        "odd", file("a\"b\n", "\u0000", "x".repeat(255)));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "names",
            "(\"bone\" 0)",
            "(\"backbone\" 0)\n(\"tail\" 2.5)",
            file -> assertThat(names(file)).containsExactly("backbone", "tail", "", "Grüße, 😀")),
        Edit.replace(
            "empty",
            "note = \"\"",
            "(\"one\" 1)\nnote = \"表\"",
            file -> {
              assertThat(names(file)).containsExactly("one");
              assertThat(note(file)).isEqualTo("表");
            }));
  }

  private static byte[] file(String note, String... names) {
    ByteBuffer out = ByteBuffer.allocate(1 << 12).order(ByteOrder.LITTLE_ENDIAN);
    out.put("STRT".getBytes(UTF_8)).putShort((short) names.length);
    for (int i = 0; i < names.length; i++) {
      byte[] text = names[i].getBytes(UTF_8);
      out.put((byte) text.length).put(text).putFloat(i == 2 ? -0f : i);
    }
    byte[] last = note.getBytes(NOTE);
    out.putInt(last.length).put(last);
    byte[] file = new byte[out.position()];
    out.get(0, file);
    return file;
  }

  private static ByteBuffer at(byte[] file, List<String> names) {
    ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).position(4);
    int count = in.getShort();
    for (int i = 0; i < count; i++) {
      byte[] text = new byte[in.get() & 0xFF];
      in.get(text).getFloat();
      names.add(new String(text, UTF_8));
    }
    return in;
  }

  private static List<String> names(byte[] file) {
    List<String> names = new ArrayList<>();
    at(file, names);
    return names;
  }

  private static String note(byte[] file) {
    ByteBuffer in = at(file, new ArrayList<>());
    byte[] text = new byte[in.getInt()];
    in.get(text);
    return new String(text, NOTE);
  }
}
