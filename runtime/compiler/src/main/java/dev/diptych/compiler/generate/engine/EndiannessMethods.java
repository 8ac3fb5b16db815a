package dev.diptych.compiler.generate.engine;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes classes whose byte order depends on a value determine it before they write, not only before
 * they read.
 */
final class EndiannessMethods {
  private static final Pattern READ =
      Pattern.compile(
          "^( *)public void _read\\(\\) \\{\\R((?:(?!^\\1\\}).*\\R)*?)\\s*if \\(_is_le == null\\)"
              + " \\{",
          Pattern.MULTILINE);

  private EndiannessMethods() {}

  static String finish(String source) {
    if (!source.contains("if (_is_le == null) {")) {
      return source;
    }
    Matcher read = READ.matcher(source);
    StringBuilder text = new StringBuilder();
    int done = 0;
    while (read.find()) {
      String block = read.group(2);
      if (!block.contains("_is_le = ")) {
        continue;
      }
      String indent = read.group(1);
      text.append(source, done, read.start());
      text.append(indent).append("public void _twinEndian() {\n").append(block);
      text.append(indent).append("}\n");
      text.append(indent).append("public void _read() {\n").append(block);
      done = read.start(2) + block.length();
      done = write(source, text, done, indent);
    }
    return text.append(source, done, source.length()).toString();
  }

  /** Copies up to the writing method of the same class and inserts the call. */
  private static int write(String source, StringBuilder text, int from, String indent) {
    String header = indent + "public void _write_Seq() {\n";
    int at = source.indexOf(header, from) + header.length();
    text.append(source, from, at).append(indent).append("    _twinEndian();\n");
    return at;
  }
}
