package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/** Sound in RIFF chunks; written and read by javax.sound. */
final class WavSpecimen implements Specimen {
  /** Start of the first chunk after the format. */
  private static final int BEHIND_FORMAT = 36;

  @Override
  public Map<String, byte[]> samples() throws IOException {
    return Map.of(
        "mono", sound(1, 0, 1000, -1000, 32767, -32768),
        "stereo", sound(2, 1, -1, 2, -2),
        "silence", sound(1),
        "notes", noted(sound(1, 5, 6, 7)));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "mono",
            "-1000",
            "-999",
            file -> assertThat(heard(file)).containsExactly(0, 1000, -999, 32767, -32768)),
        Edit.replace(
            "stereo",
            "(1 -1 2 -2)",
            "(1 -1 2 -2 3 -3)",
            file -> {
              assertThat(heard(file)).containsExactly(1, -1, 2, -2, 3, -3);
              assertThat(frames(file)).isEqualTo(3);
              assertThat(formLength(file)).isEqualTo(file.length - 8);
            }),
        Edit.replace(
            "notes",
            "\"odd\"",
            "\"no longer odd\"",
            file -> {
              assertThat(heard(file)).containsExactly(5, 6, 7);
              assertThat(formLength(file)).isEqualTo(file.length - 8);
              assertThat(new String(file, ISO_8859_1)).contains("ICMT\r\0\0\0no longer odd\0junk");
            }));
  }

  private static byte[] sound(int channels, int... values) throws IOException {
    ByteBuffer data = ByteBuffer.allocate(values.length * 2).order(ByteOrder.LITTLE_ENDIAN);
    for (int value : values) {
      data.putShort((short) value);
    }
    AudioFormat format = new AudioFormat(8000, 16, channels, true, false);
    long frames = values.length / channels;
    ByteArrayInputStream bytes = new ByteArrayInputStream(data.array());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (AudioInputStream stream = new AudioInputStream(bytes, format, frames)) {
      AudioSystem.write(stream, AudioFileFormat.Type.WAVE, out);
    }
    return out.toByteArray();
  }

  /** The sound with a list of notes and an unknown chunk before its data. */
  private static byte[] noted(byte[] sound) {
    byte[] title = chunk("INAM", "Tide".getBytes(ISO_8859_1));
    byte[] comment = chunk("ICMT", "odd".getBytes(ISO_8859_1));
    byte[] list = chunk("LIST", joined("INFO".getBytes(ISO_8859_1), title, comment));
    byte[] unknown = chunk("junk", new byte[] {1, 2, 3});
    ByteBuffer whole = ByteBuffer.allocate(sound.length + list.length + unknown.length);
    whole.put(sound, 0, BEHIND_FORMAT).put(list).put(unknown);
    whole.put(sound, BEHIND_FORMAT, sound.length - BEHIND_FORMAT);
    return whole.order(ByteOrder.LITTLE_ENDIAN).putInt(4, whole.capacity() - 8).array();
  }

  private static byte[] chunk(String id, byte[] body) {
    ByteBuffer out = ByteBuffer.allocate(8 + body.length + body.length % 2);
    out.order(ByteOrder.LITTLE_ENDIAN).put(id.getBytes(ISO_8859_1)).putInt(body.length).put(body);
    return out.array();
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  private static int formLength(byte[] file) {
    return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(4);
  }

  private static AudioInputStream stream(byte[] file)
      throws IOException, UnsupportedAudioFileException {
    return AudioSystem.getAudioInputStream(new ByteArrayInputStream(file));
  }

  private static long frames(byte[] file) throws IOException, UnsupportedAudioFileException {
    try (AudioInputStream stream = stream(file)) {
      return stream.getFrameLength();
    }
  }

  /** The samples that a player of sound hears in {@code file}. */
  static List<Integer> heard(byte[] file) throws IOException, UnsupportedAudioFileException {
    try (AudioInputStream stream = stream(file)) {
      ByteBuffer data = ByteBuffer.wrap(stream.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
      List<Integer> values = new ArrayList<>();
      for (ShortBuffer shorts = data.asShortBuffer(); shorts.hasRemaining(); ) {
        values.add((int) shorts.get());
      }
      return values;
    }
  }
}
