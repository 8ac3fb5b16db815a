package dev.diptych.lsp.feature;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Collects the items of a completion in the order in which they are shown. */
final class Choices {
  /** A list of this length helps nobody. */
  private static final int MAX_ITEMS = 1_000;

  private final Range range;
  private final List<CompletionItem> items = new ArrayList<>();

  /**
   * Items that replace {@code range}.
   *
   * @param range the word at the position
   */
  Choices(Range range) {
    this.range = range;
  }

  /**
   * An item.
   *
   * @param label what is shown
   * @param detail a few words next to it, or an empty string
   * @param doc Markdown, or an empty string
   */
  record Choice(CompletionItemKind kind, String label, String detail, String doc) {}

  /** Adds an item that inserts its label. */
  void add(Choice choice) {
    add(choice, choice.label(), false);
  }

  /** Adds an item that inserts a snippet. */
  void addSnippet(Choice choice, String snippet) {
    add(choice, snippet, true);
  }

  private void add(Choice choice, String text, boolean snippet) {
    if (items.size() >= MAX_ITEMS) {
      return;
    }
    CompletionItem item = new CompletionItem(choice.label());
    item.setKind(choice.kind());
    if (!choice.detail().isEmpty()) {
      item.setDetail(choice.detail());
    }
    if (!choice.doc().isEmpty()) {
      item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, choice.doc()));
    }
    item.setTextEdit(Either.forLeft(new TextEdit(range, text)));
    item.setInsertTextFormat(snippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
    item.setSortText(String.format(Locale.ROOT, "%04d", items.size()));
    items.add(item);
  }

  List<CompletionItem> items() {
    return List.copyOf(items);
  }
}
