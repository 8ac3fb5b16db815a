package dev.diptych.text.bind;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.error.Encoding;
import dev.diptych.syntax.table.Kind;
import dev.diptych.text.literal.BytesLiteral;
import dev.diptych.text.shape.Shapes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Binds the blocks of a text straight from its bytes, without a tree. Reads a part of the language
 * only: names and values with one space around {@code =} or before a brace, each value on a line of
 * its own, and no tuples or rows. A text that is read here has this meaning in the grammar.
 */
final class StraightText extends StraightBinder {
  /** Blocks in more blocks are left to the parser, which has a limit. */
  private static final int MAX_DEPTH = 64;

  private final byte[] text;
  private final ScalarBinder scalars;

  /** Behind what was read last. */
  private int position;

  private int depth;
  private boolean isAscii = true;

  /**
   * @param source the text
   * @param allowance memory that the text may use for omitted values
   */
  StraightText(Source source, Shapes shapes, Allowance allowance) {
    super(source, shapes, allowance);
    this.text = source.bytes();
    this.scalars = new ScalarBinder(shapes.schema(), reports());
  }

  /**
   * The elements of a list that ends the text.
   *
   * @param owner the type of the struct with the list
   * @param list index of the list
   * @param from where they begin
   * @param end where they must end: at the brace of the block with them, or the word Eof
   * @param expected the list, if it probably is that; or null
   * @return null if it has to be read in the other way
   */
  @Nullable Sequence elements(
      StructType owner, int list, int from, int end, @Nullable Sequence expected) {
    StraightPlan plan = plan(owner);
    List<Value> elements = new ArrayList<>(expected == null ? 64 : expected.elements().size());
    position = from;
    for (int at = item(); !isEnd(at, end); at = item()) {
      int found = at == NONE ? -1 : find(plan, 0, at);
      StraightItem item = found < 0 ? null : plan.items[found];
      if (item == null || item.index() != list || item.struct() == null) {
        return null;
      }
      Value known = element(expected, elements.size());
      Struct element = bind(item.field(), item.struct(), position, known);
      if (element == null) {
        return null;
      }
      elements.add(element);
    }
    // A list without elements is an omitted field.
    return elements.isEmpty() || !isUtf8() ? null : (Sequence) sequence(elements, expected);
  }

  private boolean isUtf8() {
    return isAscii || Encoding.check(reports().source(), false) == null;
  }

  /** Whether the elements end before an item, or with a brace. */
  private boolean isEnd(int at, int end) {
    return at == NONE ? position - 1 == end : at == end && isEof(at);
  }

  private boolean isEof(int at) {
    return at == text.length - 4
        && text[at] == 'E'
        && text[at + 1] == 'o'
        && text[at + 2] == 'f'
        && text[at + 3] == '\n';
  }

  // ---------------------------------------------------------------- items

  @Override
  int first(int block) {
    depth++;
    return item();
  }

  @Override
  int following(int item, int block) {
    return item();
  }

  /** The next item; {@link #NONE} behind the brace that ends the block. */
  private int item() {
    int at = position;
    while (at < text.length && (text[at] == ' ' || text[at] == '\n' || text[at] == '#')) {
      at = text[at] == '#' ? commentEnd(at) : at + 1;
    }
    if (at == text.length || text[at] != '}') {
      position = at;
      return at;
    }
    position = at + 1;
    depth--;
    return NONE;
  }

  /** The end of the line; the end of the text if the comment is not plain. */
  private int commentEnd(int from) {
    int at = from;
    while (at < text.length && isPlain(text[at])) {
      at++;
    }
    return at < text.length && text[at] == '\n' ? at : text.length;
  }

  private boolean isPlain(byte b) {
    isAscii &= b >= 0;
    return (b >= ' ' && b < 0x7F) || b < 0;
  }

  @Override
  int find(StraightPlan plan, int from, int item) {
    if (isRow(item)) {
      return plan.rows >= from ? plan.rows : -1;
    }
    for (int at = from; at < plan.items.length; at++) {
      StraightItem named = plan.items[at];
      int end = named.nameEnd(text, item);
      if (end > 0 && end + 3 < text.length && text[end] == ' ') {
        return begins(named, end + 1) ? at : -1;
      }
    }
    return -1;
  }

  /** Whether an item of this kind begins with what follows its name; goes behind that. */
  private boolean begins(StraightItem item, int at) {
    boolean isBlock = text[at] == '{' && item.isBlock() && depth < MAX_DEPTH;
    position = isBlock ? at + 1 : at + 2;
    return isBlock || (text[at] == '=' && text[at + 1] == ' ' && item.isAttribute());
  }

