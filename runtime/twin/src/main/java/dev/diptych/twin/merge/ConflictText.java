package dev.diptych.twin.merge;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Proven;
import dev.diptych.twin.compare.Alignment;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Writes two texts as one, with conflicts where they differ. A conflict has whole lines: attributes
 * and rows of one block, or whole blocks.
 */
public final class ConflictText {
  private final Markers markers;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final List<String> conflicts = new ArrayList<>();

  private ConflictText(Markers markers) {
    this.markers = markers;
  }

  /**
   * The lines around and in a conflict.
   *
   * @param ours the label of the first text
   * @param theirs the label of the second text
   * @param size the number of signs that begin such a line
   */
  public record Markers(String ours, String theirs, int size) {
    /** The size that git uses by default. */
    public static final int DEFAULT_SIZE = 7;

    /** A line of a conflict, without its line end. */
    public String line(String sign, String label) {
      return sign.repeat(size) + (label.isEmpty() ? "" : " " + label);
    }
  }

  /**
   * A text with conflicts.
   *
   * @param text the text, of which each side is proven
   * @param conflicts where the conflicts are: the blocks around each, with its first attribute or
   *     key
   */
  public record Conflicts(Proven text, List<String> conflicts) {
    /** Keeps its own copy of the list. */
    public Conflicts {
      conflicts = List.copyOf(conflicts);
    }
  }

  /**
   * Combines two canonical texts. Taking one side of all conflicts gives the text of that side, or
   * one of the same document.
   *
   * @param engine reads the sides again
   * @param ours the first text
   * @param theirs the second text
   * @param markers the lines around conflicts
   * @return an error if a text cannot be shown with conflicts, or is not proven
   */
  public static Result<Conflicts> of(Engine engine, Proven ours, Proven theirs, Markers markers) {
    Result<byte[]> first = ours.bytes();
    Result<byte[]> second = theirs.bytes();
    if (!first.ok() || !second.ok()) {
      return Result.failed((first.ok() ? second : first).diagnostics());
    }
    byte[] a = first.value().orElseThrow();
    byte[] b = second.value().orElseThrow();
    ConflictText text = new ConflictText(markers);
    text.write("", LineNode.all(engine, a), LineNode.all(engine, b));
    ConflictSides sides = new ConflictSides(engine, markers);
    return Proven.of(text.out.toByteArray(), whole -> sides.compared(whole, a, b))
        .map(proven -> new Conflicts(proven, text.conflicts));
  }

  /** The lines of a text with their ends, in an encoding that keeps all bytes. */
  static List<String> lines(byte[] text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < text.length; i++) {
      if (text[i] == '\n') {
        lines.add(new String(text, from, i + 1 - from, ISO_8859_1));
        from = i + 1;
      }
    }
    if (from < text.length) {
      lines.add(new String(text, from, text.length - from, ISO_8859_1));
    }
    return lines;
  }

  private void write(String path, List<LineNode> a, List<LineNode> b) {
    int[] equal =
        Alignment.match(a.size(), b.size(), (i, j) -> a.get(i).lines().equals(b.get(j).lines()));
    int fromA = 0;
    int fromB = 0;
    for (int i = 0; i <= a.size(); i++) {
      if (i == a.size() || equal[i] >= 0) {
        int endB = i == a.size() ? b.size() : equal[i];
        different(path, a.subList(fromA, i), b.subList(fromB, endB));
        if (i < a.size()) {
          put(List.of(a.get(i)));
          fromA = i + 1;
          fromB = endB + 1;
        }
      }
    }
  }

  /** Writes nodes of which none are equal; blocks with the same name are compared in turn. */
  private void different(String path, List<LineNode> a, List<LineNode> b) {
    int[] blocks =
        Alignment.match(
            a.size(),
            b.size(),
            (i, j) ->
                a.get(i).isBlock()
                    && b.get(j).isBlock()
                    && a.get(i).first().equals(b.get(j).first()));
    int fromA = 0;
    int fromB = 0;
    for (int i = 0; i <= a.size(); i++) {
      if (i == a.size() || blocks[i] >= 0) {
        int endB = i == a.size() ? b.size() : blocks[i];
        conflict(path, a.subList(fromA, i), b.subList(fromB, endB));
        if (i < a.size()) {
          LineNode one = a.get(i);
          line(one.first());
          write(one.path(path), one.children(), b.get(endB).children());
          line(Objects.requireNonNull(one.lines().get(one.lines().size() - 1)));
          fromA = i + 1;
          fromB = endB + 1;
        }
      }
    }
  }

  private void conflict(String path, List<LineNode> a, List<LineNode> b) {
    if (a.isEmpty() && b.isEmpty()) {
      return;
    }
    LineNode first = (a.isEmpty() ? b : a).get(0);
    conflicts.add(first.path(path));
    String sample = first.first();
    String end = sample.endsWith("\r\n") ? "\r\n" : "\n";
    marker(markers.line("<", markers.ours()), end);
    put(a);
    complete(a, end);
    marker(markers.line("=", ""), end);
    put(b);
    complete(b, end);
    marker(markers.line(">", markers.theirs()), end);
  }

  /** Ends a last line without a line end, so that the marker begins a line. */
  private void complete(List<LineNode> nodes, String end) {
    if (!nodes.isEmpty()) {
      List<String> lines = nodes.get(nodes.size() - 1).lines();
      if (!lines.get(lines.size() - 1).endsWith("\n")) {
        line(end);
      }
    }
  }

  private void put(List<LineNode> nodes) {
    nodes.forEach(node -> node.lines().forEach(this::line));
  }

  private void line(String line) {
    out.writeBytes(line.getBytes(ISO_8859_1));
  }

  private void marker(String text, String end) {
    out.writeBytes((text + end).getBytes(UTF_8));
  }
}
