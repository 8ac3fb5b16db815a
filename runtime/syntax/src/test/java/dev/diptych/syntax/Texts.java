package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.Random;

/** Makes texts: valid ones of every shape, and ones with something changed in them. */
final class Texts {
  private static final String[] NUMBERS = {
    "0",
    "-1",
    "12345678",
    "123456789012345678",
    "0x1F",
    "-0xa",
    "0.5",
    "-0.12345678",
    "1e5",
    "1.25E-17",
    "inf",
    "-inf",
    "nan",
    "nan:0x1f",
    "0123456789.0123456789e+10"
  };
  private static final String[] NAMES = {
    "a", "true", "false", "Loop", "_x9", "x", "info", "nanny", "Ever", "Eofx", "e5"
  };
  private static final String[] OTHERS = {
    "\"text\"", "\"a \\\" ) # b\"", "x\"0a 0B\"", "x\"\"", "(1 2)", "(1 (2 x) \"(\")", "()"
  };
  private static final String[] BLANKS = {" ", " ", " ", "  ", "\n", "\r\n", "\t", " # c ) {\n"};
  private static final String[] FRAGMENTS = {
    "{",
    "}",
    "(",
    ")",
    "=",
    "\"",
    "x\"",
    "#",
    "\n",
    " ",
    ",",
    ";",
    ".",
    "-",
    "+",
    ":",
    "'",
    "[",
    "/*",
    "//",
    "Eof",
    "Eof\n",
    "1",
    "1.5.2",
    " 1 (2)",
    "(1)",
    "a = ",
    "B {",
    "} ",
    "\\",
    "\u00e9",
    "\0",
    "nan:",
    "0x",
    "e",
    "(((",
    ")))",
    "{{{",
    "\ud83d\ude00",
    "1 (2 3",
    "x",
    "inf"
  };

  private final Random random;
  private final StringBuilder text = new StringBuilder();

  Texts(long seed) {
    random = new Random(seed);
  }

  /** A valid text. */
  String valid() {
    text.setLength(0);
    text.append("Some Thing Ver 1.").append(random.nextInt(10)).append('\n');
    items(0);
    return text.append("Eof\n").toString();
  }

  /** {@code text} with some changes, as bytes; often no longer valid, now and then not UTF-8. */
  byte[] mutate(String valid) {
    StringBuilder changed = new StringBuilder(valid);
    int changes = 1 + random.nextInt(3);
    for (int i = 0; i < changes; i++) {
      int at = random.nextInt(changed.length() + 1);
      int to = Math.min(changed.length(), at + random.nextInt(4));
      switch (random.nextInt(6)) {
        case 0 -> changed.delete(at, to);
        case 1 -> changed.setLength(Math.max(at, changed.length() / 2));
        case 2 -> changed.insert(at, BLANKS[random.nextInt(BLANKS.length)]);
        case 3 -> changed.insert(at, changed.substring(at, to));
        default -> changed.insert(at, FRAGMENTS[random.nextInt(FRAGMENTS.length)]);
      }
    }
    byte[] bytes = changed.toString().getBytes(UTF_8);
    if (bytes.length > 0 && random.nextInt(8) == 0) {
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return bytes;
  }

  /** Any bytes after a header line. */
  byte[] noise() {
    byte[] noise = new byte[random.nextInt(200)];
    random.nextBytes(noise);
    byte[] symbols = "{}()=\"#x1.e-:a \n\\".getBytes(ISO_8859_1);
    for (int i = 0; i < noise.length; i++) {
      noise[i] = random.nextInt(40) == 0 ? noise[i] : symbols[(noise[i] & 0xFF) % symbols.length];
    }
    byte[] all = "A Ver 1\n".getBytes(ISO_8859_1);
    byte[] joined = Arrays.copyOf(all, all.length + noise.length);
    System.arraycopy(noise, 0, joined, all.length, noise.length);
    return joined;
  }

  private void items(int depth) {
    int count = random.nextInt(5);
    for (int i = 0; i < count; i++) {
      blank();
      switch (random.nextInt(depth < 4 ? 4 : 2)) {
        case 0 -> rows();
        case 1 -> attribute();
        default -> block(depth);
      }
      blank();
    }
  }

  private void block(int depth) {
    text.append(pick(NAMES));
    maybeBlank();
    text.append('{');
    items(depth + 1);
    maybeBlank();
    text.append('}');
  }

  private void attribute() {
    text.append(pick(NAMES));
    maybeBlank();
    text.append('=');
    maybeBlank();
    text.append(value(3));
  }

  private void rows() {
    int count = random.nextInt(6);
    int oddity = random.nextInt(3) == 0 ? 3 : 1000;
    for (int i = 0; i < count; i++) {
      if (random.nextInt(4) > 0) {
        String key = value(oddity);
        text.append(key.startsWith("(") ? "1" : key);
        maybeBlank();
      }
      text.append('(');
      maybeBlank();
      int cells = random.nextInt(5);
      for (int k = 0; k < cells; k++) {
        text.append(value(oddity));
        blank();
      }
      text.append(')');
      maybeBlank();
    }
  }

  private String value(int oddity) {
    if (random.nextInt(oddity) == 0) {
      return pick(OTHERS);
    }
    return random.nextInt(4) == 0 ? pick(NAMES) : pick(NUMBERS);
  }

  private void blank() {
    text.append(random.nextInt(4) == 0 ? pick(BLANKS) : " ");
  }

  private void maybeBlank() {
    if (random.nextBoolean()) {
      blank();
    }
  }

  private String pick(String[] from) {
    return from[random.nextInt(from.length)];
  }
}