  // ---------------------------------------------------------------- values

  @Override
  boolean isRow(int item) {
    return item < text.length && text[item] == '(';
  }

  @Override
  @Nullable Struct row(StraightRow row, int at) {
    List<Value> cells = new ArrayList<>(row.size());
    position = at + 1;
    for (int i = 0; i < row.size(); i++) {
      if (i > 0 && !isAt(' ')) {
        return null;
      }
      int start = i > 0 ? position + 1 : position;
      Kind kind = token(start);
      Value value = kind == null ? null : row.cell(i, kind, start, position);
      if (value == null) {
        return null;
      }
      cells.add(value);
    }
    if (!isAt(')')) {
      return null;
    }
    position++;
    return isAt('\n') ? row.struct(cells, new Span(at, position)) : null;
  }

  private boolean isAt(char byteThere) {
    return position < text.length && text[position] == byteThere;
  }

  @Override
  @Nullable Value attribute(StraightItem item, int at, @Nullable Value expected) {
    if (item.field().repeated()) {
      return null;
    }
    NumberBinder number = item.number();
    int start = position;
    if (number == null && expected instanceof Blob known && isBytes(known)) {
      return expected;
    }
    Kind kind = token(start);
    if (kind == null || position == text.length || text[position] != '\n') {
      return null;
    }
    if (number == null) {
      Span span = new Span(start, position);
      return known(scalars.read(item.field(), item.field().name(), kind, span, null), expected);
    }
    if (!number.read(kind, start, position)) {
      return null;
    }
    boolean isSame = expected instanceof Scalar scalar && scalar.bits() == number.bits();
    return isSame ? expected : Scalar.of(number.bits());
  }

  /** Whether the value is a literal of these bytes; goes behind it if it is. */
  private boolean isBytes(Blob known) {
    int end = BytesLiteral.endOf(known.bytes(), text, position);
    if (end < 0 || end == text.length || text[end] != '\n') {
      return false;
    }
    position = end;
    return true;
  }

  /** The kind of the token at the position, and goes behind it; null for one that is left. */
  private @Nullable Kind token(int start) {
    byte first = start < text.length ? text[start] : 0;
    if (first == '"') {
      return string(start + 1);
    }
    if (first == 'x' && start + 1 < text.length && text[start + 1] == '"') {
      return bytes(start + 2);
    }
    return isDigit(first) || first == '-' ? number(start) : name(start);
  }

  private @Nullable Kind string(int from) {
    int at = from;
    while (at < text.length && isPlain(text[at]) && text[at] != '"') {
      at += text[at] == '\\' && at + 1 < text.length && isPlain(text[at + 1]) ? 2 : 1;
    }
    position = Math.min(at + 1, text.length);
    return at < text.length && text[at] == '"' ? Kind.STRING : null;
  }

  private @Nullable Kind bytes(int from) {
    int at = from;
    while (at < text.length && BytesLiteral.isPart(text[at])) {
      at++;
    }
    position = Math.min(at + 1, text.length);
    return at < text.length && text[at] == '"' ? Kind.BYTES : null;
  }

  private @Nullable Kind number(int start) {
    int from = text[start] == '-' ? start + 1 : start;
    int end = digits(from);
    position = end;
    if (end == from) {
      return null;
    }
    if (end == text.length || (text[end] != '.' && text[end] != 'e')) {
      return Kind.INT;
    }
    if (text[end] == '.') {
      position = digits(end + 1);
      if (position == end + 1) {
        return null;
      }
    }
    return exponent() ? Kind.FLOAT : null;
  }

  /** Goes behind an exponent, if there is one; false if there is less than one. */
  private boolean exponent() {
    if (position == text.length || text[position] != 'e') {
      return true;
    }
    int from = position + 1;
    boolean isSigned = from < text.length && (text[from] == '-' || text[from] == '+');
    int digits = isSigned ? from + 1 : from;
    position = digits(digits);
    return position > digits;
  }

  private int digits(int from) {
    int at = from;
    while (at < text.length && isDigit(text[at])) {
      at++;
    }
    return at;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private @Nullable Kind name(int start) {
    int at = start;
    while (at < text.length && (StraightItem.isLetter(text[at]) || isDigit(text[at]))) {
      at++;
    }
    position = at;
    // The words that are no names have three letters.
    return at - start > 3 || (at > start && !StraightItem.isReserved(text, start, at))
        ? Kind.NAME
        : null;
  }
}
