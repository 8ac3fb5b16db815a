package dev.diptych.syntax.error;

import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.Tokens;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The tokens of a text with errors, as it was written: what a repair inserted is a token without
 * bytes, and what it removed is {@link Kind#ERROR}, which parsers skip like white space. So the
 * tree of a text with errors has every byte, too.
 */
final class RepairedTokens {
  private static final int INSERTED = -1;

  /** Only a quote can be a part of a token. */
  private static final BitSet QUOTED =
      BitSet.valueOf(new long[] {Kind.bits(Kind.STRING, Kind.BYTES)});

  /** Bytes of the repaired text that are from one place of the original. */
  private record Piece(int length, int origin) {}

  private final List<Piece> pieces;
  private final Tokens written;
  private final Tokens from;
  private final Tokens to;
  private int covered; // bytes of the original that belong to tokens
  private int piece;
  private int pieceStart; // in the repaired text
  private int first;
  private int last;

  private RepairedTokens(byte[] original, Repairs repairs) {
    List<Piece> all = List.of(new Piece(original.length, 0));
    for (Repair repair : repairs.list()) {
      all = repaired(all, repair);
    }
    pieces = all;
    written = repairs.written();
    from = repairs.tokens();
    to = new Tokens(original, from.count() + 4 * repairs.list().size() + 1);
  }

  /** The tokens of the original text. */
  static Tokens of(byte[] original, Repairs repairs) {
    RepairedTokens tokens = new RepairedTokens(original, repairs);
    tokens.addAll();
    return tokens.to;
  }

  /** The tokens that are missing or skipped, or of which a repair removed or inserted a part. */
  static BitSet damaged(Tokens tokens, List<Repair> repairs) {
    BitSet damaged = new BitSet(tokens.count());
    int last = tokens.count() - 1;
    for (int token = tokens.nextDamaged(0); token < last; token = tokens.nextDamaged(token + 1)) {
      damaged.set(token);
    }
    for (Repair repair : repairs) {
      if (repair.removed() > 0) {
        // Perhaps from inside of a token.
        int end = tokens.at(repair.original() + repair.removed() - 1) + 1;
        damaged.set(tokens.at(repair.original()), Math.min(end, last));
      }
      // The token that has the place, and the one that ends there.
      int token = Math.min(tokens.at(repair.original()), tokens.count() - 2);
      for (int at = Math.max(0, token - 1); at <= token; at++) {
        boolean touches = tokens.end(at) >= repair.original();
        if (touches && !tokens.isTrivia(at) && QUOTED.get(tokens.kind(at).number())) {
          damaged.set(at);
        }
      }
    }
    return damaged;
  }

  private void addAll() {
    int length = to.text().length;
    for (int token = 0; token < from.count() - 1; token++) {
      locate(from.start(token), from.end(token));
      int next = afterPiece(token);
      if (next > token) {
        skip(first);
        int moved = pieces.get(piece).origin - pieceStart;
        to.addAll(from, token, next, moved);
        covered = from.start(next) + moved;
        token = next - 1;
      } else if (first == INSERTED) {
        if (!from.isTrivia(token)) {
          to.add(from.kind(token), covered);
        }
      } else if (from.kind(token) == Kind.SPACE) {
        addSpace(from.start(token), from.end(token));
      } else {
        add(from.kind(token), first, last);
      }
    }
    skip(length);
    to.add(Kind.EOF, length);
  }

  /** The first token that is not wholly in the piece that has the begin of {@code token}. */
  private int afterPiece(int token) {
    Piece some = pieces.get(piece);
    boolean isInside = some.origin != INSERTED && from.start(token) >= pieceStart;
    return isInside ? from.at(pieceStart + some.length) : token;
  }

  private void add(Kind kind, int start, int end) {
    skip(start);
    to.add(kind, start);
    covered = end;
  }

  /** Adds what is removed up to an offset; each token remains one. */
  private void skip(int end) {
    int token = covered < end ? written.at(covered) : 0;
    for (; covered < end; token++) {
      to.add(written.isTrivia(token) ? written.kind(token) : Kind.ERROR, covered);
      covered = Math.min(end, written.end(token));
    }
  }

  /** Adds white space, of which a removed token between two parts is none. */
  private void addSpace(int at, int end) {
    int start = pieceStart;
    for (int i = piece; i < pieces.size() && start < end; i++) {
      Piece some = pieces.get(i);
      int left = Math.max(at, start);
      int right = Math.min(end, start + some.length);
      if (some.origin != INSERTED && right > left) {
        int begin = some.origin + left - start;
        if (begin > covered || !endsWithSpace()) {
          add(Kind.SPACE, begin, begin);
        }
        covered = begin + right - left;
      }
      start += some.length;
    }
  }

  private boolean endsWithSpace() {
    return to.count() > 0 && to.kind(to.count() - 1) == Kind.SPACE;
  }

  /** Finds which bytes of the original a token of the repaired text has. */
  private void locate(int at, int end) {
    while (piece < pieces.size() && at >= pieceStart + pieces.get(piece).length) {
      pieceStart += pieces.get(piece++).length;
    }
    first = INSERTED;
    last = INSERTED;
    int start = pieceStart;
    for (int i = piece; i < pieces.size() && start < end; i++) {
      Piece some = pieces.get(i);
      if (some.origin != INSERTED) {
        int left = Math.max(at, start);
        int right = Math.min(end, start + some.length);
        first = first == INSERTED ? some.origin + left - start : first;
        last = right > left ? some.origin + right - start : last;
      }
      start += some.length;
    }
  }

  private static List<Piece> repaired(List<Piece> pieces, Repair repair) {
    List<Piece> after = new ArrayList<>();
    int start = 0;
    boolean isInserted = false;
    int from = repair.offset();
    int to = from + repair.removed();
    for (Piece piece : pieces) {
      int end = start + piece.length;
      if (start < from) {
        after.add(new Piece(Math.min(end, from) - start, piece.origin));
      }
      if (!isInserted && end >= from) {
        after.add(new Piece(repair.inserted().length(), INSERTED));
        isInserted = true;
      }
      if (end > to) {
        int skipped = Math.max(0, to - start);
        int origin = piece.origin == INSERTED ? INSERTED : piece.origin + skipped;
        after.add(new Piece(end - start - skipped, origin));
      }
      start = end;
    }
    return after;
  }
}
