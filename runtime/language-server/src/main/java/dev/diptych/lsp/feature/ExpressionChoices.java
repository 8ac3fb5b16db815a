package dev.diptych.lsp.feature;

import dev.diptych.ksy.resolve.SpecScope;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.lsp.spec.ExpressionPosition;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.jspecify.annotations.Nullable;

/** Offers names in expressions of specs. */
final class ExpressionChoices {
  private final Document document;
  private final SpecScope scope;
  private final @Nullable String field;

  /**
   * Names in expressions.
   *
   * @param field the id of the field whose key has the expression; null if it is not known
   */
  ExpressionChoices(Document document, SpecScope scope, @Nullable String field) {
    this.document = document;
    this.scope = scope;
    this.field = field;
  }

  /** The names that may be at {@code offset} of an expression that begins at {@code start}. */
  List<CompletionItem> at(String text, int start, int offset) {
    ExpressionPosition at = ExpressionPosition.of(text, start, offset);
    Choices choices = new Choices(document.range(at.word()));
    if (at.path() != null) {
      scope.labels(at.path()).forEach(each -> add(choices, each));
    } else if (at.owner() != null) {
      scope.properties(at.owner(), field).forEach(each -> add(choices, each));
    } else {
      scope.values(field).forEach(each -> add(choices, each));
      scope.enumerations().forEach(each -> addPath(choices, each));
      choices.add(new Choice(CompletionItemKind.Keyword, "true", "", ""));
      choices.add(new Choice(CompletionItemKind.Keyword, "false", "", ""));
    }
    return choices.items();
  }

  private static void addPath(Choices choices, SpecScope.Name name) {
    choices.addSnippet(choice(name), name.text() + "::");
  }

  /** Adds a name; one with arguments as a snippet. */
  static void add(Choices choices, SpecScope.Name name) {
    int open = name.text().indexOf('(');
    if (open < 0) {
      choices.add(choice(name));
    } else {
      choices.addSnippet(choice(name), name.text().substring(0, open) + "($1)");
    }
  }

  private static Choice choice(SpecScope.Name name) {
    return new Choice(kind(name), name.text(), name.what(), name.doc());
  }

  private static CompletionItemKind kind(SpecScope.Name name) {
    if (name.kind() == null) {
      return CompletionItemKind.Property;
    }
    return switch (name.kind()) {
      case SPEC -> CompletionItemKind.Module;
      case TYPE -> CompletionItemKind.Class;
      case PARAM, VALUE -> CompletionItemKind.Variable;
      case FIELD, INSTANCE -> CompletionItemKind.Field;
      case ENUM -> CompletionItemKind.Enum;
      case MEMBER -> CompletionItemKind.EnumMember;
    };
  }
}
