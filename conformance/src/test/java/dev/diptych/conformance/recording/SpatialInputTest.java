package dev.diptych.conformance.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Curve;
import dev.diptych.conformance.independent.IndependentReader;
import dev.diptych.conformance.independent.Layout;
import dev.diptych.conformance.independent.Pose;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spatial input of HoloLens 2 sensor streaming in and out. */
class SpatialInputTest {
  private static final int HEADER = 14;
  private static final int PACKET = 12 + 1936;
  private static final int JOINTS = 16 + 15 * Float.BYTES;
  private static final int JOINT = 9 * Float.BYTES;
  private static final long START = 132_000_000_000_000_000L;

  /** A packet for each: 1 the head, 2 the eyes, 4 the left hand, 8 the right one. */
  private static final int[] VALID = {0, 4, 15, 15, 11, 7, 13, 0, 15};

  @TempDir Path work;

  /** The bytes of a recording; the joints of hands that are not valid are 0, as radii are. */
  private static byte[] recording(int pose) {
    Random random = new Random(17);
    ByteBuffer out =
        ByteBuffer.allocate(HEADER + VALID.length * (PACKET + pose)).order(ByteOrder.LITTLE_ENDIAN);
    out.put("HL2SSV23".getBytes(StandardCharsets.US_ASCII)).putShort((short) 3812).putInt(0);
    for (int packet = 0; packet < VALID.length; packet++) {
      out.putLong(START + 333_333L * packet).putInt(1936).putInt(VALID[packet]);
      double turn = packet * 0.7;
      float[] head = {0, 1.6f, -0.1f, (float) Math.sin(turn), 0, (float) -Math.cos(turn), 0, 1, 0};
      for (float number : head) {
        out.putFloat(number);
      }
      for (int number = 0; number < 6; number++) {
        out.putFloat((float) random.nextGaussian());
      }
      for (int joint = 0; joint < 52; joint++) {
        boolean isThere = (VALID[packet] & (joint < 26 ? 4 : 8)) != 0;
        for (int number = 0; number < 9; number++) {
          out.putFloat(isThere && number < 7 ? (float) random.nextGaussian() : 0);
        }
      }
      for (int number = 0; number < pose; number += Float.BYTES) {
        out.putFloat(1);
      }
    }
    return out.array();
  }

  private byte[] convert(String command, byte[] file, String... more) throws IOException {
    Path in = Files.write(work.resolve("in.bin"), file);
    Path out = work.resolve("out.bin");
    Command run = new Command();
    String[] args =
        Arrays.copyOf(new String[] {command, in.toString(), "-o", out.toString()}, 4 + more.length);
    System.arraycopy(more, 0, args, 4, more.length);
    assertThat(run.run(args)).as(run.err()).isZero();
    return Files.readAllBytes(out);
  }

  @Test
  void eachJointOfTheImportIsThatOfThePacket() throws Exception {
    for (int pose : new int[] {0, 64}) {
      byte[] file = recording(pose);
      ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
      Animation animation =
          IndependentReader.read(convert("import", file, "--from", "hl2ss"), Layout.SHIPPED);
      for (int side = 0; side < 2; side++) {
        List<Pose> joints = side == 0 ? animation.jointsLeft() : animation.jointsRight();
        for (int joint = 0; joint < 26; joint++) {
          // None is the first joint of MRTK, and its wrist precedes the palm.
          int row = joint == 0 ? 1 : joint == 1 ? 0 : joint;
          List<Curve> curves = joints.get(joint + 1).curves();
          int key = 0;
          for (int packet = 0; packet < VALID.length; packet++) {
            if ((VALID[packet] & (side == 0 ? 4 : 8)) != 0) {
              int at = HEADER + packet * (PACKET + pose) + JOINTS + JOINT * (26 * side + row);
              float[] expected = {
                in.getFloat(at + 16),
                in.getFloat(at + 20),
                -in.getFloat(at + 24),
                -in.getFloat(at),
                -in.getFloat(at + 4),
                in.getFloat(at + 8),
                in.getFloat(at + 12)
              };
              for (int number = 0; number < 7; number++) {
                assertThat(curves.get(number).keys().get(key).value()).isEqualTo(expected[number]);
                assertThat(curves.get(number).keys().get(key).time())
                    .isEqualTo((float) (333_333L * packet / 1e7));
              }
              key++;
            }
          }
          assertThat(curves.get(0).keys()).hasSize(key);
        }
      }
    }
  }

