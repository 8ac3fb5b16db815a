package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Tags, lengths and values of six kinds and of unknown ones; written and read by data streams. */
final class TlvSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() throws IOException {
    byte[] inner = all(record(1, new byte[] {7}), record(4, "inner".getBytes(UTF_8)));
    return Map.of(
        "all",
            all(
                record(1, new byte[] {-1}),
                record(2, ByteBuffer.allocate(8).putLong(-2).array()),
                record(3, ByteBuffer.allocate(8).putDouble(-0.0).array()),
                record(4, "tëxt".getBytes(UTF_8)),
                record(5, new byte[] {0, 1, -1, -2}),
                record(6, all(inner, record(6, inner))),
                record(99, new byte[] {1, 2, 3})),
        "empty", new byte[0],
        "odd", all(record(4, new byte[] {-1, 'a'}), record(0, new byte[0])));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "all",
            "\"tëxt\"",
            "\"a longer text\"",
            file -> assertThat(told(file)).contains("4 " + hex("a longer text"))),
        Edit.replace(
            "all",
            "value = \"inner\"",
            "value = \"deep inside\"",
            file -> assertThat(told(file).toString()).contains(hex("deep inside"))),
        new Edit(
            "all",
            text ->
                text.replace(
                    "\nEof", "\nRecords {\n  tag = Point\n  Value { x = 3 y = -4 }\n}\nEof"),
            file -> assertThat(told(file)).endsWith("5 0003fffc")));
  }

  private static String hex(String text) {
    return HexFormat.of().formatHex(text.getBytes(UTF_8));
  }

  private static byte[] record(int tag, byte[] value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeByte(tag);
    out.writeShort(value.length);
    out.write(value);
    return bytes.toByteArray();
  }

  private static byte[] all(byte[]... parts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      bytes.writeBytes(part);
    }
    return bytes.toByteArray();
  }

  private static List<String> told(byte[] file) throws IOException {
    List<String> records = new ArrayList<>();
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
    while (in.available() > 0) {
      int tag = in.readUnsignedByte();
      byte[] value = in.readNBytes(in.readUnsignedShort());
      records.add(tag + " " + HexFormat.of().formatHex(value));
    }
    return records;
  }
}
