package dev.diptych.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.lsp.analysis.Finding;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Finds the edits that remove diagnostics.
 *
 * @param view the text
 */
record Fixes(TextView view) {
  /** Codes whose correction is the only one. */
  private static final Set<String> CERTAIN = Set.of("renamed", "bad-number");

  private static final long NUMBERS =
      Kind.bits(Kind.INT, Kind.HEXINT, Kind.FLOAT, Kind.QUANTITY, Kind.RELATIVE, Kind.BAD_WORD);

  /** The fixes of {@code finding}, the best first. */
  List<Fix> of(Finding finding) {
    Document document = view.document();
    Span at = document.span(finding.range());
    List<Fix> fixes = new ArrayList<>();
    Replacement replacement = finding.diagnostic().replacement();
    if (replacement != null) {
      replace(at, replacement, CERTAIN.contains(finding.diagnostic().code()), fixes);
    }
    switch (finding.diagnostic().code()) {
      case "missing-eof" -> end(fixes);
      case "unused-name" -> definition(at, fixes);
      case "derived-mismatch" -> attribute(at, fixes);
      case "missing-field" -> new RequiredAttributes(view).add(at, fixes);
      case "unterminated-string" -> string(at, fixes);
      case "bad-character" -> character(at, fixes);
      case "bad-name" -> name(at, fixes);
      default -> {}
    }
    return fixes;
  }

  /** The word to replace is around the begin of the range, in it, or later in its line. */
  private void replace(Span at, Replacement replacement, boolean safe, List<Fix> fixes) {
    int line = view.document().line(at.start());
    int end = Math.max(at.end(), view.document().lineEnd(line));
    byte[] wanted = replacement.word().getBytes(UTF_8);
    int first = Math.max(view.document().lineStart(line), at.start() + 1 - wanted.length);
    for (int start = first; start + wanted.length <= end; start++) {
      Span word = new Span(start, start + wanted.length);
      byte[] text = view.document().bytes();
      if (Arrays.equals(text, word.start(), word.end(), wanted, 0, wanted.length) && isWord(word)) {
        fixes.add(new Fix(title(replacement), word, replacement.better(), safe));
        return;
      }
    }
  }

  private static String title(Replacement replacement) {
    return replacement.better().isEmpty()
        ? "Remove '" + replacement.word() + "'"
        : "Replace '" + replacement.word() + "' with '" + replacement.better() + "'";
  }

  private boolean isWord(Span word) {
    String before = view.text(new Span(Math.max(0, word.start() - 4), word.start()));
    int end = Math.min(view.document().length(), word.end() + 4);
    String after = view.text(new Span(word.end(), end));
    return (before.isEmpty() || !isPart(before.codePointBefore(before.length())))
        && (after.isEmpty() || !isPart(after.codePointAt(0)));
  }

  private static boolean isPart(int c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }

  private void end(List<Fix> fixes) {
    int end = view.document().length();
    char before = view.byteAt(end - 1);
    boolean newLine = end == 0 || before == '\n' || before == '\r';
    Span last = Span.at(end);
    fixes.add(new Fix("Add 'Eof'", last, newLine ? "Eof\n" : "\nEof\n", true));
  }

  private void definition(Span at, List<Fix> fixes) {
    for (Group.Definition definition : view.outline().at(at.start()).definitions()) {
      if (definition.keyword() <= at.start() && at.start() <= definition.name().end()) {
        Span value = view.outline().valueOf(view.outline().at(at.start()), definition);
        Span whole = new Span(definition.keyword(), value.end());
        String name = view.outline().text(definition.name());
        fixes.add(new Fix("Remove '" + name + "'", lines(whole), "", false));
      }
    }
  }

  private void attribute(Span at, List<Fix> fixes) {
    for (Group.Attribute attribute : view.outline().at(at.start()).attributes()) {
      if (Outline.touches(attribute.name(), at.start())) {
        int end = view.outline().valueAfter(attribute.assign()).end();
        String name = view.outline().text(attribute.name());
        Span whole = lines(new Span(attribute.name().start(), end));
        fixes.add(new Fix("Remove '" + name + "', which is derived", whole, "", true));
      }
    }
  }

  private void character(Span at, List<Fix> fixes) {
    String character = view.outline().text(at);
    if (character.equals(",") || character.equals(";")) {
      separators(at, character, fixes);
    } else if (character.equals("[") || character.equals("]")) {
      String better = character.equals("[") ? "(" : ")";
      fixes.add(new Fix("Replace '" + character + "' with '" + better + "'", at, better, false));
    } else if (character.length() > 1 && character.startsWith("'") && character.endsWith("'")) {
      String content = character.substring(1, character.length() - 1);
      if (content.indexOf('"') < 0) {
        fixes.add(new Fix("Use double quotes", at, "\"" + content + "\"", true));
      }
    }
  }

  /** Removes a separator from a line, except between two numbers: there it may be a point. */
  private void separators(Span at, String separator, List<Fix> fixes) {
    SyntaxTree tree = view.analysis().tree();
    int end = tree.trivia().lineEnd(at.start());
    StringBuilder text = new StringBuilder();
    boolean decimal = false;
    for (int token = tree.tokenAt(at.start()); tree.start(token) < end; token++) {
      Span span = new Span(tree.start(token), Math.min(end, tree.end(token)));
      if (!view.text(span).equals(separator)) {
        text.append(view.text(span));
      } else if (isNumber(tree, token - 1) && isNumber(tree, token + 1)) {
        decimal = true;
      }
    }
    if (separator.equals(";") || !decimal) {
      Span line = new Span(at.start(), end);
      fixes.add(
          new Fix("Remove '" + separator + "'", line, text.toString(), separator.equals(";")));
    }
  }

  private static boolean isNumber(SyntaxTree tree, int token) {
    return tree.written().kind(token).isIn(NUMBERS);
  }

  /** A name that is none, such as one with a dash: what may be written there instead. */
  private void name(Span at, List<Fix> fixes) {
    List<String> names = Completion.names(view, at.start());
    Replacement near = Suggestion.nearest(view.text(at), names);
    if (near != null) {
      replace(at, near, false, fixes);
    }
  }

  private void string(Span at, List<Fix> fixes) {
    int end = trimmed(at);
    boolean isOfOneLine = view.document().line(at.start()) == view.document().line(end);
    if (isOfOneLine && end > at.start() && view.byteAt(end - 1) != '\\') {
      fixes.add(new Fix("Close the string", Span.at(end), "\"", false));
    }
  }

  private int trimmed(Span at) {
    int end = at.end();
    while (end > at.start() && Character.isWhitespace(view.byteAt(end - 1))) {
      end--;
    }
    return end;
  }

  /** The range with its lines, if it is alone on them. */
  private Span lines(Span span) {
    Document document = view.document();
    int last = document.line(span.end());
    int start = document.lineStart(document.line(span.start()));
    int end = document.lineEnd(last);
    boolean alone =
        view.text(new Span(start, span.start())).isBlank()
            && view.text(new Span(span.end(), Math.max(span.end(), end))).isBlank();
    boolean more = last + 1 < document.lineCount();
    return alone ? new Span(start, more ? document.lineStart(last + 1) : end) : span;
  }
}
