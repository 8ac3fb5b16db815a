package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.twin.Parts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files of structs so large that they are converted in parts. The second reader of texts requires
 * the whole, so that what the command does with it is what it must do without.
 */
class LargeStructsTest {
  private static final String SPEC =
      """
      meta:
        id: log
        endian: le
      seq:
        - id: magic
          contents: LOG1
        - id: level
          type: u1
          enum: levels
        - id: points
          type: point
          repeat: expr
          repeat-expr: %d
        - id: entries
          type: %s
          repeat: eos
      types:
        point:
          seq:
            - id: x
              type: u2
        note:
          seq:
            - id: entry
              type: entry
            - id: more
              type: entry
              if: entry.level > 150
        entry:
          seq:
            - id: time
              type: u4
            - id: len
              type: u1
            - id: name
              type: str
              size: len
              encoding: UTF-8
            - id: level
              type: u1
              valid:
                max: 200
      enums:
        levels:
          1: plain
      """;

  private static final String COUNTED =
      """
      meta:
        id: log
        endian: le
      seq:
        - {id: head, type: head}
        - {id: entries, type: entry, repeat: expr, repeat-expr: head.num}
      types:
        head:
          seq:
            - {id: magic, contents: LOG2}
            - {id: num, type: u4}
        entry:
          seq:
            - {id: time, type: u4}
            - {id: len, type: u1}
            - {id: name, type: str, size: len, encoding: UTF-8}
            - {id: level, type: u1}
      """;

  @TempDir Path folder;
  private Path spec;
  private Path file;
  private Path text;

  @BeforeEach
  void write() throws IOException {
    spec = folder.resolve("log.ksy");
    Files.writeString(spec, SPEC.formatted(0, "note"));
    file = Files.write(folder.resolve("a.log"), log(0, true));
    text = folder.resolve("a.twin");
    assertThat(Files.size(file)).isGreaterThan(Parts.MIN_SIZE);
  }

  /**
   * A log.
   *
   * @param points number of points
   * @param notes whether its entries are in notes
   */
  private static byte[] log(int points, boolean notes) {
    Random random = new Random(20261127);
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    log.writeBytes("LOG1\1".getBytes(UTF_8));
    log.writeBytes(new byte[2 * points]);
    while (log.size() < Parts.MIN_SIZE + 100_000) {
      int level = entry(random, log);
      if (notes && level > 150) {
        entry(random, log);
      }
    }
    return log.toByteArray();
  }

  private static int entry(Random random, ByteArrayOutputStream log) {
    byte[] name = "}\n# ä\"{%d".formatted(random.nextInt(1000)).getBytes(UTF_8);
    for (int i = 0; i < 4; i++) {
      log.write(random.nextInt(256));
    }
    log.write(name.length);
    log.writeBytes(name);
    int level = random.nextInt(200);
    log.write(level);
    return level;
  }

  @Test
  void areConvertedAsAWhole() throws IOException {
    Path whole = folder.resolve("whole.twin");
    assertThat(same("decompile", file, text, whole)).isEmpty();
    assertThat(whole).hasSameBinaryContentAs(text);
    Path back = folder.resolve("back.log");
    assertThat(same("compile", text, back, folder.resolve("whole.log"))).isEmpty();
    assertThat(back).hasSameBinaryContentAs(file);
  }

  @Test
  void asRowsOfABlockAreConvertedAsAWhole() throws IOException {
    Files.writeString(spec, SPEC.formatted(2, "entry"));
    Files.write(file, log(2, false));
    assertThat(same("decompile", file, text, folder.resolve("whole.twin"))).isEmpty();
    Path back = folder.resolve("back.log");
    assertThat(same("compile", text, back, folder.resolve("whole.log"))).isEmpty();
    assertThat(back).hasSameBinaryContentAs(file);
  }

  /** The number of entries is written when it is known, to a file or to standard output. */
  @Test
  void withACountAreConvertedAsAWhole() throws IOException {
    Files.writeString(spec, COUNTED);
    Files.write(file, counted(5000));
    assertThat(same("decompile", file, text, folder.resolve("whole.twin"))).isEmpty();
    Path back = folder.resolve("back.log");
    assertThat(same("compile", text, back, folder.resolve("whole.log"))).isEmpty();
    assertThat(back).hasSameBinaryContentAs(file);
    Command command = new Command();
    assertThat(command.run("compile", text.toString(), "--spec", spec.toString(), "-o", "-"))
        .isZero();
    assertThat(command.out()).isEqualTo(Files.readAllBytes(file));
  }

  @Test
  void withAnotherCountAreReportedAsAWhole() throws IOException {
    Files.writeString(spec, COUNTED);
    byte[] log = counted(5000);
    log[4]++;
    Files.write(file, log);
    assertThat(rejected("decompile", file, text)).contains("truncated");
    log[4] = (byte) (log[4] - 3);
    Files.write(file, log);
    assertThat(same("decompile", file, text, folder.resolve("whole.twin"))).isEmpty();
    assertThat(text).content(UTF_8).contains("Residue");
    Path back = folder.resolve("back.log");
    assertThat(same("compile", text, back, folder.resolve("whole.log"))).isEmpty();
    assertThat(back).hasSameBinaryContentAs(file);
  }

