package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Place;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Syntax;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.TextEdit;

/** Offers what may be written at a position. */
public final class Completion {
  /** Characters after which a client asks. */
  public static final List<String> TRIGGERS = List.of("$", "\"", "(", "=", ".", ":", " ");

  Completion() {}

  /** The items, those that a text requires first. */
  public List<CompletionItem> answer(CompletionParams asked, Snapshot snapshot) {
    if (!snapshot.analysis().isText()) {
      return SpecChoices.at(snapshot, asked.getPosition());
    }
    TextView view = TextView.of(snapshot);
    CursorContext context = view.at(asked.getPosition());
    int offset = view.document().offset(asked.getPosition());
    if (snapshot.analysis().header() == null || context.place() instanceof Place.Header) {
      return header(view, offset);
    }
    Choices choices = new Choices(view.range(context.word()));
    add(view, context, choices);
    return choices.items();
  }

  /** The items for a client that inserts no snippets: the first choice at each place to stop at. */
  public static List<CompletionItem> plain(List<CompletionItem> items) {
    for (CompletionItem item : items) {
      if (item.getInsertTextFormat() == InsertTextFormat.Snippet) {
        TextEdit edit = item.getTextEdit().getLeft();
        edit.setNewText(Snippets.plain(edit.getNewText()));
        item.setInsertTextFormat(InsertTextFormat.PlainText);
      }
    }
    return items;
  }

  /** The names that may be written instead of the word at an offset. */
  static List<String> names(TextView view, int offset) {
    CursorContext context = CursorContext.of(view.outline(), offset);
    Choices choices = new Choices(view.range(context.word()));
    add(view, context, choices);
    return choices.items().stream().map(CompletionItem::getLabel).filter(Syntax::isName).toList();
  }

  private static void add(TextView view, CursorContext context, Choices choices) {
    Place place = context.place();
    ValueChoices values = new ValueChoices(view, context, choices);
    NameChoices names = new NameChoices(view, context, choices);
    if (isNumber(view, context)) {
      new UnitChoices(view, context, names).add();
    } else if (place instanceof Place.ItemStart) {
      new ItemChoices(view, context, choices, following(view, context)).add();
    } else if (place instanceof Place.AttributeValue value) {
      values.attribute(value);
    } else if (place instanceof Place.Cell cell) {
      values.cell(cell);
    } else if (place instanceof Place.RowArgument argument) {
      values.argument(argument);
    } else if (place instanceof Place.SettingValue setting) {
      values.setting(setting);
    } else if (place instanceof Place.CallArgument || place instanceof Place.Calculation) {
      values.call();
    } else if (place instanceof Place.Quantity) {
      values.quantity();
    } else if (place instanceof Place.DefinitionValue) {
      values.definition();
    } else if (place instanceof Place.InReference reference) {
      references(view, names, context, reference);
    } else if (place instanceof Place.IncludedFile) {
      new FileChoices(view, context, choices).addTexts();
    } else if (place instanceof Place.InString string) {
      Set<String> endings = MaterialFile.endings(view, context, string);
      new FileChoices(view, context, choices).add(endings);
    }
  }

  private static void references(
      TextView view, NameChoices names, CursorContext context, Place.InReference reference) {
    if (view.byteAt(context.word().start() - 1) == '$') {
      names.references(reference.items());
    }
  }

  private static boolean isNumber(TextView view, CursorContext context) {
    return view.isNumber(context.word()) && isUnitPlace(context.place());
  }

  private static boolean isUnitPlace(Place place) {
    return !(place instanceof Place.InString
        || place instanceof Place.IncludedFile
        || place instanceof Place.InReference
        || place instanceof Place.Tail);
  }

  /** The brace or the equals sign that belongs to the name, or a blank if there is none. */
  private static char following(TextView view, CursorContext context) {
    int at = context.word().end();
    while (view.byteAt(at) == ' ' || view.byteAt(at) == '\t') {
      at++;
    }
    char next = context.word().length() > 0 ? view.byteAt(at) : ' ';
    return next == '{' || next == '=' ? next : ' ';
  }

  private static List<CompletionItem> header(TextView view, int offset) {
    int line = view.document().line(offset);
    int start = view.document().lineStart(line);
    Span span = new Span(start, view.document().lineEnd(line));
    if (!view.text(new Span(0, start)).lines().allMatch(Completion::isNoHeader)) {
      return List.of();
    }
    boolean empty = view.text(new Span(span.end(), view.document().length())).isBlank();
    Choices choices = new Choices(view.range(span));
    Set<String> lines = new LinkedHashSet<>();
    for (Schema schema : view.analysis().engine().schemas().values()) {
      FormatName format = schema.format();
      String label = format.title() + " Ver " + format.version();
      if (schema.refusal() == null && lines.add(label)) {
        String doc = schema.root().doc();
        Choice choice = new Choice(CompletionItemKind.Module, label, format.id(), doc);
        choices.addSnippet(choice, empty ? label + "\n$0\nEof\n" : label);
      }
    }
    return choices.items();
  }

  private static boolean isNoHeader(String line) {
    return line.isBlank() || line.stripLeading().startsWith("#");
  }
}
