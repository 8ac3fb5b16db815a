package dev.diptych.authoring.format;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where the items of a text begin: at its nodes. In an authored text, the arguments of a row go on
 * as long as they can; what looks like another row is laid out as one, although the format decides.
 */
final class Items {
  private static final int BEGINS = 1;
  private static final int ROW = 2;
  private static final int ARGUMENT = 4;

  private final SyntaxTree tree;
  private final byte[] flags;
  private final boolean isAuthored;
  private final boolean keeps;
  private final Map<Integer, Integer> kept = new HashMap<>();

  /**
   * Finds the items.
   *
   * @param root the blocks of the format; null if it is unknown
   */
  Items(SyntaxTree tree, @Nullable BlockLayout root) {
    this.tree = tree;
    this.flags = new byte[tree.tokens()];
    this.isAuthored = tree.dialect() == Dialect.AUTHORED;
    this.keeps = root != null && root.keepsUnknown();
    mark(0, tree.nodes(), root);
  }

  /** Whether a token begins an item. */
  boolean begins(int token) {
    return (flags[token] & BEGINS) != 0;
  }

  /** Whether the item that begins with a token is a row. */
  boolean isRow(int token) {
    return (flags[token] & ROW) != 0;
  }

  /** Whether a token is an argument of a row, after its value. */
  boolean isArgument(int token) {
    return (flags[token] & ARGUMENT) != 0;
  }

  /** Whether the format keeps items with unknown names: their white space is data. */
  boolean keepsUnknown() {
    return keeps;
  }

  /** The token after the item that begins with a token, if it is kept; or -1. */
  int keptEnd(int token) {
    return keeps ? kept.getOrDefault(token, -1) : -1;
  }

  private void flag(int token, int flag) {
    flags[token] = (byte) (flags[token] | flag);
  }

  private void mark(int from, int end, @Nullable BlockLayout block) {
    for (int node = from; node < end; node = tree.next(node)) {
      NodeKind kind = tree.nodeKind(node);
      int token = tree.firstToken(node);
      switch (kind) {
        case RUN -> flag(token, BEGINS | ROW);
        case ROW -> row(node);
        case BLOCK -> {
          flag(token, BEGINS);
          BlockLayout inner = keeps && block != null ? block.child(tree.text(token)) : null;
          keep(node, block, inner == null || inner.isKnown() || isAbout(token));
          mark(node + 1, tree.next(node), inner);
        }
        case ATTRIBUTE -> {
          flag(token, BEGINS);
          boolean isKnown = !keeps || block == null || block.hasAttribute(tree.text(token));
          keep(node, block, isKnown);
        }
        case LET, REPEAT, SHIFT -> {
          flag(token, BEGINS);
          mark(node + 1, tree.next(node), block);
        }
        case USE, INCLUDE, SETTING -> flag(token, BEGINS);
        default -> {}
      }
    }
  }

  /** Whether a word is between the name of a block and its brace, which no kept block has. */
  private boolean isAbout(int name) {
    return tree.kind(tree.code(name + 1)) != Kind.LBRACE;
  }

  private void keep(int node, @Nullable BlockLayout block, boolean isKnown) {
    if (!isKnown && block != null && block.keepsUnknown()) {
      kept.put(tree.firstToken(node), tree.endToken(node));
    }
  }

  private void row(int node) {
    int first = tree.firstToken(node);
    int end = tree.endToken(node);
    flag(first, BEGINS | ROW);
    if (isAuthored) {
      new Arguments(first).read(first, end);
    }
  }

  private boolean isBeforeGroup(int token) {
    return tree.kind(tree.code(token + 1)) == Kind.LPAREN;
  }

  /** Finds the arguments of a row, and what looks like another row among them. */
  private final class Arguments {
    private boolean isNamed;
    private boolean isFirst = true;
    private Kind previous = Kind.EOF;

    Arguments(int first) {
      // In 'turned euler(0 10deg 0)', the group is that of the function.
      boolean isFunction = Spacing.isWord(tree.kind(first)) && !isBeforeGroup(first);
      isNamed = isName(tree.kind(first)) && !isFunction;
    }

    void read(int first, int end) {
      int depth = 0;
      for (int token = first; token < end; token = tree.code(token + 1)) {
        Kind kind = tree.kind(token);
        if (depth == 0 && token > first) {
          read(token, kind);
        }
        depth += Spacing.opens(kind) ? 1 : Spacing.closes(kind) ? -1 : 0;
        isFirst &= depth > 0 || !Spacing.closes(kind);
        previous = kind;
      }
    }

    private void read(int token, Kind kind) {
      if (begins(token, kind)) {
        flag(token, BEGINS | ROW);
        isNamed = isName(kind);
        isFirst = true;
      } else {
        flag(token, isFirst ? 0 : ARGUMENT);
        isFirst &= kind == Kind.LPAREN;
      }
    }

    /** Whether the name of a row or its group is first in it. */
    private static boolean isName(Kind kind) {
      return kind == Kind.LPAREN || kind == Kind.SPECIAL || Spacing.isWord(kind);
    }

    private boolean begins(int token, Kind kind) {
      return switch (kind) {
        case LPAREN -> !isFirst && isNamed;
        case STRING -> !isFirst && isBeforeGroup(token);
        case REFERENCE, CALC ->
            previous != Kind.RANGE && previous != Kind.AT && isFirstInLine(token);
        case NAME, AT -> isNamed && isFirstInLine(token) && isBeforeGroup(token);
        default -> false;
      };
    }

    private boolean isFirstInLine(int token) {
      return tree.trivia().linesBefore(token) > 0;
    }
  }
}
