package dev.diptych.lsp.feature;

import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.lsp.spec.SpecKey;
import dev.diptych.lsp.spec.SpecNames;
import dev.diptych.lsp.spec.SpecPosition;
import dev.diptych.model.schema.Unit;
import dev.diptych.model.source.Span;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;

/** Offers keys and values of specs. */
final class SpecChoices {
  private static final List<String> TYPES =
      List.of(
          "u1", "u2", "u4", "u8", "s1", "s2", "s4", "s8", "f4", "f8", "b1", "str", "strz", "u2le",
          "u4le", "u8le", "s2le", "s4le", "s8le", "f4le", "f8le", "u2be", "u4be", "u8be", "s2be",
          "s4be", "s8be", "f4be", "f8be");
  private static final List<String> ENCODINGS =
      List.of("UTF-8", "ASCII", "UTF-16LE", "UTF-16BE", "ISO-8859-1", "Shift_JIS", "IBM437");

  private SpecChoices() {}

  static List<CompletionItem> at(Document document, Position position) {
    String text = document.characters();
    SpecPosition at = SpecPosition.of(text, document.offset(position));
    Span word = at.word();
    Choices choices = new Choices(document.range(word.start(), word.end()));
    String map = at.map();
    if (map == null) {
      return List.of();
    }
    if (at.key() == null) {
      keys(document, map, at, choices);
    } else {
      SpecKey key = at.known(text);
      if (key != null) {
        key.values().forEach(kind -> values(text, kind, choices));
      } else if (map.equals("{type}")) {
        values(text, "type", choices);
      }
    }
    return choices.items();
  }

  private static void keys(Document document, String map, SpecPosition at, Choices choices) {
    String text = document.characters();
    int end = at.word().end();
    boolean colon = end < text.length() && text.charAt(end) == ':';
    for (SpecKey key : SpecKey.of(map)) {
      Choice choice = new Choice(CompletionItemKind.Property, key.name(), "", key.doc());
      if (colon) {
        choices.add(choice);
      } else {
        choices.addSnippet(choice, key.name() + (key.isNested() ? ":" : ": "));
      }
    }
  }

  private static void values(String text, String kind, Choices choices) {
    switch (kind) {
      case "type" -> {
        SpecNames.in(text, "types")
            .keySet()
            .forEach(name -> add(choices, CompletionItemKind.Class, name, "defined here"));
        TYPES.forEach(name -> add(choices, CompletionItemKind.Keyword, name, ""));
      }
      case "enum" ->
          SpecNames.in(text, "enums")
              .keySet()
              .forEach(name -> add(choices, CompletionItemKind.Enum, name, ""));
      case "unit" ->
          Unit.symbols().forEach(name -> add(choices, CompletionItemKind.Unit, name, ""));
      case "encoding" ->
          ENCODINGS.forEach(name -> add(choices, CompletionItemKind.Value, name, ""));
      case "flag" -> {
        add(choices, CompletionItemKind.Keyword, "true", "");
        add(choices, CompletionItemKind.Keyword, "false", "");
      }
      case "field-id", "expression" ->
          SpecNames.ids(text)
              .keySet()
              .forEach(name -> add(choices, CompletionItemKind.Field, name, ""));
      default -> {
        if (kind.contains("/") || kind.equals("leb128") || kind.equals("raw")) {
          for (String word : kind.split("/", -1)) {
            add(choices, CompletionItemKind.Keyword, word, "");
          }
        }
      }
    }
  }

  private static void add(Choices choices, CompletionItemKind kind, String label, String detail) {
    choices.add(new Choice(kind, label, detail, ""));
  }
}
