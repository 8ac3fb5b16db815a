package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.context.Column;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Meanings;
import dev.diptych.lsp.context.Place;
import dev.diptych.lsp.docs.FieldDocs;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Unit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.lsp4j.CompletionItemKind;
import org.jspecify.annotations.Nullable;

/** Offers values: of attributes, of columns, and after words. */
final class ValueChoices {
  private final TextView view;
  private final CursorContext context;
  private final Choices choices;
  private final NameChoices names;
  private final NamedBlocks blocks;

  ValueChoices(TextView view, CursorContext context, Choices choices) {
    this.view = view;
    this.context = context;
    this.choices = choices;
    this.names = new NameChoices(view, context, choices);
    this.blocks = new NamedBlocks(view);
  }

  void attribute(Place.AttributeValue place) {
    Field field = Fields.attribute(view, context.group(), place.attribute());
    boolean root = context.group().parent() == null;
    if (root && place.attribute().equals(FormatName.LAYOUT)) {
      layouts();
    } else if (field != null) {
      boolean tuple = field.repeated() || field.type().flags();
      if (place.index() < 0 && field.repeated()) {
        tuple(field);
      } else if (place.index() < 0 || tuple) {
        value(field, field.unit());
      }
    }
    words(VocabularyWord.Use.VALUE, place.attribute());
  }

  private void layouts() {
    Schema own = view.analysis().schema();
    for (Schema schema : view.analysis().engine().schemas().values()) {
      FormatName format = schema.format();
      boolean same =
          own != null
              && format.id().equals(own.format().id())
              && format.version().equals(own.format().version());
      if (same && format.layout() != null && schema.refusal() == null) {
        choices.add(new Choice(CompletionItemKind.EnumMember, format.layout(), "", ""));
      }
    }
  }

  private void tuple(Field field) {
    Meanings meanings = view.meanings();
    if (meanings != null) {
      Choice choice = new Choice(CompletionItemKind.Snippet, "( )", "a list of values", "");
      choices.addSnippet(choice, new ValueSnippets(meanings.shapes()).value(field));
    }
  }

  /** Values of {@code field} in {@code unit}. */
  private void value(Field field, @Nullable Unit unit) {
    Schema schema = Objects.requireNonNull(view.analysis().schema());
    FieldDocs docs = new FieldDocs(schema);
    EnumType members = schema.names(field.type().names());
    String byDefault = docs.defaultOf(field);
    if (members != null) {
      for (Map.Entry<Long, String> member : members.names().entrySet()) {
        boolean isDefault = member.getValue().equals(byDefault);
        String detail = member.getKey() + (isDefault ? ", default" : "");
        String shown = field.type().isStruct() || isFloat(field) ? "" : detail;
        choices.add(new Choice(CompletionItemKind.EnumMember, member.getValue(), shown, ""));
      }
    } else if (field.type() instanceof Type.Text) {
      choices.addSnippet(new Choice(CompletionItemKind.Text, "\"\"", "text", ""), "\"$1\"");
    } else if (field.type() instanceof Type.Bytes) {
      choices.addSnippet(new Choice(CompletionItemKind.Text, "x\"\"", "bytes", ""), "x\"$1\"");
    } else if (byDefault != null) {
      choices.add(new Choice(CompletionItemKind.Value, byDefault, "default", ""));
    }
    if (Fields.isNumber(field) && members == null) {
      names.numbers(unit);
    }
    if (members == null && isFloat(field)) {
      for (String special : List.of("inf", "-inf", "nan")) {
        choices.add(new Choice(CompletionItemKind.Constant, special, "", ""));
      }
    }
  }

  private static boolean isFloat(Field field) {
    return field.type() instanceof Type.Numeric number && number.kind().isFloat();
  }

  void cell(Place.Cell place) {
    List<Column> cells = view.meaning(context.group()).cells();
    if (place.index() < cells.size()) {
      Column column = cells.get(place.index());
      value(column.field(), column.unit());
    } else if (cells.isEmpty()) {
      names.numbers(null);
    }
  }

  /** After the key of a row. */
  void argument(Place.RowArgument place) {
    if (!place.before().isEmpty() && words(VocabularyWord.Use.PLACE, place.before())) {
      names.tuples(0);
      return;
    }
    Meaning meaning = view.meaning(context.group());
    Meanings meanings = view.meanings();
    if (place.values() == 0 && meaning.hasRows() && meanings != null) {
      ValueSnippets snippets = new ValueSnippets(meanings.shapes());
      choices.addSnippet(
          new Choice(CompletionItemKind.Snippet, "( )", "the values of the row", ""),
          snippets.row(meaning.cells()));
    }
    boolean first = place.values() == 0 && words(VocabularyWord.Use.FIRST, "");
    if (!first && (place.values() > 0 || !meaning.hasRows())) {
      words(VocabularyWord.Use.ARGUMENT, "");
    }
    if (place.values() == 0) {
      words(VocabularyWord.Use.PLACE, "first");
    }
    words(VocabularyWord.Use.PLACE, "");
    if (place.values() == 0 && (meaning.hasRows() || takesTuple())) {
      names.tuples(meaning.cells().size());
    }
  }

  /** Whether a tuple may follow the key in a block of a vocabulary. */
  private boolean takesTuple() {
    String path = view.path(context.group());
    return view.words().stream()
        .anyMatch(
            word ->
                word.use() == VocabularyWord.Use.FIRST && word.isTuple() && word.allowedIn(path));
  }

  void setting(Place.SettingValue place) {
    words(VocabularyWord.Use.VALUE, place.word());
  }

  /** The number of a statement. */
  void quantity() {
    names.numbers(null);
  }

  /** An argument of a function. */
  void call() {
    names.numbers(null);
  }

  /** The value of a definition. */
  void definition() {
    names.all();
  }

  /** Offers words of the vocabularies; returns whether there are any. */
  private boolean words(VocabularyWord.Use use, String after) {
    boolean found = false;
    String path = view.path(context.group());
    for (VocabularyWord word : view.words()) {
      if (word.use() == use && word.after().equals(after) && word.allowedIn(path)) {
        found = true;
        if (word.isNames()) {
          blocks.of(word).forEach(this::word);
        } else {
          word(word);
        }
      }
    }
    return found;
  }

  /** Whether the parenthesis of a function is there already. */
  private boolean isCalled() {
    int at = context.word().end();
    while (view.byteAt(at) == ' ') {
      at++;
    }
    return view.byteAt(at) == '(';
  }

  private void word(VocabularyWord word) {
    boolean function = word.snippet().contains("(");
    CompletionItemKind kind = function ? CompletionItemKind.Function : CompletionItemKind.Value;
    String detail = word.use() == VocabularyWord.Use.PLACE ? "place" : "";
    Choice choice = new Choice(kind, word.name(), detail, word.doc());
    if (function && isCalled()) {
      choices.add(choice);
    } else {
      choices.addSnippet(choice, word.snippet());
    }
  }
}
