package dev.diptych.lsp.feature;

import dev.diptych.ksy.resolve.Declaration.Kind;
import dev.diptych.ksy.resolve.SpecScope;
import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.lsp.spec.ExpressionPosition;
import dev.diptych.model.schema.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.jspecify.annotations.Nullable;

/** Offers values of keys that are not expressions, by their kinds. */
final class SpecValues {
  private static final int MAX_IMPORTS = 200;
  private static final String ENDING = ".ksy";

  private final Document document;
  private final @Nullable SpecScope scope;
  private final Choices choices;

  SpecValues(Document document, @Nullable SpecScope scope, Choices choices) {
    this.document = document;
    this.scope = scope;
    this.choices = choices;
  }

  /** Types or enumerations behind {@code a::}. */
  static List<CompletionItem> behindPath(
      Document document, String text, int start, int offset, SpecScope scope, List<String> kinds) {
    ExpressionPosition at = ExpressionPosition.of(text, start, offset);
    Kind wanted = kinds.contains("type") ? Kind.TYPE : Kind.ENUM;
    Choices choices = new Choices(document.range(at.word()));
    if (at.path() != null) {
      for (SpecScope.Name each : scope.labels(at.path())) {
        if (each.kind() == wanted) {
          ExpressionChoices.add(choices, each);
        }
      }
    }
    return choices.items();
  }

  void add(String kind) {
    switch (kind) {
      case "type" -> {
        if (scope != null) {
          scope.types().forEach(each -> ExpressionChoices.add(choices, each));
        }
        SpecScope.storedTypes().forEach(name -> add(CompletionItemKind.Keyword, name));
      }
      case "enum" -> {
        if (scope != null) {
          scope.enumerations().forEach(each -> ExpressionChoices.add(choices, each));
        }
      }
      case "field-id" -> {
        if (scope != null) {
          scope.fields().forEach(each -> ExpressionChoices.add(choices, each));
        }
      }
      case "unit" -> Unit.symbols().forEach(name -> add(CompletionItemKind.Unit, name));
      case "encoding" -> SpecScope.encodings().forEach(name -> add(CompletionItemKind.Value, name));
      case "flag" -> words("true/false");
      case "process" -> process();
      case "import" -> imports();
      default -> {
        if (kind.contains("/") || kind.equals("leb128") || kind.equals("raw")) {
          words(kind);
        }
      }
    }
  }

  private void words(String words) {
    for (String word : words.split("/", -1)) {
      add(CompletionItemKind.Keyword, word);
    }
  }

  private void process() {
    add(CompletionItemKind.Function, "zlib");
    for (String name : List.of("xor", "rol", "ror")) {
      Choice choice = new Choice(CompletionItemKind.Function, name, "", "");
      choices.addSnippet(choice, name + "($1)");
    }
  }

  /** The specs in the same folder. */
  private void imports() {
    Path file = DocumentPath.real(document.uri());
    Path folder = file == null ? null : file.getParent();
    if (folder == null) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(each -> !each.equals(file))
          .map(each -> String.valueOf(each.getFileName()))
          .filter(name -> name.endsWith(ENDING))
          .limit(MAX_IMPORTS)
          .sorted()
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .forEach(name -> add(CompletionItemKind.File, name));
    } catch (IOException e) {
      return; // A folder that cannot be read has no specs to offer.
    }
  }

  private void add(CompletionItemKind kind, String label) {
    choices.add(new Choice(kind, label, "", ""));
  }
}
