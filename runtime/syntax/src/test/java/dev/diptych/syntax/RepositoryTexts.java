package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** The texts of the repository, found by their names, and random ones. */
public final class RepositoryTexts {
  /** What random texts consist of: each mode and each kind of token begins with one of them. */
  private static final String[] PARTS = {
    "1",
    "a",
    "-",
    ".",
    "\"",
    "x\"",
    "{",
    "}",
    "(",
    ")",
    "=",
    "#",
    "\n",
    " ",
    "Eof",
    "calc(",
    "calc",
    "$a",
    "$",
    "+",
    "1.5",
    "let ",
    "use ",
    "at ",
    "every ",
    "repeat ",
    "include ",
    "\\",
    "é",
    "2s",
    "0 (1 2 3)\n",
    "b {\n",
    "a = 1\n",
    "..",
    ",",
    "ease-in",
    "inf",
    "nan:0x1",
    "0xff",
    "1.#INF",
    "e5",
    ":",
    "'",
    "\r\n",
    "\t",
    "*",
    "/",
    "Ver",
    "\u0000",
    "\u007f"
  };

  private RepositoryTexts() {}

  /** A text. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  public record Text(String name, byte[] bytes) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** The root of the repository. */
  public static Path root() {
    Path at = Path.of("").toAbsolutePath();
    while (!Files.exists(at.resolve("CONTRIBUTING.md"))) {
      at = at.getParent();
    }
    return at;
  }

  /** All texts with at most some bytes, in the order of their names. */
  public static List<Text> all(int maxLength) {
    try (Stream<Path> files = Files.walk(root())) {
      return files
          .filter(file -> file.toString().endsWith(".twin") || file.toString().endsWith(".mkm"))
          .filter(file -> !file.toString().contains("/target/"))
          .filter(Files::isRegularFile)
          .sorted()
          .map(RepositoryTexts::read)
          .filter(text -> text.bytes().length <= maxLength)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Text read(Path file) {
    try {
      return new Text(root().relativize(file).toString(), Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many random cases to test. */
  public static int count(int usual) {
    return Integer.getInteger("diptych.texts", usual);
  }

  /** Random numbers, the same in each run unless {@code diptych.seed} is set. */
  public static Random random(int seed) {
    return new Random(Integer.getInteger("diptych.seed", seed));
  }

  /** A random text of some parts. */
  public static byte[] random(Random random, int maxParts) {
    StringBuilder text = new StringBuilder();
    for (int i = 1 + random.nextInt(maxParts); i > 0; i--) {
      text.append(part(random));
    }
    return text.toString().getBytes(UTF_8);
  }

  /** A random part of a text. */
  public static String part(Random random) {
    return PARTS[random.nextInt(PARTS.length)];
  }

  /** A text with one to three random changes. */
  public static byte[] mutated(byte[] text, Random random) {
    byte[] mutated = text;
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      int from = random.nextInt(mutated.length + 1);
      int removed = Math.min(mutated.length - from, random.nextInt(3));
      byte[] part = part(random).getBytes(UTF_8);
      mutated = replaced(mutated, from, removed, random.nextInt(4) == 0 ? new byte[0] : part);
    }
    return mutated;
  }

  /** A text in which bytes are replaced. */
  public static byte[] replaced(byte[] text, int from, int removed, byte[] inserted) {
    byte[] changed = new byte[text.length - removed + inserted.length];
    System.arraycopy(text, 0, changed, 0, from);
    System.arraycopy(inserted, 0, changed, from, inserted.length);
    int rest = from + inserted.length;
    System.arraycopy(text, from + removed, changed, rest, changed.length - rest);
    return changed;
  }
}
