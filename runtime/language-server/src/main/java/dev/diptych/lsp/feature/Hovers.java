package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.analysis.Finding;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Place;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.names.Definition;
import dev.diptych.lsp.names.Occurrence;
import dev.diptych.lsp.names.Resolution;
import dev.diptych.model.diagnostic.Codes;
import dev.diptych.model.source.Span;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/** Explains what is at a position. */
public final class Hovers {
  private static final int MAX_SHOWN = 600;
  private static final Map<String, String> STATEMENTS =
      Map.of(
          "let", "Defines a name for a value or for items: `let name = value`.",
          "use", "Expands the items that a name stands for: `use $name`.",
          "include", "Expands the items of another text: `include \"file\"`.",
          "repeat", "Items several times: `repeat 3 every 2s { … }`.",
          "every", "How much later each repetition is.",
          "at", "Items that begin at a time: `at 2.5s { … }`.",
          "fps", "Frames per second of the text, for times in `f`; 60 by default.",
          "layout", "Which layout of the binary format the text is compiled to.");

  Hovers() {}

  /** The explanation; null if there is none. */
  public @Nullable Hover answer(HoverParams asked, Snapshot snapshot) {
    HoverText text = new HoverText();
    Range range = null;
    if (snapshot.analysis().isText()) {
      TextView view = TextView.of(snapshot);
      int offset = view.document().offset(asked.getPosition());
      CursorContext context = CursorContext.of(view.outline(), offset);
      Span word = context.word();
      explain(view, context, offset, text);
      range = word.length() > 0 ? view.range(word) : null;
    } else {
      range = new SpecHover(snapshot, asked.getPosition(), text).add();
    }
    diagnostics(snapshot, asked.getPosition(), text);
    if (text.isEmpty()) {
      return null;
    }
    return new Hover(new MarkupContent(MarkupKind.MARKDOWN, text.markdown()), range);
  }

  private static void explain(TextView view, CursorContext context, int offset, HoverText text) {
    String word = view.outline().text(context.word());
    Place place = context.place();
    if (place instanceof Place.InReference || place instanceof Place.NewName) {
      name(view, offset, text);
    } else if (!word.isEmpty() && Character.isLetter(word.charAt(0))) {
      new WordHover(view, context, text).add(word);
      if (text.isEmpty() && STATEMENTS.containsKey(word)) {
        text.add(STATEMENTS.get(word));
      }
    }
    boolean row =
        place instanceof Place.Cell
            || place instanceof Place.RowArgument
            || (place instanceof Place.ItemStart && view.isNumber(context.word()));
    Meaning meaning = view.meaning(context.group());
    if (row && meaning.hasRows()) {
      new RowHover(view, context, meaning, text).add(offset);
    }
  }

  /** The definition of a name, and its value. */
  private static void name(TextView view, int offset, HoverText text) {
    Occurrence at = new NameSearch(view, false).at(offset);
    NameTexts texts = new NameTexts(view);
    Resolution resolution = texts.resolve(-1);
    Set<Definition> meant =
        at == null ? Set.of() : resolution.references().getOrDefault(at, Set.of());
    if (meant.isEmpty() && at != null) {
      meant =
          Set.copyOf(
              resolution.definitions().stream().filter(each -> each.at().equals(at)).toList());
    }
    for (Definition definition : meant) {
      String written = definition.at().text().outline().text(definition.value());
      String shown = written.length() > MAX_SHOWN ? written.substring(0, MAX_SHOWN) + "…" : written;
      text.code("let " + definition.name() + " = " + shown);
      String value = definition.items() ? null : new ValueText(resolution).of(definition);
      if (value != null && !value.equals(written)) {
        text.add("= `" + value + "`");
      }
      if (!definition.at().text().equals(texts.main())) {
        String name = definition.at().text().name();
        text.add("Defined in `" + name.substring(name.lastIndexOf('/') + 1) + "`.");
      }
    }
  }

  private static void diagnostics(Snapshot snapshot, Position position, HoverText text) {
    Document document = snapshot.analysis().document();
    int offset = document.offset(position);
    for (Finding finding : snapshot.findings().get().list()) {
      boolean here =
          finding.uri().equals(document.uri())
              && document.offset(finding.range().getStart()) <= offset
              && offset <= document.offset(finding.range().getEnd());
      if (here) {
        String code = finding.diagnostic().code();
        // A code may have a meaning in several sections.
        String known =
            Codes.all().stream()
                .filter(each -> each.id().equals(code))
                .map(each -> withoutLinks(each.meaning()))
                .distinct()
                .collect(Collectors.joining("; or "));
        text.add(known.isEmpty() ? "" : "`" + code + "`: " + known);
      }
    }
  }

  /** Links are relative to the page with the codes. */
  private static String withoutLinks(String markdown) {
    return markdown.replaceAll("\\[([^]]*)\\]\\([^)]*\\)", "$1");
  }

  /** The documentation of the words of vocabularies at a place. */
  static void vocabulary(TextView view, CursorContext context, String word, HoverText text) {
    String path = view.path(context.group());
    NamedBlocks blocks = new NamedBlocks(view);
    for (VocabularyWord each : view.words()) {
      if (!each.allowedIn(path)) {
        continue;
      }
      if (each.name().equals(word)) {
        text.add(each.doc());
        return;
      }
      if (each.isNames() && word.endsWith(each.part())) {
        for (VocabularyWord named : blocks.of(each)) {
          if (named.name().equals(word)) {
            text.add(named.doc());
            return;
          }
        }
      }
    }
  }
}
