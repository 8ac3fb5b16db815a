package dev.diptych.compiler.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the author of a spec said about the place, the size and the number of a field. */
public final class Said {
  private final List<Fact> facts = new ArrayList<>();
  private final FieldView view;

  private Said(FieldView view) {
    this.view = view;
  }

  /**
   * One thing that was said.
   *
   * @param label what it is about
   * @param words the author's words, or an empty string
   * @param after what completes the sentence, or an empty string
   */
  public record Fact(String label, String words, String after) {
    @Override
    public String toString() {
      return (label + " " + words).strip() + (after.isEmpty() ? "" : " " + after);
    }
  }

  /**
   * What was said about {@code view}, in the order in which it takes effect.
   *
   * @param size whether what was said about its size is wanted
   */
  public static List<Fact> of(FieldView view, boolean size) {
    Said said = new Said(view);
    for (String key : List.of("if", "pos", "io")) {
      said.add(key, view.said(key));
    }
    if (size) {
      said.size();
    }
    said.add("process", view.said("process"));
    said.add("ends with", hex(view.said("terminator")));
    said.add("padded with", hex(view.said("pad-right")));
    said.repeat();
    said.valid();
    return said.facts;
  }

  /** {@code words}, which may have been written in several lines, in one. */
  public static String line(String words) {
    return words.strip().replaceAll("\\s+", " ");
  }

  private void size() {
    add("size", view.said("size"));
    if ("true".equals(view.said("size-eos"))) {
      facts.add(new Fact("all that is left", "", ""));
    }
  }

  private void repeat() {
    String repeat = view.said("repeat");
    if ("eos".equals(repeat)) {
      facts.add(new Fact("repeat to the end", "", ""));
    } else if ("until".equals(repeat)) {
      add("repeat until", view.said("repeat-until"));
    } else if (repeat != null) {
      facts.add(new Fact("repeat", line(view.said("repeat-expr")), "times"));
    }
  }

  private void valid() {
    Object valid = view.attribute() == null ? null : view.attribute().yaml().get("valid");
    if (!(valid instanceof Map<?, ?> map)) {
      add("valid", view.said("valid"));
      return;
    }
    for (Map.Entry<?, ?> each : map.entrySet()) {
      String key = String.valueOf(each.getKey());
      String words = each.getValue() instanceof List<?> many ? list(many) : "" + each.getValue();
      switch (key) {
        case "expr", "eq" -> add("valid where", words);
        case "in-enum" -> facts.add(new Fact("valid where it has a name", "", ""));
        case "any-of" -> add("valid are", words);
        default -> add("valid " + (key.equals("min") ? "from" : "to"), words);
      }
    }
  }

  private static String list(List<?> values) {
    return Words.list(values.stream().map(String::valueOf).toList(), "and");
  }

  private static String hex(String number) {
    return number != null && number.matches("\\d{1,3}")
        ? "0x%02x".formatted(Integer.parseInt(number))
        : number;
  }

  private void add(String label, String words) {
    if (words != null) {
      facts.add(new Fact(label, line(words), ""));
    }
  }
}
