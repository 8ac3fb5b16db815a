package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.lsp.names.Definition;
import org.eclipse.lsp4j.CompletionItemKind;

/**
 * Offers the statements that every authored text may have.
 *
 * @param view the text
 * @param context the position
 * @param choices receives them
 * @param used the names that the block has
 */
record StatementChoices(TextView view, CursorContext context, Choices choices, UsedNames used) {
  void add() {
    boolean root = context.group().parent() == null;
    if (root && !used.has("fps")) {
      add(
          CompletionItemKind.Property,
          "fps",
          "fps = ${1:60}",
          "Frames per second, for times in `f`.");
    }
    add(CompletionItemKind.Keyword, "let", "let ${1:name} = ${2:0}", "Defines a name for a value.");
    add(
        CompletionItemKind.Keyword,
        "let { }",
        "let ${1:name} = {\n\t$0\n}",
        "Defines a name for items, which `use` expands.");
    for (Definition definition : new NameTexts(view).resolve(context.word().start()).visible()) {
      if (definition.items()) {
        String label = "use $" + definition.name();
        String snippet = "use \\$" + definition.name();
        add(CompletionItemKind.Keyword, label, snippet, "Expands these items.");
      }
    }
    add(
        CompletionItemKind.Keyword,
        "include",
        "include \"$1\"",
        "Expands the items of another text.");
    add(
        CompletionItemKind.Keyword,
        "repeat",
        "repeat ${1:2} every ${2:1} {\n\t$0\n}",
        "Items several times, each later than the time before.");
    add(CompletionItemKind.Keyword, "at", "at ${1:1} {\n\t$0\n}", "Items that begin at a time.");
    Outline outline = view.outline();
    if (root && outline.bodyEnd() == view.document().length()) {
      add(CompletionItemKind.Keyword, "Eof", "Eof\n", "The end of the text.");
    }
  }

  private void add(CompletionItemKind kind, String label, String snippet, String doc) {
    choices.addSnippet(new Choice(kind, label, "", doc), snippet);
  }
}
