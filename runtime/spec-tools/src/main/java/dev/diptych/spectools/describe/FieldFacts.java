package dev.diptych.spectools.describe;

import static dev.diptych.ir.Expression.sourceOf;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Repetition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The position, size, count and constraint of a field as its author wrote them. */
public final class FieldFacts {
  private final List<Fact> facts = new ArrayList<>();
  private final FieldView view;

  private FieldFacts(FieldView view) {
    this.view = view;
  }

  /**
   * A fact.
   *
   * @param label its subject
   * @param words the words of the author, or an empty string
   * @param after the end of the sentence, or an empty string
   */
  public record Fact(String label, String words, String after) {
    @Override
    public String toString() {
      return (label + " " + words).strip() + (after.isEmpty() ? "" : " " + after);
    }
  }

  /**
   * The facts about {@code view}, in the order in which they take effect.
   *
   * @param size whether to include its size
   */
  public static List<Fact> of(FieldView view, boolean size) {
    FieldFacts facts = new FieldFacts(view);
    if (view.field().isParameter()) {
      facts.facts.add(new Fact("a parameter: not in the file, but given with it", "", ""));
    }
    facts.add("if", view.condition());
    facts.add("pos", view.position());
    facts.add("io", view.stream());
    if (size) {
      facts.size();
    }
    facts.add("process", view.written().process());
    facts.add("ends with", hex(view.written().terminator()));
    facts.add("padded with", hex(view.written().padRight()));
    facts.repeat();
    if (view.node() != null && view.node().constraint() != null) {
      facts.facts.addAll(valid(view.node().constraint()));
    }
    return facts.facts;
  }

  /** {@code words} on one line. */
  public static String line(String words) {
    return words.strip().replaceAll("\\s+", " ");
  }

  private void size() {
    add("size", view.written().size());
    if (view.written().sizeEos()) {
      facts.add(new Fact("all that is left", "", ""));
    }
  }

  private void repeat() {
    Repetition repetition = view.repetition();
    if (repetition instanceof Repetition.ToEnd) {
      facts.add(new Fact("repeat to the end", "", ""));
    } else if (repetition instanceof Repetition.Until until) {
      add("repeat until", until.expression().source());
    } else if (repetition instanceof Repetition.Times times) {
      facts.add(new Fact("repeat", line(times.expression().source()), "times"));
    }
  }

  private static List<Fact> valid(Constraint constraint) {
    return constraint.<List<Fact>>fold(
        equal -> bound("valid", equal.source()),
        range -> {
          List<Fact> bounds = new ArrayList<>(bound("valid from", sourceOf(range.min())));
          bounds.addAll(bound("valid to", sourceOf(range.max())));
          return bounds;
        },
        anyOf -> {
          List<String> values = anyOf.expressions().stream().map(Expression::source).toList();
          return List.of(new Fact("valid are", line(Phrases.list(values, "and")), ""));
        },
        inEnum -> List.of(new Fact("valid where it has a name", "", "")),
        holds -> bound("valid where", holds.condition().source()));
  }

  private static List<Fact> bound(String label, @Nullable String source) {
    return source == null ? List.of() : List.of(new Fact(label, line(source), ""));
  }

  private static @Nullable String hex(@Nullable String number) {
    return number != null && number.matches("\\d{1,3}")
        ? "0x%02x".formatted(Integer.parseInt(number))
        : number;
  }

  private void add(String label, @Nullable String words) {
    if (words != null) {
      facts.add(new Fact(label, line(words), ""));
    }
  }
}
