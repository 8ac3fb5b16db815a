package dev.diptych.authoring;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A word of a vocabulary with what an editor shows about it.
 *
 * @param blocks matches the names of the blocks that allow it, from the outermost, joined by {@code
 *     /}; the whole text is empty
 * @param use where in the block it is
 * @param after for {@link Use#VALUE}, {@link Use#FILE} and {@link Use#PLACE}, the word or attribute
 *     before it; otherwise empty
 * @param name the word; {@code <name>} for all names of blocks {@code name Something { … }} of a
 *     text, {@code <name>.Part} for a part of each
 * @param snippet what to insert, in the syntax of snippets of the Language Server Protocol
 * @param doc one sentence
 */
public record VocabularyWord(
    Pattern blocks, Use use, String after, String name, String snippet, String doc) {
  /** Where a word is. */
  public enum Use {
    /** At the beginning of an item. */
    ITEM,
    /** The name of an attribute. */
    ATTRIBUTE,
    /** In a row, directly after its key. */
    FIRST,
    /** In a row, after its key and other arguments. */
    ARGUMENT,
    /** After another word, such as {@code mirror}, or as the value of an attribute. */
    VALUE,
    /** The ending of files, without the point, that may be named in quotes after another word. */
    FILE,
    /**
     * In a row, a word about a place: anywhere, directly after the key ({@code place:first}), or
     * after another such word ({@code place:in}). Which of them a row can have depends on the
     * others.
     */
    PLACE
  }

  /** Whether it is allowed in the block {@code path}, as described by {@link #blocks}. */
  public boolean allowedIn(String path) {
    return blocks.matcher(path).matches();
  }

  /** Whether it is all names of blocks of a text. */
  public boolean isNames() {
    return name.startsWith("<");
  }

  /** Whether it is a tuple of numbers, {@code ()}. */
  public boolean isTuple() {
    return name.equals("()");
  }

  /** The word before the names, if it {@linkplain #isNames is} all names. */
  public String namedBlock() {
    return name.substring(1, name.indexOf('>'));
  }

  /** What follows the names, such as {@code .Front}, if it {@linkplain #isNames is} all names. */
  public String part() {
    return name.substring(name.indexOf('>') + 1);
  }

  /** Creates the same word with the name of a block, for one of many. */
  public VocabularyWord named(String block, String blockDoc) {
    String own = doc.isEmpty() ? blockDoc : doc + " " + blockDoc;
    return new VocabularyWord(blocks, use, after, block + part(), block + part(), own);
  }

  /**
   * Reads a list of words: five columns separated by tabs, with {@code \n} and {@code \t} in
   * snippets. A use {@code value:mirror} is after the word {@code mirror}, and {@code place:in,at}
   * after one of two. Lines that begin with {@code #} are comments.
   *
   * @param owner a class in the package of the resource
   * @param resource its file name
   */
  public static List<VocabularyWord> read(Class<?> owner, String resource) {
    InputStream in = Objects.requireNonNull(owner.getResourceAsStream(resource), resource);
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .flatMap(VocabularyWord::of)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<VocabularyWord> of(String line) {
    String[] cells = line.split("\t", -1);
    String[] use = cells[1].split(":", 2);
    String snippet = cells[3].isEmpty() ? cells[2] : cells[3];
    String[] words = use.length > 1 ? use[1].split(",") : new String[] {""};
    return Stream.of(words)
        .map(
            after ->
                new VocabularyWord(
                    Pattern.compile(cells[0]),
                    Use.valueOf(use[0].toUpperCase(Locale.ROOT)),
                    after,
                    cells[2],
                    snippet.replace("\\n", "\n").replace("\\t", "\t"),
                    cells[4]));
  }
}
