package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.names.Occurrence;
import dev.diptych.lsp.names.StringContent;
import dev.diptych.lsp.names.Text;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where the names of blocks such as {@code prop Button { … }} and {@code gesture Wave { … }} are
 * used: where the vocabulary allows such a name. Of {@code Button.Front} it is the first part.
 */
final class BlockNames {
  private static final long WORDS = Kind.bits(Kind.NAME, Kind.DOTTED);
  private static final long BEFORE_NAME =
      Kind.bits(
          Kind.INT, Kind.FLOAT, Kind.QUANTITY, Kind.RELATIVE, Kind.REFERENCE, Kind.CALC_CLOSE);
  private static final long NOT_AFTER_NAME = Kind.bits(Kind.LBRACE, Kind.LPAREN, Kind.ASSIGN);

  private final TextView view;
  private final List<VocabularyWord> names;
  private final Set<Text> texts = new LinkedHashSet<>();

  /** The names in texts, and in those that they include. */
  BlockNames(TextView view, List<NameTexts> roots) {
    this.view = view;
    // A text without a header line has the vocabulary of those that include it.
    this.names =
        roots.stream()
            .map(NameTexts::words)
            .filter(words -> !words.isEmpty())
            .findFirst()
            .orElse(List.of())
            .stream()
            .filter(VocabularyWord::isNames)
            .toList();
    roots.forEach(root -> collect(root.main(), root));
  }

  private void collect(Text text, NameTexts root) {
    if (!texts.add(text)) {
      return;
    }
    for (Span include : text.outline().root().includes()) {
      @Nullable Text included = root.read(text, StringContent.of(text.outline(), include));
      if (included != null) {
        collect(included, root);
      }
    }
  }

  /**
   * A name of blocks.
   *
   * @param block the word before it, such as {@code prop}
   */
  record Name(String block, Occurrence at) {
    String name() {
      return at.name();
    }
  }

  /** The name at an offset of the text; null if there is none, or no text defines it. */
  @Nullable Name at(int offset) {
    Text main = texts.iterator().next();
    SyntaxTree tree = main.outline().tree();
    int token = tree.tokenAt(offset);
    if (!tree.written().kind(token).isIn(WORDS) && offset > 0) {
      token = tree.tokenAt(offset - 1);
    }
    String block = block(main, token);
    if (block == null) {
      return null;
    }
    Name name = new Name(block, new Occurrence(main, first(tree, token)));
    boolean isDefined = occurrences(name).stream().anyMatch(each -> isDefinition(each, block));
    return isDefined && Outline.touches(name.at().span(), offset) ? name : null;
  }

  /** Where a name is, in all texts; its definitions among them. */
  Set<Occurrence> occurrences(Name name) {
    Set<Occurrence> found = new LinkedHashSet<>();
    for (Text text : texts) {
      SyntaxTree tree = text.outline().tree();
      for (int token = tree.firstToken(); token < tree.tokens() - 1; token++) {
        if (tree.written().kind(token).isIn(WORDS)) {
          Occurrence at = new Occurrence(text, first(tree, token));
          if (at.name().equals(name.name()) && name.block().equals(block(text, token))) {
            found.add(at);
          }
        }
      }
    }
    return found;
  }

  /** Whether a name follows the word of its block, before braces. */
  static boolean isDefinition(Occurrence at, String block) {
    return at.text().outline().root().groups().stream()
        .anyMatch(
            group ->
                at.span().equals(group.about()) && at.text().outline().name(group).equals(block));
  }

  /** What kind of block the name is that a token may be; null if it is none. */
  private @Nullable String block(Text text, int token) {
    SyntaxTree tree = text.outline().tree();
    if (!tree.written().kind(token).isIn(WORDS)) {
      return null;
    }
    Occurrence at = new Occurrence(text, first(tree, token));
    String path = path(text.outline(), tree.start(token));
    for (VocabularyWord each : names) {
      if (isDefinition(at, each.namedBlock())
          || (each.allowedIn(path) && follows(tree, token, each))) {
        return each.namedBlock();
      }
    }
    return null;
  }

  private boolean follows(SyntaxTree tree, int token, VocabularyWord word) {
    int before = tree.written().codeBefore(token);
    if (before < 0 || tree.written().kind(tree.written().code(token + 1)).isIn(NOT_AFTER_NAME)) {
      return false;
    }
    if (word.after().isEmpty() || word.after().equals("first")) {
      return tree.written().kind(before).isIn(BEFORE_NAME);
    }
    int name =
        tree.written().kind(before) == Kind.ASSIGN ? tree.written().codeBefore(before) : before;
    return name >= 0 && tree.text(name).equals(word.after());
  }

  /** The word, or the part of it before the dot. */
  private static Span first(SyntaxTree tree, int token) {
    int dot = tree.text(token).indexOf('.');
    int start = tree.start(token);
    return new Span(start, dot < 0 ? tree.end(token) : start + dot);
  }

  private static String path(Outline outline, int offset) {
    Deque<String> blocks = new ArrayDeque<>();
    for (Group group = outline.at(offset); group != null; group = group.parent()) {
      if (group.kind() == Group.Kind.BLOCK) {
        blocks.push(outline.name(group));
      }
    }
    return String.join("/", blocks);
  }

  /** Whether a name is one of such blocks already, also of the vocabulary. */
  boolean isTaken(String block, String name) {
    return new NamedBlocks(view).all(block).containsKey(name)
        || texts.stream()
            .flatMap(
                text ->
                    text.outline().root().groups().stream()
                        .map(Group::about)
                        .filter(about -> about != null)
                        .map(about -> new Occurrence(text, about)))
            .anyMatch(each -> each.name().equals(name) && isDefinition(each, block));
  }
}