  private static byte[] counted(int entries) {
    Random random = new Random(20261128);
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    log.writeBytes("LOG2".getBytes(UTF_8));
    log.writeBytes(new byte[] {(byte) entries, (byte) (entries >> 8), 0, 0});
    for (int i = 0; i < entries; i++) {
      entry(random, log);
    }
    return log.toByteArray();
  }

  @Test
  void whatRequiresTheWholeIsNamed() throws IOException {
    Files.writeString(spec, COUNTED);
    byte[] log = counted(5000);
    Files.write(file, log);
    assertThat(whole()).isEmpty();
    Files.write(file, Arrays.copyOf(log, log.length + 1));
    assertThat(whole()).isEqualTo("it has bytes behind its last element");
    Files.write(file, log);
    Files.writeString(spec, COUNTED + "    instances:\n      start: {pos: 0, size: 4}\n");
    assertThat(whole()).isEqualTo("start is at a position");
  }

  /** What {@code info} gives as the reason. */
  private String whole() {
    Command command = new Command();
    assertThat(command.run("info", file.toString(), "--spec", spec.toString()))
        .as(command.err())
        .isZero();
    return new String(command.out(), UTF_8)
        .lines()
        .map(String::strip)
        .filter(line -> line.startsWith("whole "))
        .map(line -> line.substring("whole ".length()).strip())
        .findFirst()
        .orElse("");
  }

  @Test
  void goToStandardOutput() throws IOException {
    Command command = new Command();
    assertThat(command.run("decompile", file.toString(), "--spec", spec.toString())).isZero();
    Files.write(text, command.out());
    Command back = new Command();
    assertThat(back.run("compile", text.toString(), "--spec", spec.toString(), "-o", "-")).isZero();
    assertThat(back.out()).isEqualTo(Files.readAllBytes(file));
  }

  @Test
  void areReportedAsAWhole() throws IOException {
    byte[] log = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(log, log.length - 2));
    assertThat(rejected("decompile", file, text)).contains("truncated");
    log[log.length - 1] = (byte) 201;
    Files.write(file, log);
    assertThat(rejected("decompile", file, text)).contains("invalid-value");
  }

  @Test
  void keepTheOutputIfTheTextIsWrong() throws IOException {
    assertThat(same("decompile", file, text, folder.resolve("whole.twin"))).isEmpty();
    String right = Files.readString(text);
    Path out = Files.writeString(folder.resolve("out.log"), "before");
    int last = right.lastIndexOf("time");
    Files.writeString(text, right.substring(0, last) + "tame" + right.substring(last + 4));
    assertThat(rejected("compile", text, out)).contains("unknown-field").contains("time");
    assertThat(out).hasContent("before");
    Files.writeString(text, right.replaceFirst("(?s)\\}\\n\\z|\\nEof\\n\\z", "\n"));
    assertThat(rejected("compile", text, out)).isNotEmpty();
    assertThat(out).hasContent("before");
  }

  @Test
  void mayBeWrittenInOtherWays() throws IOException {
    assertThat(same("decompile", file, text, folder.resolve("whole.twin"))).isEmpty();
    String right = Files.readString(text);
    Path back = folder.resolve("back.log");
    for (String other :
        new String[] {
          right.replace("\n", "\r\n"),
          right.replace("\n}\n", "\n } # end\n"),
          right.replace("\n", "\n  "),
          right.replace("level = Plain\n", "").replace("\nEof\n", "\nlevel = Plain\nEof\n"),
          right.replaceFirst("Entries \\{", "# an entry\nEntries\n{"),
        }) {
      Files.writeString(text, other);
      assertThat(same("compile", text, back, folder.resolve("whole.log"))).isEmpty();
      assertThat(back).hasSameBinaryContentAs(file);
    }
  }

  /** Converts in both ways, and returns what both report. */
  private String same(String command, Path input, Path output, Path whole) {
    Command inParts = run(0, command, input, output);
    Command atOnce = run(0, command, input, whole, "--oracle", "antlr");
    assertThat(inParts.err()).isEqualTo(atOnce.err());
    return inParts.err();
  }

  /** Fails in both ways, and returns what both report. */
  private String rejected(String command, Path input, Path output) {
    Command inParts = run(1, command, input, output);
    Command atOnce = run(1, command, input, output, "--oracle", "antlr");
    assertThat(inParts.err()).isEqualTo(atOnce.err());
    return inParts.err();
  }

  private Command run(int code, String command, Path input, Path output, String... more) {
    Command run = new Command();
    String[] args = {command, input.toString(), "--spec", spec.toString(), "-o", output.toString()};
    String[] all = Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    assertThat(run.run(all)).as(run.err()).isEqualTo(code);
    return run;
  }
}
