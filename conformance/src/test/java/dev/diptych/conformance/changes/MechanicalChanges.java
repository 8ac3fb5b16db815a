package dev.diptych.conformance.changes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes of a spec that has one field a line, made by rules. */
final class MechanicalChanges {
  private static final Pattern FIELD = Pattern.compile("(\\s+)- \\{id: (\\w+), (.*)}");
  private static final Pattern ENUM =
      Pattern.compile("(\\s+\\w+: \\{)1: (\\w+), (\\d+): (\\w+)(.*)");
  private static final Pattern CASE = Pattern.compile("\\s+'\\w+::\\w+': \\w+");
  private static final Map<String, String> WIDER =
      Map.of("u1", "u2", "u2", "u4", "u4", "u8", "s1", "s2", "s2", "s4", "s4", "s8", "f4", "f8");
  private static final Map<String, String> NARROWER =
      Map.of("u2", "u1", "u4", "u2", "s2", "s1", "s4", "s2", "f8", "f4");

  private final List<String> lines;
  private final Map<String, String> changes = new LinkedHashMap<>();

  private MechanicalChanges(String spec) {
    this.lines = spec.lines().toList();
  }

  /** The changed specs, by what was changed. */
  static Map<String, String> of(String spec) {
    MechanicalChanges changes = new MechanicalChanges(spec);
    for (int i = 0; i < changes.lines.size(); i++) {
      changes.line(i);
    }
    return changes.changes;
  }

  private void line(int at) {
    String line = lines.get(at);
    Matcher field = FIELD.matcher(line);
    Matcher members = ENUM.matcher(line);
    if (field.matches()) {
      field(at, field.group(2), field.group(1));
    } else if (members.matches()) {
      members(at, members);
    } else if (CASE.matcher(line).matches()) {
      put("case removed", at, List.of());
      put("case changed", at, List.of(line.replaceFirst(": \\w+$", ": u2")));
    } else if (line.startsWith("meta:")) {
      edit("encoding", at, each -> each.replace("UTF-8", "utf8"), "utf8", "ASCII");
      edit("encoding", at, each -> each.replace("ASCII", "ascii"), "ascii", "UTF-8");
      edit("byte order", at, each -> each.replace("endian: le", "endian: xe"), "xe", "be");
    }
  }

  private void field(int at, String id, String indent) {
    String line = lines.get(at);
    boolean alone = isAlone(id);
    types(at, id, line);
    contents(at, id, line);
    put(id + " behind a new field", at, List.of(indent + "- {id: added, type: u1}", line));
    if (isLast(at)) {
      put(id + " before a new field", at, List.of(line, indent + "- {id: added, type: u1}"));
      edit(id + " optional", at, each -> with(each, "if: not _io.eof"));
    } else if (FIELD.matcher(lines.get(at + 1)).matches()) {
      List<String> changed = new ArrayList<>(lines);
      changed.set(at, lines.get(at + 1));
      changed.set(at + 1, line);
      add(id + " swapped with the next", changed);
    }
    if (alone) {
      put(id + " removed", at, List.of());
      add(
          id + " renamed",
          lines.stream().map(l -> l.replaceAll("\\b" + id + "\\b", id + "_2")).toList());
      wrap(at, id, indent);
    }
  }

  private void types(int at, String id, String line) {
    Matcher type = Pattern.compile("type: ([usf])([1248])\\b").matcher(line);
    if (!type.find()) {
      return;
    }
    String name = type.group(1) + type.group(2);
    String order = lines.get(0).contains("endian: le") ? "be" : "le";
    type(at, id + " wider", name, WIDER.getOrDefault(name, name));
    type(at, id + " narrower", name, NARROWER.getOrDefault(name, name));
    type(at, id + " in the other order", name, name.endsWith("1") ? name : name + order);
    if (!name.startsWith("f")) {
      String other = name.startsWith("u") ? "s" : "u";
      type(at, id + " with the other sign", name, other + type.group(2));
      edit(
          id + " with a maximum",
          at,
          each -> each.contains("valid") ? each : with(each, "valid: {max: 100}"));
    }
    type(at, id + " of bits", name, name.equals("u1") ? "b8" : name);
  }

