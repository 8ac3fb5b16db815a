package dev.diptych.ksy.resolve;



/** Names of types in other languages. */
final class ForeignTypes {
  private ForeignTypes() {}

  /** What a type of C, Rust or Java is called here; empty if it is none. */
  static String advice(String name) {
    String plain = name.toLowerCase().replaceAll("_t$", "").replaceAll("^unsigned_?", "u");
    String own =
        switch (plain) {
          case "uint8", "byte", "ubyte", "uchar" -> "u1";
          case "uint16", "u16", "ushort", "word" -> "u2";
          case "uint32", "u32", "uint", "dword" -> "u4";
          case "uint64", "u64", "ulong", "qword" -> "u8";
          case "int8", "i8", "sbyte", "char" -> "s1";
          case "int16", "i16", "s16", "short" -> "s2";
          case "int32", "i32", "s32", "int", "integer" -> "s4";
          case "int64", "i64", "s64", "long" -> "s8";
          case "float", "float32", "f32", "single" -> "f4";
          case "double", "float64", "f64" -> "f8";
          case "string", "text" -> "str";
          case "bool", "boolean" -> "b1";
          default -> null;
        };
    return own == null ? "" : "%s is called %s here".formatted(name, own);
  }
}
