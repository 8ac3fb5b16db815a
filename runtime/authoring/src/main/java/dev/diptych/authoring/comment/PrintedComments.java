package dev.diptych.authoring.comment;

import dev.diptych.authoring.format.TokenKind;
import dev.diptych.authoring.format.TokenScanner;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The comments that the printer writes: computed values, and those in items that are kept verbatim.
 * They are not put into the text again.
 */
final class PrintedComments {
  private static final Pattern COMPUTED = Pattern.compile("# ([A-Za-z_][A-Za-z0-9_]*) = (.*)");

  private final Set<String> computed = new HashSet<>();
  private final Map<String, Set<Integer>> printed = new HashMap<>();

  /**
   * The comments of a printed text.
   *
   * @param schema the schema of the text that is changed
   * @param text the printed text
   */
  PrintedComments(Schema schema, TextTree text) {
    for (StructType struct : schema.structs().values()) {
      struct.computed().forEach(each -> computed.add(each.id()));
    }
    for (int i = 0; i < text.comments(); i++) {
      printed.computeIfAbsent(text.commentText(i), key -> new LinkedHashSet<>()).add(text.start(i));
    }
  }

  /** Whether a comment at the start of a block is a computed value. */
  boolean isComputed(String comment) {
    Matcher matcher = computed.isEmpty() ? null : COMPUTED.matcher(comment);
    return matcher != null
        && matcher.matches()
        && computed.contains(matcher.group(1))
        && isValue(matcher.group(2));
  }

  private static boolean isValue(String text) {
    TokenScanner scanner =
        new TokenScanner(text.getBytes(StandardCharsets.ISO_8859_1), false, false);
    int depth = 0;
    int values = 0;
    while (scanner.read(scanner.end()) != TokenKind.NOTHING) {
      if (scanner.kind() == TokenKind.COMMENT) {
        return false;
      }
      values += depth == 0 ? 1 : 0;
      depth += scanner.kind() == TokenKind.OPEN ? 1 : 0;
      depth -= scanner.kind() == TokenKind.CLOSE ? 1 : 0;
    }
    return values == 1 && depth == 0;
  }

  /**
   * Whether the printed text has a comment already; it is counted once.
   *
   * @param block the block that has it, in an item or between items
   * @param item the item that has it, before its braces if it has some; -1 for none
   */
  boolean has(String comment, TextBlock block, int item) {
    Set<Integer> all = printed.getOrDefault(comment, Set.of());
    Optional<Integer> found =
        all.stream()
            .filter(at -> at >= block.open() && at <= block.close())
            .filter(at -> block.inside(at) == item && !isInBlock(block, item, at))
            .findFirst();
    found.ifPresent(all::remove);
    return found.isPresent();
  }

  /** Whether a comment is between the braces of an item, which are asked for it themselves. */
  private static boolean isInBlock(TextBlock block, int item, int at) {
    TextItem named = item < 0 ? null : block.named(item);
    return named != null && named.encloses(at);
  }
}
