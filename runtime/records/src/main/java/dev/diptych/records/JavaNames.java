package dev.diptych.records;

import java.util.Set;

/**
 * Names that generated code cannot use. The Kaitai Struct compiler derives Java names from ids
 * without checking for Java keywords and names that its own code uses.
 */
public final class JavaNames {
  private static final Set<String> TYPES =
      Set.of(
          "ArrayList",
          "Arrays",
          "Boolean",
          "Byte",
          "ByteBufferKaitaiStream",
          "Charset",
          "ConsistencyError",
          "CutBytes",
          "CountedText",
          "Double",
          "Enum",
          "FieldPositions",
          "Float",
          "HashMap",
          "IOException",
          "Integer",
          "KaitaiStream",
          "KaitaiStruct",
          "List",
          "Long",
          "Map",
          "Number",
          "Object",
          "Objects",
          "Override",
          "Packings",
          "Positioned",
          "RecordStream",
          "RuntimeException",
          "Short",
          "StandardCharsets",
          "String",
          "Zlib");

  private static final Set<String> MEMBERS =
      Set.of(
          ("abstract assert boolean break byte case catch char class clone const continue default"
                  + " do double else enum extends false final finalize finally float for"
                  + " get_class goto hash_code if implements import instanceof int interface long"
                  + " native new notify notify_all null package private protected public return"
                  + " short static strictfp super switch synchronized this throw throws to_string"
                  + " transient true try void volatile wait while")
              .split(" ", -1));

  private JavaNames() {}

  /** The id of the type or enumeration {@code id} in the lowered spec. */
  public static String type(String id) {
    return TYPES.contains(camel(id)) ? id + "_of_spec" : id;
  }

  /** Whether {@code id} is not allowed as the id of a field. */
  public static boolean isReserved(String id) {
    return MEMBERS.contains(id);
  }

  /** {@code index_tip} as {@code IndexTip}, as the compiler names classes. */
  public static String camel(String id) {
    StringBuilder name = new StringBuilder();
    for (String part : id.split("_", -1)) {
      if (!part.isEmpty()) {
        name.append(Character.toUpperCase(part.charAt(0))).append(part, 1, part.length());
      }
    }
    return name.toString();
  }
}
