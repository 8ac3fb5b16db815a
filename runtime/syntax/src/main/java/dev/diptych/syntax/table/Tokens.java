package dev.diptych.syntax.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tokens of a text. Each byte belongs to exactly one: a token reaches from its start to the
 * start of the next one, and the last, {@link Kind#EOF}, has no bytes. White space and comments are
 * tokens. A token without bytes before the last is missing in the text.
 *
 * <p>Offsets are bytes. Five bytes of memory a token.
 */
public final class Tokens {
  /** A token after which the mode of the lexer changes. */
  record Change(int token, Mode mode) {}

  /** A run and the number of its rows. */
  record Run(int token, int rows) {}

  static final byte SPACE = (byte) Kind.SPACE.number();
  private static final byte ERROR = (byte) Kind.ERROR.number();

  private static final int MIN_CAPACITY = 64;

  final byte[] text;
  byte[] kind;
  int[] start;
  int count;
  final Looks looks = new Looks();
  final List<Change> changes = new ArrayList<>();
  final List<Run> runs = new ArrayList<>();

  /** Creates an empty list of the tokens of a text. */
  public Tokens(byte[] text) {
    // Few bytes for texts of runs; others grow by what is left of them.
    this(text, Math.max(MIN_CAPACITY, text.length / 16));
  }

  /** Creates an empty list with a capacity. */
  public Tokens(byte[] text, int capacity) {
    this.text = text;
    kind = new byte[capacity];
    start = new int[capacity];
  }

  /** Appends all tokens of another list of the same text. */
  public void addAll(Tokens other) {
    append(other, 0, other.count, 0);
  }

  /**
   * Appends tokens of another text.
   *
   * @param to the one after the last of them
   * @param moved how many bytes later they are in this text
   */
  public void addAll(Tokens other, int from, int to, int moved) {
    append(other, from, to, moved);
  }

  /** Appends a token of another list of the same text as one that parsers skip. */
  public void addSkipped(Tokens other, int token) {
    int rows = other.rows(token);
    if (rows > 0) {
      runs.add(new Run(count, rows));
    }
    add(other.isTrivia(token) ? other.kind(token) : Kind.ERROR, other.start(token));
  }

  /** A copy of the tokens before one of them. */
  public Tokens upTo(int token) {
    return upTo(token, token);
  }

  /** A copy of the tokens before one of them, to which others are added up to a number. */
  public Tokens upTo(int token, int all) {
    Tokens copy = new Tokens(text, all + MIN_CAPACITY);
    copy.append(this, 0, token, 0);
    return copy;
  }

  /** Frees the memory that is not used, if it is much. */
  public void trim() {
    if (count < kind.length / 4 * 3) {
      grow(count);
    }
  }

  /** The text, shared. */
  public byte[] text() {
    return text;
  }

  /** Number of tokens, at least one for a text that was read. */
  public int count() {
    return count;
  }

  /** The kind of a token. */
  public Kind kind(int token) {
    return Kind.of(kind[token]);
  }

  /** Offset of a token. */
  public int start(int token) {
    return start[token];
  }

  /** Offset after a token. */
  public int end(int token) {
    return token + 1 < count ? start[token + 1] : text.length;
  }

  /** Number of bytes of a token. */
  public int length(int token) {
    return end(token) - start[token];
  }

  /** Whether parsers skip a token. */
  public boolean isTrivia(int token) {
    return kind[token] >= SPACE;
  }

  /** The first token from {@code from} on that parsers see. */
  public int code(int from) {
    int at = from;
    while (kind[at] >= SPACE) {
      at++;
    }
    return at;
  }

  /** The last token before {@code token} that parsers see, or -1. */
  public int codeBefore(int token) {
    int at = token - 1;
    while (at >= 0 && kind[at] >= SPACE) {
      at--;
    }
    return at;
  }

  /** The first token from {@code from} on of some kinds, as bits; or -1. */
  public int next(long kinds, int from) {
    for (int at = from; at < count; at++) {
      if ((kinds >>> kind[at] & 1) != 0) {
        return at;
      }
    }
    return -1;
  }

  /** The first token from {@code from} on that is skipped or has no bytes. */
  public int nextDamaged(int from) {
    int at = from;
    while (at < count - 1 && kind[at] != ERROR && start[at + 1] > start[at]) {
      at++;
    }
    return at;
  }

  /** The last token that begins at or before an offset. */
  public int at(int offset) {
    int found = Arrays.binarySearch(start, 0, count, offset);
    return found >= 0 ? found : -found - 2;
  }

  /** Number of rows of a token that is a run; 0 for others. */
  public int rows(int token) {
    int low = 0;
    int high = runs.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (runs.get(middle).token < token) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < runs.size() && runs.get(low).token == token ? runs.get(low).rows : 0;
  }

  /** Appends a token. */
  public void add(Kind kind, int start) {
    add(kind.number(), start);
  }

  void add(int kind, int start) {
    if (count == this.kind.length) {
      growAt(start);
    }
    this.kind[count] = (byte) kind;
    this.start[count++] = start;
  }

  /** A method of its own, so that adding is small enough for compilers to put it into loops. */
  private void growAt(int start) {
    grow(count + 1 + Math.max(count / 2, estimate(start)));
  }

  /** How many more tokens there are if the text goes on as it is up to an offset. */
  private int estimate(int offset) {
    double share = offset <= 0 ? 0 : (double) (text.length - offset) / offset;
    return (int) Math.min(text.length - offset, count * Math.min(share, 32) * 1.02);
  }

  private void grow(int capacity) {
    kind = Arrays.copyOf(kind, capacity);
    start = Arrays.copyOf(start, capacity);
  }

  /** The mode in which a token is read, if {@code first} is that of the first. */
  Mode mode(int token, Mode first) {
    int low = 0;
    int high = changes.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (changes.get(middle).token < token) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low == 0 ? first : changes.get(low - 1).mode;
  }

  /** Appends tokens of another text, moved by some bytes. */
  void append(Tokens other, int from, int to, int moved) {
    int length = to - from;
    int by = count - from;
    if (count + length > kind.length) {
      grow(count + length + MIN_CAPACITY);
    }
    System.arraycopy(other.kind, from, kind, count, length);
    System.arraycopy(other.start, from, start, count, length);
    if (moved != 0) {
      for (int i = count; i < count + length; i++) {
        start[i] += moved;
      }
    }
    count += length;
    appendNotes(other, from, to, by, moved);
  }

  private void appendNotes(Tokens other, int from, int to, int by, int moved) {
    looks.addAll(other.looks, from, to, by, moved);
    for (Change change : other.changes) {
      if (change.token >= from && change.token < to) {
        changes.add(new Change(change.token + by, change.mode));
      }
    }
    for (Run run : other.runs) {
      if (run.token >= from && run.token < to) {
        runs.add(new Run(run.token + by, run.rows));
      }
    }
  }

  /** Whether two texts have tokens of the same kinds at the same offsets. */
  public boolean isSame(Tokens other) {
    return isSameKinds(other) && Arrays.equals(start, 0, count, other.start, 0, count);
  }

  /** Whether two texts have tokens of the same kinds. */
  public boolean isSameKinds(Tokens other) {
    return count == other.count && Arrays.equals(kind, 0, count, other.kind, 0, count);
  }
}
