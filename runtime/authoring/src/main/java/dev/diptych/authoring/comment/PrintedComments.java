package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
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
  private final SyntaxOptions value;
  private final Map<String, Set<Integer>> printed = new HashMap<>();

  /**
   * The comments of a printed text.
   *
   * @param schema the schema of the text that is changed
   * @param text the printed text
   */
  PrintedComments(Schema schema, TextComments text) {
    for (StructType struct : schema.structs().values()) {
      struct.computed().forEach(each -> computed.add(each.id()));
    }
    value = SyntaxOptions.of(Dialect.PLAIN, schema.style().rawStrings());
    for (int i = 0; i < text.count(); i++) {
      String comment = text.comment(i).text();
      printed.computeIfAbsent(comment, key -> new LinkedHashSet<>()).add(text.start(i));
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

  /** Whether a text is one value. */
  private boolean isValue(String text) {
    byte[] attribute = ("value = " + text + "\nEof").getBytes(ISO_8859_1);
    SyntaxTree tree = Syntax.read(new Source("", attribute), value);
    return tree.hasValidItems() && tree.nodes() == 1 && !hasComment(tree);
  }

  private static boolean hasComment(SyntaxTree tree) {
    boolean found = false;
    for (int token = 0; token < tree.tokens(); token++) {
      found |= tree.kind(token) == Kind.COMMENT;
    }
    return found;
  }

  /**
   * Whether the printed text has a comment already; it is counted once.
   *
   * @param block the block that has it, in an item or between items
   * @param item the item that has it, before its braces if it has some; -1 for none
   */
  boolean has(String comment, Block block, int item) {
    Set<Integer> all = printed.getOrDefault(comment, Set.of());
    Optional<Integer> found =
        all.stream()
            .filter(at -> at >= block.open() && at <= block.close())
            .filter(at -> block.inside(at) == item && !block.isInBraces(item, at))
            .findFirst();
    found.ifPresent(all::remove);
    return found.isPresent();
  }
}
