package dev.diptych.conformance.authored;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Generates an authored text and, with arithmetic of its own, the rows that it means. It shares no
 * code with the runtime: whole milliseconds and millimetres are all that it calculates with.
 */
final class TextGenerator {
  private static final int MAX_DEPTH = 3;

  /** A row that is meant. */
  record Row(long key, List<Long> cells) {}

  /** Rows in a pair of braces, and what the next row is relative to. */
  private static final class Frame {
    final List<Row> rows = new ArrayList<>();
    long last;
    boolean moved;
  }

  private record Name(String name, List<Long> values) {}

  private final SplittableRandom random;
  private final Target target;
  private final StringBuilder text = new StringBuilder();
  private final List<Name> names = new ArrayList<>();
  private List<Row> meant = List.of();
  private int defined;

  TextGenerator(long seed, Target target) {
    this.random = new SplittableRandom(seed);
    this.target = target;
  }

  /** The authored text; then {@link #plain} is the plain one. */
  String authored() {
    text.append(target.header()).append("\nfps = 50\n");
    // At least one: without words that expand, a motion keeps fps like any unknown attribute.
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      define();
    }
    text.append(target.before());
    Frame frame = new Frame();
    statements(frame, 0, 1 + random.nextInt(6));
    text.append(target.after()).append("\nEof\n");
    if (frame.moved) {
      frame.rows.sort(Comparator.comparingLong(Row::key));
    }
    meant = frame.rows;
    return text.toString();
  }

  /** Number of rows that are meant. */
  int rows() {
    return meant.size();
  }

  /** The plain text that is meant. */
  String plain() {
    StringBuilder plain = new StringBuilder(target.header() + "\n" + target.before() + "\n");
    for (Row row : meant) {
      plain.append(target.key(row.key())).append(" (");
      for (int i = 0; i < row.cells().size(); i++) {
        plain.append(target.cell(row.cells().get(i), i)).append(" ");
      }
      plain.append(")\n");
    }
    return plain + target.after() + "\nEof\n";
  }

  private void define() {
    String name = List.of("a", "b", "at", "let", "reach").get(defined % 5) + defined;
    defined++;
    List<Long> values = cells();
    text.append("let ").append(name).append(" = ");
    tuple(values);
    text.append("\n");
    names.add(new Name(name, values));
  }

  private void statements(Frame frame, int depth, int count) {
    for (int i = 0; i < count; i++) {
      blank();
      switch (random.nextInt(depth < MAX_DEPTH ? 9 : 6)) {
        case 0, 1 -> absolute(frame);
        case 2 -> relative(frame);
        case 3 -> by(frame);
        case 4 -> plainRun(frame);
        case 5 -> items(frame);
        case 6 -> at(frame, depth);
        case 7 -> every(frame, depth);
        default -> again(frame);
      }
    }
  }

  private void absolute(Frame frame) {
    long key = time();
    key(key);
    row(frame, key, values());
  }

  private void relative(Frame frame) {
    long step = Math.abs(time());
    text.append("+");
    key(step);
    row(frame, frame.last + step, values());
  }

  private void by(Frame frame) {
    if (frame.rows.isEmpty() || target.equals(Target.MARKERS)) {
      absolute(frame);
      return;
    }
    // The row before in the text: sorting happens only at the end.
    List<Long> before = frame.rows.get(frame.rows.size() - 1).cells();
    List<Long> change = cells().subList(0, random.nextInt(before.size() + 1));
    long key = time();
    key(key);
    text.append(" by ");
    tuple(change);
    List<Long> sum = new ArrayList<>(before);
    for (int i = 0; i < change.size(); i++) {
      sum.set(i, sum.get(i) + change.get(i));
    }
    add(frame, key, sum);
  }

  /** Rows that are copied: more than the fewest, or less. */
  private void plainRun(Frame frame) {
    for (int i = random.nextInt(40); i > 0; i--) {
      long key = time();
      List<Long> cells = cells();
      text.append(target.key(key)).append(" (");
      for (int c = 0; c < cells.size(); c++) {
        text.append(target.cell(cells.get(c), c)).append(" ");
      }
      text.append(")").append(random.nextInt(10) == 0 ? " # comment\n" : "\n");
      add(frame, key, cells);
    }
  }

  /** Items with a name, used twice. */
  private void items(Frame frame) {
    String name = "items" + defined++;
    long step = Math.abs(time());
    text.append("let ").append(name).append(" = { +");
    key(step);
    List<Long> cells = values();
    text.append("}");
    for (int i = 0; i < 2; i++) {
      text.append(" use $").append(name);
      add(frame, frame.last + step, cells);
    }
  }

  private void at(Frame frame, int depth) {
    long start = time();
    text.append("at ");
    key(start);
    Frame inner = inner(depth);
    place(frame, inner, start, 1, 0);
  }

  private void every(Frame frame, int depth) {
    int times = random.nextInt(4);
    long every = time();
    text.append("repeat ").append(times).append(" every ");
    key(every);
    Frame inner = inner(depth);
    place(frame, inner, 0, times, every);
  }

  private Frame inner(int depth) {
    Frame inner = new Frame();
    text.append(" {");
    statements(inner, depth + 1, 1 + random.nextInt(3));
    text.append("}");
    return inner;
  }

  private void place(Frame frame, Frame inner, long start, int times, long every) {
    for (int i = 0; i < times; i++) {
      for (Row row : inner.rows) {
        frame.rows.add(new Row(row.key() + start + i * every, row.cells()));
      }
    }
    if (times > 0 && !inner.rows.isEmpty()) {
      frame.moved = true;
      frame.last = inner.last + start + (times - 1) * every;
    }
  }

  /** Items again: what is relative continues. */
  private void again(Frame frame) {
    int times = random.nextInt(1, 4);
    long step = Math.abs(time());
    text.append("repeat ").append(times).append(" { +");
    key(step);
    List<Long> cells = values();
    text.append("}");
    for (int i = 0; i < times; i++) {
      add(frame, frame.last + step, cells);
    }
  }

  /** Writes cells and returns what they mean. */
  private List<Long> values() {
    text.append(" ");
    if (!names.isEmpty() && random.nextInt(3) == 0) {
      Name name = names.get(random.nextInt(names.size()));
      text.append("$").append(name.name());
      return name.values();
    }
    List<Long> cells = cells();
    tuple(cells);
    return cells;
  }

  private void row(Frame frame, long key, List<Long> cells) {
    add(frame, key, cells);
  }

  private static void add(Frame frame, long key, List<Long> cells) {
    frame.rows.add(new Row(key, cells));
    frame.last = key;
  }

  private List<Long> cells() {
    List<Long> cells = new ArrayList<>();
    for (int i = 0; i < target.columns().size(); i++) {
      cells.add((long) random.nextInt(target.equals(Target.MARKERS) ? 0 : -5000, 5000));
    }
    return cells;
  }

  private void tuple(List<Long> cells) {
    text.append("(");
    for (int i = 0; i < cells.size(); i++) {
      cell(cells.get(i), i);
      blank();
    }
    text.append(")");
  }

  private void cell(long value, int column) {
    if (target.equals(Target.MARKERS)) {
      text.append(target.cell(value, column));
      return;
    }
    long part = random.nextInt(-100, 100);
    switch (random.nextInt(target.hasUnits() ? 7 : 3)) {
      case 0 -> text.append(target.cell(value, column));
      case 1 ->
          text.append("calc(" + target.cell(value - part, column))
              .append(" + " + target.cell(part, column) + ")");
      case 2 -> text.append("calc(-(2 * " + target.cell(-value, column) + ") / 2)");
      case 3 -> text.append(value).append("mm");
      case 4 -> text.append(BigDecimal.valueOf(value, 1)).append("cm");
      case 5 -> text.append(BigDecimal.valueOf(value, 3)).append("m");
      default ->
          text.append("calc(" + (value - part) + "mm + " + BigDecimal.valueOf(part, 3) + "m)");
    }
  }

  private long time() {
    return Target.FRAME * (long) random.nextInt(-50, 500);
  }

  /** Writes a time in one of its units. */
  private void key(long milliseconds) {
    String number =
        switch (random.nextInt(4)) {
          case 0 -> target.key(milliseconds);
          case 1 -> milliseconds + "ms";
          case 2 -> BigDecimal.valueOf(milliseconds, 3) + "s";
          default -> milliseconds / Target.FRAME + "f";
        };
    text.append(number);
  }

  private void blank() {
    text.append(
        switch (random.nextInt(6)) {
          case 0 -> "\n";
          case 1 -> " # comment ( { $x\n";
          case 2 -> "\t";
          default -> " ";
        });
  }
}
