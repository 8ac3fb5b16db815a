package dev.diptych.lsp.feature;

import dev.diptych.converter.Converter;
import dev.diptych.lsp.analysis.Finding;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.Document;
import dev.diptych.model.lint.Repair;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Repairs the damage that a lint reports, as the command {@code repair} does. Only for a plain text
 * without comments: it is printed anew.
 *
 * @param view the text
 */
record RepairAction(TextView view) {
  private static final String CHECKSUM = "checksum-mismatch";

  /** Whether {@code finding} is damage that a repair may remove. */
  boolean appliesTo(Finding finding) {
    String code = finding.diagnostic().code();
    boolean known =
        code.equals(CHECKSUM) || repairs().stream().anyMatch(each -> each.codes().contains(code));
    return known && !view.analysis().isAuthored() && !hasComments();
  }

  private boolean hasComments() {
    boolean[] found = {false};
    SyntaxTree tree = view.analysis().tree();
    tree.trivia().comments(0, tree.tokens(), comment -> found[0] = true);
    return found[0];
  }

  private List<Repair> repairs() {
    return converter().families().repairs();
  }

  private Converter converter() {
    return view.snapshot().analyzer().converter(view.analysis());
  }

  /** The repaired text; nothing if nothing changes. */
  Optional<String> text() {
    LocatedDocument opened = view.snapshot().findings().get().opened();
    if (opened == null) {
      return Optional.empty();
    }
    Engine engine = view.analysis().engine();
    Document repaired = converter().repaired(opened, new ArrayList<>());
    if (repaired.equals(opened.document())) {
      return Optional.empty();
    }
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      Optional<Diagnostic> lost = new Proof(engine).print(opened.with(repaired), out);
      return lost.isPresent()
          ? Optional.empty()
          : Optional.of(out.toString(view.analysis().fileCharset()));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e); // It is written to memory.
    }
  }
}
