package dev.diptych.lsp.context;

import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.Trivia;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads the outline of a text from its tree. A brace that is missing has a token there; what is
 * skipped because of an error has no nodes, so there braces are what is written, and indentation
 * shows which are missing.
 */
final class OutlineReader {
  private static final long WORDS = Kind.WORDS | Kind.bits(Kind.BAD_WORD);

  private final SyntaxTree tree;
  private final Trivia trivia;
  private final Group root;
  private Group current;
  private int node;
  private int headNode = -1;
  private int skipped; // end of what is skipped
  private Group skippedIn;
  private boolean isLeft = true;
  private int end;

  OutlineReader(SyntaxTree tree) {
    this.tree = tree;
    this.trivia = tree.trivia();
    int first = tree.firstToken();
    Group.Head head = new Group.Head(Group.Kind.TEXT, -1, Span.at(tree.start(first)), null);
    this.root = new Group(head, null, first - 1, tree.start(first));
    this.current = root;
    this.skippedIn = root;
    this.end = tree.source().length();
  }

  Outline read() {
    int token = tree.firstToken();
    int last = tree.tokens() - 1;
    while (token < last && tree.kind(token) != Kind.END) {
      if (tree.kind(token) == Kind.ERROR && token >= skipped) {
        skip(token);
      } else if (token >= skipped && !tree.kind(token).isTrivia() && !isLeft) {
        leave(token);
      }
      token(token);
      token++;
    }
    end = tree.isMissing(token) ? end : tree.start(token);
    while (current.parent() != null) {
      abandon(token);
    }
    root.close(token, end, false);
    return new Outline(tree, root, end);
  }

  private void token(int token) {
    while (node < tree.nodes() && tree.firstToken(node) <= token) {
      headNode = hasBraces(tree.nodeKind(node)) ? node : headNode;
      node++;
    }
    switch (tree.written().kind(token)) {
      case LBRACE -> open(token);
      case RBRACE -> close(token);
      case ASSIGN -> assign(token);
      case REFERENCE -> current.addReference(nameOf(token));
      case STRING, UNTERMINATED_STRING -> {
        if (kindBefore(token) == Kind.INCLUDE) {
          current.addInclude(tree.span(token));
        }
      }
      default -> {}
    }
  }

  private static boolean hasBraces(NodeKind kind) {
    return switch (kind) {
      case BLOCK, LET, REPEAT, SHIFT -> true;
      default -> false;
    };
  }

  /** A name without the dollar and a component. */
  private Span nameOf(int reference) {
    int dot = tree.text(reference).indexOf('.');
    int from = tree.start(reference);
    return new Span(from + 1, dot < 0 ? tree.end(reference) : from + dot);
  }

  // ---------------------------------------------------------------- what is skipped

  /** Begins what is skipped; a token or two are only removed, which leaves the braces right. */
  private void skip(int from) {
    int count = 0;
    int at = from;
    while (tree.kind(at).isTrivia()) {
      count += tree.kind(at) == Kind.ERROR ? 1 : 0;
      skipped = tree.kind(at++) == Kind.ERROR ? at : skipped;
    }
    isLeft = count <= 2;
    skippedIn = current;
  }

  /** Leaves what was skipped: the blocks around it go on, or all of them are closed there. */
  private void leave(int token) {
    isLeft = true;
    Group around = tree.isMissing(token) ? root : skippedIn;
    while (current != around && current.parent() != null) {
      abandon(token);
    }
    current = around;
  }

  private boolean isSkipped(int token) {
    return token < skipped;
  }

  private void abandon(int token) {
    current.close(token, tree.start(token), false);
    current = Objects.requireNonNull(current.parent());
  }

  /** Closes the braces that what begins at an offset shows to be missing. */
  private void closeBefore(int token, int offset, int least) {
    boolean isFirst = trivia.isLineStart(trivia.blanksStart(offset));
    while (isFirst
        && current.parent() != null
        && trivia.indentation(offset) < trivia.indentation(current.name().start()) + least) {
      abandon(token);
    }
  }

  // ---------------------------------------------------------------- braces and names

  private void open(int token) {
    if (isSkipped(token) && isLeft) {
      return;
    }
    Group.Head head = isSkipped(token) || headNode < 0 ? headBefore(token) : head(headNode, token);
    if (isSkipped(token)) {
      closeBefore(token, head.name().start(), 1);
    }
    Group group = new Group(head, current, token, tree.end(token));
    current.add(group);
    current = group;
  }

  private void close(int token) {
    if (isSkipped(token)) {
      if (isLeft) {
        return;
      }
      closeBefore(token, tree.start(token), 0);
    }
    Group parent = current.parent();
    if (parent != null) {
      current.close(token, tree.start(token), tree.end(token) > tree.start(token));
      current = parent;
    }
  }

  /** What introduces a brace, by its node. */
  private Group.Head head(int of, int brace) {
    int first = tree.firstToken(of);
    int second = tree.code(first + 1);
    return switch (tree.nodeKind(of)) {
      case LET -> new Group.Head(Group.Kind.LET, of, tree.span(second), null);
      case REPEAT -> new Group.Head(Group.Kind.REPEAT, of, tree.span(first), null);
      case SHIFT -> new Group.Head(Group.Kind.AT, of, tree.span(first), null);
      default -> {
        Span about = second < brace ? tree.span(second) : null;
        yield new Group.Head(Group.Kind.BLOCK, of, tree.span(first), about);
      }
    };
  }

  /** What introduces a brace that is skipped, by the words before it. */
  private Group.Head headBefore(int brace) {
    int name = before(brace);
    if (name < 0 || !tree.written().kind(name).isIn(WORDS)) {
      return name >= 0 && tree.written().kind(name) == Kind.ASSIGN
          ? assigned(before(name), brace)
          : new Group.Head(Group.Kind.BLOCK, -1, Span.at(tree.start(brace)), null);
    }
    int first = before(name);
    boolean isTwo =
        first >= 0 && tree.written().kind(first).isIn(WORDS) && kindBefore(first) != Kind.ASSIGN;
    return isTwo && trivia.lineStart(tree.start(first)) == trivia.lineStart(tree.start(name))
        ? new Group.Head(Group.Kind.BLOCK, -1, tree.span(first), tree.span(name))
        : new Group.Head(Group.Kind.BLOCK, -1, tree.span(name), null);
  }

  private Group.Head assigned(int name, int brace) {
    boolean isLet = name >= 0 && kindBefore(name) == Kind.LET;
    return isLet
        ? new Group.Head(Group.Kind.LET, -1, tree.span(name), null)
        : new Group.Head(Group.Kind.BLOCK, -1, Span.at(tree.start(brace)), null);
  }

  private void assign(int token) {
    int name = before(token);
    if (name < 0 || !tree.written().kind(name).isIn(WORDS)) {
      return;
    }
    int keyword = before(name);
    if (kindBefore(name) == Kind.LET) {
      current.add(new Group.Definition(tree.start(keyword), tree.span(name), token));
    } else {
      current.add(new Group.Attribute(tree.span(name), token));
    }
  }

  /** The token of an item before another one, or -1. */
  private int before(int token) {
    int before = tree.written().codeBefore(token);
    return before < tree.firstToken() ? -1 : before;
  }

  private @Nullable Kind kindBefore(int token) {
    int before = before(token);
    return before < 0 ? null : tree.written().kind(before);
  }
}
