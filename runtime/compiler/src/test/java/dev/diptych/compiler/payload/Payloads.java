package dev.diptych.compiler.payload;

import java.util.List;

/** Strings that become Java code wherever they are written into Java source as they are. */
final class Payloads {
  /** A word that no spec and no generated code has. */
  static final String MARKER = "Zq7Marker";

  private static final String CALL = MARKER + ".run()";
  private static final String BLOCK = "static { " + CALL + "; }";

  private Payloads() {}

  /** Free text that leaves a comment, a line or a string literal. */
  static List<String> texts() {
    return List.of(
        "x */ " + BLOCK + " /* ",
        "\\u002a\\u002f " + BLOCK + " \\uuu002f\\u002a",
        "x\n" + BLOCK + "\n",
        "x\r" + BLOCK + "\r",
        "x \\u000a " + BLOCK + " \\u000d",
        "\" + " + CALL + " + \"",
        "\\u0022 + " + CALL + " + \\u0022",
        "\\\\u0022 + " + CALL + "; //",
        "\"; } " + BLOCK + " //",
        "a(b); } " + BLOCK + " //",
        "../../" + MARKER,
        "java.lang.runtime(" + CALL + ")",
        "C:\\users\\" + MARKER);
  }

  /** Expressions of one string literal that imitates what rewriting of generated code looks for. */
  static List<String> expressions() {
    return List.of(
        "'\" + " + CALL + " + \"'",
        "'\\u0022 + " + CALL + " + \\u0022'",
        "\"\\\\u0022 + " + CALL + " + \\u0022\\\"\"",
        "'x\n" + CALL + "'",
        "'this.x = new E(a, b, _root, " + CALL + "};}//)'",
        "'this.x = new E(a, b, _root, " + CALL + ");'",
        "'_t_x.add(new E(a, b, _root, " + CALL + "));'",
        "'x._raw_a = KaitaiStream.unprocessZlib(\" + " + CALL + " + \");'",
        "'new ByteBufferKaitaiStream(' + 'KaitaiStream.processZlib('",
        "'public Map<String, Integer> _attrStart = " + CALL + "'",
        "'package " + MARKER + ";'");
  }
}
