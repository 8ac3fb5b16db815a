package dev.diptych.compiler.generate.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rewrites a generated Java source where the compiler has no option.
 *
 * <ul>
 *   <li>It expects opaque types in the package of the generated class: imports are added.
 *   <li>Its streams do not check lengths before they allocate: ours are used.
 *   <li>Its zlib never returns for truncated data, and compresses at one level only: ours is used.
 *   <li>It does not limit strings: expressions create them by {@link
 *       dev.diptych.records.CountedText}.
 *   <li>It computes a selected byte order when it reads, but not when it writes.
 *   <li>It does not expose the arguments for the parameters of a type, or which case a switch
 *       selects: {@link ArgumentMethods}.
 *   <li>It keeps positions in maps, four for each object: {@link FlatPositions}.
 * </ul>
 */
final class JavaSource {
  private static final Pattern PACKAGE = Pattern.compile("^package [^;]+;\\R", Pattern.MULTILINE);
  private static final Pattern CHILD =
      Pattern.compile(
          "new ByteBufferKaitaiStream\\((.*)\\);(\\R\\s*)([\\w.()]+)\\.addChildStream\\(");
  private static final Pattern PACK =
      Pattern.compile(
          "(\\w+)\\._raw_(\\w+?)(\\.add\\(| = )KaitaiStream\\.unprocessZlib\\((.*)\\)(\\)?;)");
  private static final Pattern FIELDS =
      Pattern.compile("^( *)public static final String\\[\\] _twinFields = .*$", Pattern.MULTILINE);

  private static final List<String> NEEDED =
      List.of(
          "CountedText",
          "CutBytes",
          "FieldPositions",
          "Packings",
          "Positioned",
          "RecordStream",
          "RecordTable",
          "TerminatedText",
          "Zlib");

  /** The creation of a string. */
  private static final Pattern TEXT = Pattern.compile("new (String|StringBuilder)\\(");

  /** A value whose name encodes the bytes to cut off. */
  private static final Pattern CUT =
      Pattern.compile("(this\\.twinCutP(N|n|\\d+)T(N|n|\\d+)U(\\d)I(\\d)X\\w*) = (\\w+\\(\\));");

  private JavaSource() {}

  /**
   * Rewrites {@code source}.
   *
   * @param switches the switches whose selected case the schema cannot tell
   */
  static String finish(String source, Switches switches) {
    StringLiterals literals = new StringLiterals();
    String text = children(literals.hidden(FlatPositions.finish(source)));
    text = text.replaceAll("new ByteBufferKaitaiStream\\((?!fileName)", "new RecordStream(");
    text = packing(text);
    text = texts(text);
    text = longs(cut(text));
    text = FetchedInstances.finish(text);
    text = EndiannessMethods.finish(text);
    text = ArgumentMethods.finish(text, switches);
    return literals.restored(imports(text));
  }

  /** A substream cannot be larger than the rest of its stream; unpacked bytes can. */
  private static String children(String source) {
    if (!source.contains(".addChildStream(")) {
      return source;
    }
    Matcher child = CHILD.matcher(source);
    return child.replaceAll(
        found -> {
          String size = found.group(1);
          String made =
              size.contains("_InnerSize")
                  ? "new RecordStream((long) (" + size + "));"
                  : "RecordStream.child(" + found.group(3) + ", " + size + ");";
          String rest = found.group(2) + found.group(3) + ".addChildStream(";
          return Matcher.quoteReplacement(made + rest);
        });
  }

  private static String texts(String source) {
    return TEXT.matcher(source)
        .replaceAll(made -> "CountedText." + (made.group(1).equals("String") ? "of(" : "builder("));
  }

  private static String cut(String source) {
    if (!source.contains("twinCutP")) {
      return source;
    }
    return CUT.matcher(source)
        .replaceAll(
            found ->
                "%s = CutBytes.of(%s, %s, %s, %s, %s);"
                    .formatted(
                        found.group(1),
                        found.group(6),
                        number(found.group(2)),
                        number(found.group(3)),
                        found.group(4),
                        found.group(5).equals("1")));
  }

  /** Stores computed numbers of 64 bits as {@code long}. */
  private static String longs(String source) {
    if (!source.contains("twinLong")) {
      return source;
    }
    return source
        .replaceAll("(private|public) Integer (twinLong)", "$1 Long $2")
        .replaceAll("(this\\.twinLong\\w+ = \\()\\(int\\)", "$1(long)")
        .replaceAll("(this\\.twinLong\\w+ = .*)\\.intValue\\(\\);", "$1.longValue();");
  }

  private static String number(String word) {
    return word.equalsIgnoreCase("n") ? "-1" : word;
  }

  private static String packing(String source) {
    String text = source.replace("KaitaiStream.processZlib(", "Zlib.unpack(");
    if (!text.contains("KaitaiStream.unprocessZlib(")) {
      return text;
    }
    text =
        PACK.matcher(text)
            .replaceAll(
                found -> {
                  String field = found.group(2).replaceFirst("^_raw_", "");
                  String index = found.group(3).equals(" = ") ? "0" : "i";
                  String packed =
                      "%s._raw_%s%s%s._twinPackings.pack(\"%s\", %s, %s)%s"
                          .formatted(
                              found.group(1),
                              found.group(2),
                              found.group(3),
                              found.group(1),
                              field,
                              index,
                              found.group(4),
                              found.group(5));
                  return Matcher.quoteReplacement(packed);
                });
    return FIELDS
        .matcher(text)
        .replaceAll("$1public final Packings _twinPackings = new Packings();\n$0");
  }

  private static String imports(String source) {
    List<String> needed = new ArrayList<>();
    for (String name : NEEDED) {
      if (source.contains(name) && Pattern.compile("\\b" + name + "\\b").matcher(source).find()) {
        needed.add("\nimport dev.diptych.records." + name + ";");
      }
    }
    Matcher line = PACKAGE.matcher(source);
    return line.find() && !needed.isEmpty()
        ? source.substring(0, line.end()) + String.join("", needed) + source.substring(line.end())
        : source;
  }
}
