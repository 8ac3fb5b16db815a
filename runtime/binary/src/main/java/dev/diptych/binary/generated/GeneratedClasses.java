package dev.diptych.binary.generated;

import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.records.JavaNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The generated class of each struct of a schema, by the naming rules of the compiler. */
public final class GeneratedClasses {
  private static final String SEPARATOR = "::";

  private final Schema schema;
  private final String prefix;
  private final ClassLoader loader;
  private final Map<String, StructType> structs = new HashMap<>();
  private final Map<StructType, Class<?>> types = new ConcurrentHashMap<>();

  public GeneratedClasses(Schema schema, ClassLoader loader) {
    this.schema = schema;
    int dot = schema.className().lastIndexOf('.');
    this.prefix = schema.className().substring(0, dot + 1);
    this.loader = loader;
    schema.structs().values().forEach(struct -> structs.put(name(struct), struct));
  }

  /** The schema whose classes these are. */
  public Schema schema() {
    return schema;
  }

  private String name(StructType struct) {
    String path = struct.name();
    int end = end(path, 0);
    // The class of a spec keeps its name, by which others import it.
    StringBuilder name = new StringBuilder(prefix).append(JavaNames.camel(path.substring(0, end)));
    while (end < path.length()) {
      int start = end + SEPARATOR.length();
      end = end(path, start);
      name.append('$').append(JavaNames.camel(JavaNames.type(path.substring(start, end))));
    }
    return name.toString();
  }

  /** The end of the name of a type that begins at {@code start}. */
  private static int end(String path, int start) {
    int end = path.indexOf(SEPARATOR, start);
    return end < 0 ? path.length() : end;
  }

  /** The struct type of objects of {@code type}, or null if it has none. */
  public @Nullable StructType find(Class<?> type) {
    return structs.get(type.getName());
  }

  /** The struct type of objects of {@code type}, which must have one. */
  public StructType struct(Class<?> type) {
    return Objects.requireNonNull(find(type), type.getName());
  }

  /** The class of {@code struct}. */
  public Class<?> type(StructType struct) {
    Class<?> cached = types.get(struct);
    return cached != null ? cached : types.computeIfAbsent(struct, each -> load(name(each)));
  }

  /** The class of the root. */
  public Class<?> root() {
    return load(schema.className());
  }

  private Class<?> load(String name) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("no generated class " + name, e);
    }
  }
}
