package dev.diptych.authoring.merge;

import dev.diptych.authoring.merge.MergedText.Chunk;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Collects merged parts and conflicts, and gives whole lines to conflicts. */
final class MergeOutput {
  private final String lineEnd;
  private final List<Chunk> chunks = new ArrayList<>();
  private final StringBuilder clean = new StringBuilder();
  private boolean isCut;

  MergeOutput(String lineEnd) {
    this.lineEnd = lineEnd;
  }

  /** Adds a part as it is. */
  void add(Part part) {
    add(part.whole());
    isCut = part.isCut();
  }

  /** Adds what both sides have. */
  void add(String text) {
    if (!text.isEmpty()) {
      separate(text);
      clean.append(text);
    }
  }

  /** Adds what the sides have different versions of. */
  void conflict(String ours, String theirs, Supplier<String> path) {
    if (ours.equals(theirs)) {
      add(ours);
      return;
    }
    separate(ours.isEmpty() ? theirs : ours);
    flush();
    chunks.add(new Chunk(ours, theirs, List.of(path.get())));
  }

  /** Adds what the sides have different parts of. */
  void conflict(List<Part> ours, List<Part> theirs, Supplier<String> path) {
    conflict(whole(ours), whole(theirs), path);
    isCut = isCut(ours) || isCut(theirs);
  }

  private static String whole(List<Part> parts) {
    StringBuilder text = new StringBuilder();
    parts.forEach(part -> text.append(part.whole()));
    return text.toString();
  }

  private static boolean isCut(List<Part> parts) {
    return !parts.isEmpty() && parts.get(parts.size() - 1).isCut();
  }

  /** Begins a new line after the last part of a text, which may have no line end. */
  private void separate(String next) {
    boolean glued = !clean.isEmpty() && isWord(clean.charAt(clean.length() - 1));
    if (isCut || (glued && isWord(next.charAt(0)))) {
      clean.append(lineEnd);
    }
    isCut = false;
  }

  /** Whether it may be in a word, so that two words with nothing between them would be one. */
  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || "_.:+-$%".indexOf(c) >= 0;
  }

  private void flush() {
    if (!clean.isEmpty()) {
      String text = clean.toString();
      chunks.add(new Chunk(text, text, List.of()));
      clean.setLength(0);
    }
  }

  /** The text so far. */
  MergedText text() {
    flush();
    List<Chunk> whole = new ArrayList<>();
    for (int i = 0; i < chunks.size(); i++) {
      Chunk chunk = chunks.get(i);
      if (chunk.isConflict()) {
        i = widen(i, whole);
      } else {
        whole.add(chunk);
      }
    }
    return new MergedText(whole, lineEnd);
  }

  /** Adds a conflict with the rest of its lines; returns the last chunk that it takes from. */
  private int widen(int index, List<Chunk> whole) {
    String before = begunLine(whole);
    StringBuilder ours = new StringBuilder(before).append(chunks.get(index).ours());
    StringBuilder theirs = new StringBuilder(before).append(chunks.get(index).theirs());
    List<String> paths = new ArrayList<>(chunks.get(index).paths());
    int last = index;
    while (last + 1 < chunks.size() && !(isLine(ours) && isLine(theirs))) {
      last++;
      Chunk next = chunks.get(last);
      if (next.isConflict()) {
        ours.append(next.ours());
        theirs.append(next.theirs());
        paths.addAll(next.paths());
      } else {
        int end = lineEnd(next.ours());
        ours.append(next.ours(), 0, end);
        theirs.append(next.ours(), 0, end);
        if (end < next.ours().length()) {
          String rest = next.ours().substring(end);
          chunks.set(last, new Chunk(rest, rest, List.of()));
          last--;
          break;
        }
      }
    }
    whole.add(new Chunk(ours.toString(), theirs.toString(), paths));
    return last;
  }

  /** Removes and returns what is of the last line before a conflict. */
  private static String begunLine(List<Chunk> whole) {
    Chunk before = whole.isEmpty() ? null : whole.get(whole.size() - 1);
    if (before == null || before.isConflict()) {
      return ""; // A conflict ends its lines, or the text.
    }
    int start = before.ours().length();
    while (start > 0 && !isLineEnd(before.ours().charAt(start - 1))) {
      start--;
    }
    String line = before.ours().substring(start);
    whole.remove(whole.size() - 1);
    if (start > 0) {
      String rest = before.ours().substring(0, start);
      whole.add(new Chunk(rest, rest, List.of()));
    }
    return line;
  }

  private static boolean isLine(CharSequence text) {
    return text.length() == 0 || isLineEnd(text.charAt(text.length() - 1));
  }

  private static int lineEnd(String text) {
    int at = 0;
    while (at < text.length() && !isLineEnd(text.charAt(at))) {
      at++;
    }
    boolean isPair = text.startsWith("\r\n", at);
    return Math.min(text.length(), at + (isPair ? 2 : 1));
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
