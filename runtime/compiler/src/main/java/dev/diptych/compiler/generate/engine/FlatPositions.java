package dev.diptych.compiler.generate.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes generated code store the positions of fields in arrays. With {@code --read-pos}, the
 * compiler gives each object four maps from names to boxed numbers, which cost more time and memory
 * than the rest of reading. The fields of each class are numbered; the recorded positions are the
 * same.
 */
public final class FlatPositions {
  private static final Pattern CLASS =
      Pattern.compile("( *)public (?:static )?class \\w+ extends KaitaiStruct\\.ReadWrite \\{");
  private static final Pattern MAPS =
      Pattern.compile("( *)public Map<String, [\\w<>]+> _(attr|arr)(Start|End) = new .*;");
  private static final Pattern NOTE =
      Pattern.compile("( *)_(attr|arr)(Start|End)\\.put\\(\"(\\w+)\", (.*)\\);");
  private static final Pattern ELEMENT =
      Pattern.compile(
          "^( *)\\{\\R *List<Integer> _posList = (_arr(?:Start|End))\\.get\\((\"\\w+\")\\);\\R"
              + " *if \\(_posList == null\\) \\{\\R"
              + " *_posList = new ArrayList<Integer>\\(\\);\\R"
              + " *\\2\\.put\\(\\3, _posList\\);\\R *\\}\\R"
              + " *_posList\\.add\\((.*)\\);\\R *\\}$",
          Pattern.MULTILINE);

  private final List<String> out = new ArrayList<>();
  private final Deque<OpenClass> open = new ArrayDeque<>();

  /**
   * A class that is not closed yet.
   *
   * @param indent before its first line and its last
   * @param maps place of the line that declares its positions
   * @param numbers the numbers of its fields, by name
   */
  private record OpenClass(String indent, AtomicInteger maps, Map<String, Integer> numbers) {}

  private FlatPositions() {}

  public static String finish(String source) {
    FlatPositions positions = new FlatPositions();
    // Looking for a few lines among many takes time: each is looked for only where it may be.
    String flat =
        source.contains("_posList")
            ? ELEMENT.matcher(source).replaceAll("$1$2.put($3, $4);")
            : source;
    flat.lines().forEach(positions::line);
    return String.join("\n", positions.out) + "\n";
  }

  private void line(String line) {
    Matcher type = line.contains(" class ") ? CLASS.matcher(line) : null;
    Matcher maps = line.contains("public Map<") ? MAPS.matcher(line) : null;
    Matcher note = line.contains(".put(") ? NOTE.matcher(line) : null;
    if (type != null && type.matches()) {
      open.push(new OpenClass(type.group(1), new AtomicInteger(), new LinkedHashMap<>()));
      out.add(line.replace(" {", " implements Positioned {"));
    } else if (maps != null && maps.matches()) {
      maps(maps);
    } else if (note != null && note.matches()) {
      out.add(note(note));
    } else {
      out.add(line);
      if (!open.isEmpty() && line.equals(open.peek().indent() + "}")) {
        close(open.pop());
      }
    }
  }

  /** One line replaces all four maps; its content is known at the end of the class. */
  private void maps(Matcher line) {
    if (line.group(2).equals("attr") && line.group(3).equals("Start")) {
      open.element().maps().set(out.size());
      out.add("");
    }
  }

  private String note(Matcher note) {
    Map<String, Integer> numbers = open.element().numbers();
    Integer number = numbers.computeIfAbsent(note.group(4), name -> numbers.size());
    String kind = note.group(3).equals("Start") ? "begin" : "finish";
    String what = note.group(2).equals("arr") ? kind + "Element" : kind;
    return "%s_twinPositions.%s(%d, %s);".formatted(note.group(1), what, number, note.group(5));
  }

  private void close(OpenClass type) {
    String indent = type.indent() + "    ";
    List<String> names = type.numbers().keySet().stream().map(name -> "\"" + name + "\"").toList();
    out.set(
        type.maps().get(),
        String.join(
            "\n",
            "%spublic static final String[] _twinFields = { %s };"
                .formatted(indent, String.join(", ", names)),
            indent
                + "private final FieldPositions _twinPositions = new FieldPositions(_twinFields);",
            indent + "public FieldPositions _twinPositions() { return _twinPositions; }"));
  }
}
