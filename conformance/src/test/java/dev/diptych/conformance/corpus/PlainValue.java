package dev.diptych.conformance.corpus;

import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value that plain Kaitai read, from a listing as {@code conformance/corpus/plain.py} writes it.
 *
 * @param text the value, or what begins it: <code>{Type</code>, {@code [3}
 * @param members members of a struct, by {@code /field} or {@code :instance}
 * @param elements elements of a list
 */
record PlainValue(String text, Map<String, PlainValue> members, List<PlainValue> elements) {
  private PlainValue(String text) {
    this(text, new LinkedHashMap<>(), new ArrayList<>());
  }

  /** The root of a listing. */
  static PlainValue read(Path listing) throws IOException {
    Map<String, PlainValue> byPath = new HashMap<>();
    try (BufferedReader lines = Files.newBufferedReader(listing)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int tab = line.indexOf('\t');
        String path = line.substring(0, tab);
        String text = line.substring(tab + 1);
        PlainValue value =
            text.startsWith("@")
                ? requireNonNull(byPath.get(text.substring(1)), text)
                : new PlainValue(text);
        if (!path.equals("/")) {
          int at =
              Math.max(
                  Math.max(path.lastIndexOf('/'), path.lastIndexOf(':')), path.lastIndexOf('['));
          PlainValue owner =
              requireNonNull(byPath.get(at == 0 ? "/" : path.substring(0, at)), path);
          if (path.charAt(at) == '[') {
            owner.elements.add(value);
          } else {
            owner.members.put(path.substring(at), value);
          }
        }
        if (value.isStruct() || value.isList()) {
          byPath.putIfAbsent(path, value);
        }
      }
    }
    return requireNonNull(byPath.get("/"), listing.toString());
  }

  boolean isStruct() {
    return text.startsWith("{");
  }

  boolean isList() {
    return text.startsWith("[");
  }

  boolean isNull() {
    return text.equals("null");
  }

  /**
   * Whether a document has no place for such a value of an instance, or Kaitai could not read it.
   */
  boolean isNoSingleValue() {
    return isStruct() || isList() || isNull() || text.equals("io") || isFailure();
  }

  /** Whether it is an instance that could not be read. */
  boolean isFailure() {
    return text.startsWith("!");
  }

  /** Whether it has a string that is invalid in its encoding. */
  boolean isUndecodable() {
    return text.startsWith("!UnicodeDecodeError");
  }

  /** The field or instance {@code id} of a struct, or null. */
  @Nullable PlainValue member(String id) {
    PlainValue field = members.get("/" + id);
    return field != null ? field : members.get(":" + id);
  }

  /** The name of a struct's type without the types around it. */
  String simpleName() {
    return text.substring(Math.max(text.lastIndexOf('.'), 0) + 1);
  }
}
