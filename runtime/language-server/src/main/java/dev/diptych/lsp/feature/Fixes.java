package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Finding;
import dev.diptych.lsp.context.Extent;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.diagnostic.Replacement;
import java.util.ArrayList;
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

  /** The fixes of {@code finding}, the best first. */
  List<Fix> of(Finding finding) {
    Document document = view.document();
    Extent at =
        new Extent(
            document.offset(finding.range().getStart()), document.offset(finding.range().getEnd()));
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
      default -> {}
    }
    return fixes;
  }

  /** The word to replace is in the range, or later in its line. */
  private void replace(Extent at, Replacement replacement, boolean safe, List<Fix> fixes) {
    String text = view.text();
    int line = view.document().position(at.start()).getLine();
    int end = Math.max(at.end(), view.document().lineEnd(line));
    int found = text.indexOf(replacement.word(), at.start());
    while (found >= 0 && found + replacement.word().length() <= end) {
      Extent word = new Extent(found, found + replacement.word().length());
      if (isWord(text, word)) {
        String title = "Replace '" + replacement.word() + "' with '" + replacement.better() + "'";
        fixes.add(new Fix(title, word, replacement.better(), safe));
        return;
      }
      found = text.indexOf(replacement.word(), found + 1);
    }
  }

  private static boolean isWord(String text, Extent word) {
    boolean before = word.start() > 0 && isPart(text.charAt(word.start() - 1));
    boolean after = word.end() < text.length() && isPart(text.charAt(word.end()));
    return !before && !after;
  }

  private static boolean isPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }

  private void end(List<Fix> fixes) {
    String text = view.text();
    boolean newLine = text.isEmpty() || text.endsWith("\n") || text.endsWith("\r");
    Extent last = Extent.at(text.length());
    fixes.add(new Fix("Add 'Eof'", last, newLine ? "Eof\n" : "\nEof\n", true));
  }

  private void definition(Extent at, List<Fix> fixes) {
    for (Group.Definition definition : view.outline().at(at.start()).definitions()) {
      if (definition.keyword() <= at.start() && at.start() <= definition.name().end()) {
        Extent value = view.outline().valueOf(view.outline().at(at.start()), definition);
        Extent whole = new Extent(definition.keyword(), value.end());
        String name = view.outline().text(definition.name());
        fixes.add(new Fix("Remove '" + name + "'", lines(whole), "", false));
      }
    }
  }

  private void attribute(Extent at, List<Fix> fixes) {
    for (Group.Attribute attribute : view.outline().at(at.start()).attributes()) {
      if (attribute.name().touches(at.start())) {
        int end = view.outline().valueAfter(attribute.assign() + 1).end();
        String name = view.outline().text(attribute.name());
        Extent whole = lines(new Extent(attribute.name().start(), end));
        fixes.add(new Fix("Remove '" + name + "', which is derived", whole, "", true));
      }
    }
  }

  private void character(Extent at, List<Fix> fixes) {
    String character = view.outline().text(at);
    if (character.equals(",") || character.equals(";")) {
      separators(at, character.charAt(0), fixes);
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

  /** Removes a separator from a line, except between two digits: there it may be a point. */
  private void separators(Extent at, char separator, List<Fix> fixes) {
    int end = view.document().lineEnd(view.document().position(at.start()).getLine());
    String rest = view.text().substring(at.start(), end);
    if (rest.indexOf('"') >= 0 || rest.indexOf('#') >= 0) {
      rest = rest.substring(0, 1);
    }
    boolean before = at.start() > 0 && Character.isDigit(view.text().charAt(at.start() - 1));
    String quoted = java.util.regex.Pattern.quote(String.valueOf(separator));
    boolean decimal =
        rest.matches("(?s).*\\d" + quoted + "\\d.*")
            || (before && rest.length() > 1 && Character.isDigit(rest.charAt(1)));
    if (separator == ';' || !decimal) {
      Extent line = new Extent(at.start(), at.start() + rest.length());
      String text = rest.replace(String.valueOf(separator), "");
      fixes.add(new Fix("Remove '" + separator + "'", line, text, separator == ';'));
    }
  }

  private void string(Extent at, List<Fix> fixes) {
    int end = trimmed(at);
    if (end > at.start() && view.text().charAt(end - 1) != '\\') {
      fixes.add(new Fix("Close the string", Extent.at(end), "\"", false));
    }
  }

  private int trimmed(Extent at) {
    int end = at.end();
    while (end > at.start() && Character.isWhitespace(view.text().charAt(end - 1))) {
      end--;
    }
    return end;
  }

  /** The range with its lines, if it is alone on them. */
  private Extent lines(Extent extent) {
    Document document = view.document();
    int first = document.position(extent.start()).getLine();
    int last = document.position(extent.end()).getLine();
    int start = document.lineStart(first);
    int end = document.lineEnd(last);
    String text = view.text();
    boolean alone =
        text.substring(start, extent.start()).isBlank()
            && text.substring(extent.end(), end).isBlank();
    boolean more = last + 1 < document.lineCount();
    return alone ? new Extent(start, more ? document.lineStart(last + 1) : end) : extent;
  }
}