  @Test
  void exportsImportTheSameAgainAndKeepJoints() throws Exception {
    byte[] file = recording(0);
    byte[] first = convert("import", file, "--from", "hl2ss");
    byte[] back = convert("export", first, "--to", "hl2ss");
    assertThat(convert("import", back, "--from", "hl2ss")).isEqualTo(first);
    assertThat(back).hasSameSizeAs(file);
    for (int packet = 0; packet < VALID.length; packet++) {
      int from = HEADER + packet * PACKET + JOINTS;
      int to = HEADER + (packet + 1) * PACKET;
      assertThat(Arrays.copyOfRange(back, from, to)).isEqualTo(Arrays.copyOfRange(file, from, to));
    }
    byte[] again = convert("export", convert("import", back, "--from", "hl2ss"), "--to", "hl2ss");
    assertThat(again).isEqualTo(back);
  }

  @Test
  void otherFilesAreRefused() throws Exception {
    byte[] file = recording(0);
    refused(Arrays.copyOf(file, file.length - 1), "error[truncated]");
    byte[] port = file.clone();
    port[8]++;
    refused(port, "port");
    byte[] later = file.clone();
    later[HEADER + PACKET + 4] = 0;
    refused(later, "error[bad-recording]");
    refused(new byte[30], "error[bad-magic]");
  }

  @Test
  void wrongSizesAreRefused() throws Exception {
    byte[] file = recording(0);
    for (int cut : new int[] {0, 7, 9, HEADER + 3, HEADER + 11, HEADER + JOINTS, HEADER + 1947}) {
      refused(Arrays.copyOf(file, cut), "error[truncated]");
    }
    byte[] user = file.clone();
    user[13] = 0x7f;
    refused(user, "user");
    byte[] payload = file.clone();
    payload[HEADER + 8]++;
    refused(payload, "packets[0].len_payload");
  }

  @Test
  void damagedRecordingsAreRefusedOrRead() throws Exception {
    DamagedRecordings.Change bits =
        (damaged, random) -> {
          int packet = random.nextInt(VALID.length) * PACKET;
          int at =
              switch (random.nextInt(3)) {
                case 0 -> random.nextInt(HEADER);
                case 1 -> HEADER + packet + random.nextInt(16);
                default -> random.nextInt(damaged.length);
              };
          damaged[Math.min(at, damaged.length - 1)] ^= (byte) (1 << random.nextInt(8));
        };
    Path in = work.resolve("damaged.bin");
    assertThat(DamagedRecordings.refused(recording(0), bits, in, "--from", "hl2ss"))
        .isBetween(20, 190);
  }

  @Test
  void anEndAfterTheLastFrameIsLost() throws Exception {
    byte[] longer = HandsbinSamples.recording("motion", "BBB", 0.5f).write();
    Path handsbin = Files.write(work.resolve("longer.handsbin"), longer);
    Path bin = work.resolve("longer.bin");
    assertThat(new Command().run("import", handsbin.toString(), "-o", bin.toString())).isZero();
    for (String format : new String[] {"hl2ss", "iwer"}) {
      Command command = new Command();
      Path out = work.resolve("out." + format);
      assertThat(command.run("export", bin.toString(), "--to", format, "-o", out.toString()))
          .isEqualTo(1);
      assertThat(command.err())
          .contains("error[would-lose]: the output cannot hold the end after the last frame");
    }
  }

  private void refused(byte[] file, String message) throws IOException {
    Path in = Files.write(work.resolve("refused.bin"), file);
    Command command = new Command();
    assertThat(command.run("import", in.toString(), "--from", "hl2ss")).isEqualTo(1);
    assertThat(command.err()).contains(message).doesNotContain("Exception");
  }
}
