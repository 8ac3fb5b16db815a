package dev.diptych.conformance.corpus;

import dev.diptych.ksy.Yaml;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The features that the type of a field uses.
 *
 * @param found takes them
 * @param field the keys of the field
 */
record FieldTypes(Set<String> found, Map<String, Object> field) {
  private static final Pattern NUMBER = Pattern.compile("([usf][1248])(le|be)?");
  private static final Pattern BITS = Pattern.compile("b([0-9]+)(le|be)?");

  void add() {
    Map<String, Object> choice = Yaml.map(field, "type");
    if (choice.isEmpty()) {
      String type = Yaml.text(field, "type");
      add(type != null, "attr type");
      type(type, false);
    } else {
      choice(choice);
    }
    frame(Yaml.text(field, "type"), !choice.isEmpty());
    contents(field.get("contents"));
    String labels = Yaml.text(field, "enum");
    add(labels != null && labels.contains("::"), "enum a::b path");
    add(
        labels != null && BITS.matcher(String.valueOf(field.get("type"))).matches(),
        "enum on bits");
  }

  /** Whether a type is a struct. */
  static boolean isUser(@Nullable Object type) {
    return type instanceof String name
        && !NUMBER.matcher(name).matches()
        && !BITS.matcher(name).matches()
        && !name.matches("strz?");
  }

  private void type(@Nullable String type, boolean inCase) {
    if (type == null) {
      return;
    }
    Matcher number = NUMBER.matcher(type);
    Matcher bits = BITS.matcher(type);
    if (number.matches()) {
      found.add("type " + number.group(1) + (number.group(2) == null ? "" : " + le/be"));
    } else if (bits.matches()) {
      bits(Integer.parseInt(bits.group(1)), bits.group(2));
    } else if (type.matches("strz?")) {
      found.add("type " + type);
    } else {
      user(type, inCase);
    }
  }

  private void bits(int width, @Nullable String order) {
    found.add(width == 1 ? "type b1 (bool)" : "type bN");
    add(width > 32, "type bN, N>32");
    add(order != null && width > 1, "type bN" + order);
  }

  private void user(String type, boolean inCase) {
    found.add("type user");
    int bracket = type.indexOf('(');
    if (bracket >= 0) {
      found.add("type with arguments");
      add(inCase, "type with arguments in switch case");
      ExpressionFeatures.add(type.substring(bracket + 1, type.length() - 1), found);
    }
    add((bracket < 0 ? type : type.substring(0, bracket)).contains("::"), "type a::b path");
  }

  private void choice(Map<String, Object> choice) {
    found.add("attr type switch");
    ExpressionFeatures.add(String.valueOf(choice.get("switch-on")), found);
    Map<String, Object> cases = Yaml.map(choice, "cases");
    Collection<Object> types = cases.values();
    types.forEach(type -> type(String.valueOf(type), true));
    long users = types.stream().filter(FieldTypes::isUser).count();
    add(users == types.size(), "switch of user types only");
    add(users == 0, "switch of primitive types only");
    add(users > 0 && users < types.size(), "switch mixes primitive and user types");
    add(cases.containsKey("_"), "switch default _");
    add(!cases.containsKey("_"), "switch without default");
    add(field.containsKey("repeat"), "switch repeated");
    boolean sized = field.containsKey("size") || field.containsKey("size-eos");
    add(sized && !cases.containsKey("_"), "switch with size (bytes as fallback)");
    // A reader of YAML gives numbers and booleans as keys.
    for (Object key : (Iterable<?>) cases.keySet()) {
      if (!key.equals("_")) {
        key(key.toString());
      }
    }
  }

  private void key(String key) {
    ExpressionFeatures.add(key, found);
    String kind =
        key.contains("::")
            ? "enum"
            : key.matches("true|false")
                ? "bool"
                : key.matches("-?[0-9].*") ? "int" : key.startsWith("[") ? "bytes" : "string";
    found.add("switch on " + kind + " keys");
  }

  private void frame(@Nullable String type, boolean choice) {
    boolean size = field.containsKey("size");
    boolean sized = size || field.containsKey("size-eos");
    boolean terminated = field.containsKey("terminator");
    if (type == null && !field.containsKey("contents") && !field.containsKey("value")) {
      add(size, "bytes: size");
      add(field.containsKey("size-eos"), "bytes: size-eos");
      add(terminated && !sized, "bytes: terminator only");
    }
    add("strz".equals(type) && sized, "strz with size");
    add("str".equals(type) && terminated && !sized, "str with terminator only");
    add(terminated && size, "terminator with size");
    add(terminated && field.containsKey("pad-right"), "terminator with pad-right");
    add(!choice && isUser(type) && sized, "user type in sized substream");
    add(choice && sized, "user type in sized substream");
    add(isUser(type) && terminated, "user type with terminator");
  }

  private void contents(@Nullable Object contents) {
    if (contents instanceof List<?> list) {
      found.add("contents list");
      boolean texts =
          list.stream().anyMatch(each -> String.valueOf(each).matches(".*[g-wyzG-WYZ].*"));
      add(texts, "contents list with strings");
    }
    add(contents instanceof String, "contents string");
  }

  private void add(boolean used, String feature) {
    if (used) {
      found.add(feature);
    }
  }
}
