package dev.diptych.text.syntax;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser.AttributeContext;
import dev.diptych.grammar.DiptychParser.BlockContext;
import dev.diptych.grammar.DiptychParser.BodyContext;
import dev.diptych.grammar.DiptychParser.ItemContext;
import dev.diptych.grammar.DiptychParser.RowContext;
import dev.diptych.grammar.DiptychParserBaseListener;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import dev.diptych.text.syntax.error.ErrorRecovery;
import dev.diptych.text.syntax.error.SyntaxErrors;
import dev.diptych.text.syntax.error.UnclosedBlockFinder;
import dev.diptych.text.syntax.lex.AttributesToken;
import dev.diptych.text.syntax.lex.ReplacedToken;
import dev.diptych.text.syntax.lex.RowsToken;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Block;
import dev.diptych.text.syntax.tree.Item;
import dev.diptych.text.syntax.tree.Literal;
import dev.diptych.text.syntax.tree.Literal.Kind;
import dev.diptych.text.syntax.tree.NameCache;
import dev.diptych.text.syntax.tree.RowsBuilder;
import dev.diptych.text.syntax.tree.TextFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Builds the tree while the parser runs. Omits items with errors. */
final class TreeBuilder extends DiptychParserBaseListener {
  private final Source source;
  private final NameCache names;
  private final boolean rawStrings;
  private final ErrorRecovery recovery;
  private final SyntaxErrors errors;
  private final UnclosedBlockFinder indents;
  private final Deque<ItemList> open = new ArrayDeque<>();
  private Span tail;

  TreeBuilder(
      Source source,
      NameCache names,
      boolean rawStrings,
      ErrorRecovery recovery,
      SyntaxErrors errors,
      UnclosedBlockFinder indents) {
    this.source = source;
    this.names = names;
    this.rawStrings = rawStrings;
    this.recovery = recovery;
    this.errors = errors;
    this.indents = indents;
    this.tail = Span.at(source.length());
    open.push(new ItemList());
  }

  /** The whole text, after parsing. */
  TextFile file(@Nullable Header header) {
    return new TextFile(source, header, open.getLast().close(), tail);
  }

  @Override
  public void enterBlock(BlockContext context) {
    open.push(new ItemList());
  }

  @Override
  public void exitBlock(BlockContext context) {
    List<Item> items = open.pop().close();
    if (context.stop.getType() == DiptychLexer.RBRACE) {
      indents.closed(context);
    }
    int start = context.name.getStartIndex();
    int end = context.name.getStopIndex() + 1;
    int last = context.stop.getStopIndex() + 1;
    open.element().add(new Block(names.name(start, end), start, end, items, last));
  }

  @Override
  public void exitAttribute(AttributeContext context) {
    if (recovery.isPanic()) {
      return;
    }
    int start = context.name.getStartIndex();
    int end = context.name.getStopIndex() + 1;
    Literal value = literal(context.content.start, context.content.stop);
    Attribute attribute = new Attribute(names.name(start, end), start, end, value);
    errors.setLastAttribute(attribute);
    open.element().add(attribute);
  }

  @Override
  public void exitRow(RowContext context) {
    if (!recovery.isPanic()) {
      Span row = span(context.start, context.stop);
      open.element().rows.add(row.start(), row.end());
    }
  }

  @Override
  public void exitItem(ItemContext context) {
    if (recovery.isPanic()) {
      open.element().endRows();
    } else if (context.rows instanceof RowsToken token) {
      open.element().rows.add(token.rows());
    } else if (context.rows instanceof AttributesToken token) {
      token.attributes().forEach(open.element()::add);
    }
  }

  @Override
  public void exitBody(BodyContext context) {
    if (context.end != null && context.end.getStopIndex() >= context.end.getStartIndex()) {
      tail = new Span(context.end.getStopIndex() + 1, source.length());
    }
  }

  private Literal literal(Token first, Token last) {
    Span span = span(first, last);
    int type = first.getType();
    return type == DiptychLexer.LPAREN || type == DiptychLexer.TUPLE
        ? new Literal.Tuple(source, span, rawStrings)
        : new Literal.Scalar(kind(first), span);
  }

  private static Kind kind(Token token) {
    if (token instanceof ReplacedToken) {
      return Kind.BAD;
    }
    return switch (token.getType()) {
      case DiptychLexer.INT, DiptychLexer.HEXINT -> Kind.INTEGER;
      case DiptychLexer.FLOAT -> Kind.FLOAT;
      case DiptychLexer.SPECIAL -> Kind.SPECIAL;
      case DiptychLexer.NAME -> Kind.NAME;
      case DiptychLexer.STRING -> Kind.STRING;
      case DiptychLexer.BYTES -> Kind.BYTES;
      default -> Kind.BAD;
    };
  }

  private static Span span(Token first, Token last) {
    return new Span(first.getStartIndex(), last.getStopIndex() + 1);
  }

  /** The items of one block so far. */
  private final class ItemList {
    private final List<Item> items = new ArrayList<>(8);
    private final RowsBuilder rows = new RowsBuilder(source, rawStrings);

    void add(Item item) {
      endRows();
      items.add(item);
    }

    void endRows() {
      if (!rows.isEmpty()) {
        items.add(rows.build());
      }
    }

    List<Item> close() {
      endRows();
      return items;
    }
  }
}
