package dev.diptych.compiler.generate;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The last touch to a generated Java source. The compiler takes opaque types to stand in the
 * package of the generated class and has no option for another, so the import of the record table
 * is added here.
 */
final class JavaSource {
  private static final Pattern PACKAGE = Pattern.compile("^package [^;]+;\\R", Pattern.MULTILINE);

  private JavaSource() {}

  static String finish(String source) {
    if (!source.contains("RecordTable")) {
      return source;
    }
    Matcher line = PACKAGE.matcher(source);
    return line.find()
        ? source.substring(0, line.end())
            + "\nimport dev.diptych.records.RecordTable;"
            + source.substring(line.end())
        : source;
  }
}
