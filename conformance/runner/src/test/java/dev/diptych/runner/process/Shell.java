package dev.diptych.runner.process;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Small executors for tests, with fixed output. */
public final class Shell {
  /** Reads all input and writes nothing more. */
  public static final String LISTEN = "cat > /dev/null";

  /** Reads a request of less than 65536 bytes. */
  public static final String HEAR = "hear";

  private static final String HOW_TO_HEAR =
      """
      hear() {
        set -- $(dd bs=1 count=4 2> /dev/null | od -An -tu1)
        [ $# = 4 ] || exit 0
        dd bs=1 count=$(($1 + 256 * $2)) > /dev/null 2>&1
      }
      """;

  private Shell() {}

  /** A program of these lines. */
  public static List<String> program(String... lines) {
    return List.of("sh", "-c", HOW_TO_HEAR + String.join("\n", lines));
  }

  /** Reads a request and answers {@code json}, which has as many bytes as characters. */
  public static String reply(String json) {
    return HEAR + "; " + write(json.length(), json);
  }

  /** Answers any request with a frame of a given length and these bytes. */
  public static String write(int length, String bytes) {
    StringBuilder octal = new StringBuilder();
    for (int at = 0; at < 4; at++) {
      octal.append("\\%03o".formatted(length >>> (8 * at) & 0xFF));
    }
    return "printf '%s%%s' '%s'".formatted(octal, bytes.replace("'", "'\\''"));
  }

  /** How these lines begin a process, and how they go on in the processes after the first. */
  public static String firstOnly(Path mark, String first, String later) {
    return "if [ -e '%s' ]; then\n%s\nelse\n: > '%1$s'\n%3$s\nfi".formatted(mark, later, first);
  }

  /** A message as it travels. */
  static byte[] frame(String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    byte[] frame = new byte[4 + bytes.length];
    for (int at = 0; at < 4; at++) {
      frame[at] = (byte) (bytes.length >>> (8 * at));
    }
    System.arraycopy(bytes, 0, frame, 4, bytes.length);
    return frame;
  }
}
