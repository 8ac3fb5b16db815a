package dev.diptych.generator.kaitai;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A message of the compiler with placeholders for its parts, and the same in our words.
 *
 * @param form matches the message
 * @param parts the kinds of the placeholders
 * @param words our words: <code>{1}</code> is the first part, <code>{at}</code> what the spec has
 *     at the location, <code>{key}</code> the key there
 */
record MessageForm(Pattern form, List<String> parts, String words) {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)(?::(\\d))?\\}");

  /** The form of a line of the table. */
  static MessageForm of(String line) {
    int tab = line.indexOf('\t');
    StringBuilder form = new StringBuilder();
    List<String> parts = new ArrayList<>();
    Matcher next = PLACEHOLDER.matcher(line.substring(0, tab));
    int end = 0;
    while (next.find()) {
      form.append(Pattern.quote(line.substring(end, next.start()))).append("(.+?)");
      parts.add(next.group(1));
      end = next.end();
    }
    form.append(Pattern.quote(line.substring(end, tab)));
    return new MessageForm(
        Pattern.compile(form.toString(), Pattern.DOTALL), parts, line.substring(tab + 1));
  }

  /**
   * A message in our words.
   *
   * @param message what the compiler reports
   * @param at what the spec has at the location
   * @param key the key there
   * @return nothing if the message has another form
   */
  Optional<String> translate(String message, String at, String key) {
    Matcher found = form.matcher(message);
    if (!found.matches()) {
      return Optional.empty();
    }
    List<String> values = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Optional<String> value = part(parts.get(i), found.group(i + 1));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(
        PLACEHOLDER
            .matcher(words)
            .replaceAll(
                hole ->
                    Matcher.quoteReplacement(fill(hole.group(1), hole.group(2), at, key, values))));
  }

  private static Optional<String> part(String kind, String text) {
    return switch (kind) {
      case "type" -> TypeWords.type(text);
      case "op" -> TypeWords.operator(text);
      case "expr" -> Optional.of(TypeWords.expression(text));
      case "value" -> Optional.of(TypeWords.value(text));
      case "trail" -> Optional.of(text.startsWith("\"") ? text : '"' + text + '"');
      case "entity" -> Optional.of(text).filter(entity -> !entity.contains("'"));
      case "word" -> Optional.of(text).filter(word -> word.matches("[\\w ]+"));
      default -> Optional.of(text);
    };
  }

  private static String fill(
      String kind, String number, String at, String key, List<String> values) {
    return switch (kind) {
      case "at" -> at;
      case "key" -> key;
      case "a" -> TypeWords.article(value(number, values));
      case "kinds" -> TypeWords.kinds(value(number, values));
      case "last" -> value(number, values).replaceFirst(".*::", "");
      case "or" -> value(number, values).replace(" / ", " or ");
      case "count" -> count(value(number, values));
      default -> value(kind, values);
    };
  }

  private static String value(String number, List<String> values) {
    return values.get(Integer.parseInt(number) - 1);
  }

  private static String count(String number) {
    return number + (number.equals("1") ? " parameter" : " parameters");
  }
}