  private void type(int at, String what, String was, String is) {
    edit(what, at, line -> line.replaceFirst("type: " + was + "\\b", "type: " + is));
  }

  private void contents(int at, String id, String line) {
    edit(id + " with any value", at, each -> each.replaceFirst(", valid: \\{.*?}", ""));
    edit(
        id + " with other contents",
        at,
        each -> each.replaceFirst("contents: (\\w+)\\w", "contents: $1X"));
    edit(id + " always there", at, each -> each.replaceFirst(", if: [^,}]*", ""));
    edit(
        id + " to the end",
        at,
        each -> each.replaceFirst("repeat: (expr|until), repeat-\\w+: [^,}]*", "repeat: eos"));
    edit(
        id + " three times",
        at,
        each -> each.replaceFirst("repeat: eos", "repeat: expr, repeat-expr: 3"));
    edit(id + " once", at, each -> each.replaceFirst(", repeat: .*}", "}"));
    edit(
        id + " ended by a new line",
        at,
        each -> each.replace("type: strz", "type: str, terminator: 10"));
    edit(
        id + " of eight bytes",
        at,
        each -> each.replace("type: strz", "type: str, size: 8, pad-right: 0"));
    edit(id + " longer", at, each -> each.replaceFirst("size: (\\d)", "size: 1$1"));
    edit(
        id + " padded with another byte",
        at,
        each -> each.replaceFirst("pad-right: \\d+", "pad-right: 46"));
    edit(
        id + " of one word more",
        at,
        each -> each.replaceFirst("size: ([a-z]\\w+)", "size: $1 + 1"));
    if (!line.contains("repeat") && !line.contains("contents") && !line.contains("if:")) {
      edit(id + " twice", at, each -> with(each, "repeat: expr, repeat-expr: 2"));
    }
  }

  private void wrap(int at, String id, String indent) {
    List<String> changed = new ArrayList<>(lines);
    String line = changed.set(at, indent + "- {id: wrapped, type: wrapped}");
    int types = changed.indexOf("types:");
    if (types < 0) {
      changed.add("types:");
      types = changed.size() - 1;
    }
    changed.addAll(types + 1, List.of("  wrapped:", "    seq:", "      " + line.strip()));
    add(id + " wrapped", changed);
  }

  private void members(int at, Matcher line) {
    String start = line.group(1);
    String next = line.group(3) + ": " + line.group(4) + line.group(5);
    put("a member removed", at, List.of(start + next));
    put("a member added", at, List.of(start + "9: ninth, 1: " + line.group(2) + ", " + next));
    if (isAlone(line.group(2))) {
      put("a member renamed", at, List.of(start + "1: other, " + next));
      put("a member with another number", at, List.of(start + "9: " + line.group(2) + ", " + next));
    }
  }

  private boolean isAlone(String word) {
    Pattern whole = Pattern.compile("\\b" + word + "\\b");
    return lines.stream().skip(1).mapToLong(line -> whole.matcher(line).results().count()).sum()
        == 1;
  }

  private boolean isLast(int at) {
    return at + 1 == lines.size() || !lines.get(at + 1).strip().startsWith("-");
  }

  private static String with(String line, String key) {
    return line.substring(0, line.length() - 1) + ", " + key + "}";
  }

  private void edit(String what, int at, UnaryOperator<String> change, String... last) {
    String changed = change.apply(lines.get(at));
    if (!changed.equals(lines.get(at))) {
      put(what, at, List.of(last.length == 0 ? changed : changed.replace(last[0], last[1])));
    }
  }

  private void put(String what, int at, List<String> line) {
    List<String> changed = new ArrayList<>(lines.subList(0, at));
    changed.addAll(line);
    changed.addAll(lines.subList(at + 1, lines.size()));
    add(what, changed);
  }

  private void add(String what, List<String> changed) {
    String text = String.join("\n", changed) + "\n";
    if (!changes.containsValue(text)) {
      String name = what;
      for (int i = 2; changes.containsKey(name); i++) {
        name = what + " (" + i + ")";
      }
      changes.put(name, text);
    }
  }
}
