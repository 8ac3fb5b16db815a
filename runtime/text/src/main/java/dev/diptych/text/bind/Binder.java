package dev.diptych.text.bind;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.text.shape.Shapes;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Binds texts to schemas. */
public final class Binder {
  private Binder() {}

  /**
   * Binds a text to a schema, whose format and layout must be those of the text. A text with syntax
   * errors is bound as far as possible, so that its other errors are found in the same run.
   *
   * @param tree the text
   * @param separate the runs of its rows that are read separately
   * @param found its syntax errors, and others that were found before
   * @param shapes the shapes of the schema
   * @param allowance memory that the text may use for omitted values
   * @param expected the root that the text was printed from, whose values are used where the text
   *     has the same; or null
   * @param fast whether blocks whose items are in order are bound in a shorter way; the result is
   *     the same
   * @return the document, or all errors: those found before and those of binding
   */
  public static Result<BoundText> bind(
      SyntaxTree tree,
      ReducedText separate,
      List<Diagnostic> found,
      Shapes shapes,
      Allowance allowance,
      @Nullable Struct expected,
      boolean fast) {
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.addAll(found);
    if (tree.damage().mayHaveMoreErrors()) {
      diagnostics.stop();
    }
    StraightBinder straight =
        fast && tree.isValid() ? new StraightTree(tree, shapes, allowance) : null;
    BindReporter reports = new BindReporter(tree.source(), diagnostics, allowance);
    SpanNode at = SpanNode.root();
    Struct root =
        root(tree, shapes, at, new BlockBinder(shapes, separate, reports, straight, expected));
    if (root == null || diagnostics.hasErrors()) {
      return Result.failed(diagnostics.summary(tree.source().name()));
    }
    Supplier<SpanNode> nodes = straight == null ? () -> at : () -> nodes(tree, separate, shapes);
    TextLocations spans = new TextLocations(tree.source(), separate, header(tree), nodes);
    return Result.of(new BoundText(new Document(shapes.schema(), root), spans), diagnostics.list());
  }

  private static @Nullable Struct root(
      SyntaxTree tree, Shapes shapes, SpanNode at, BlockBinder binder) {
    FieldCollector draft = new FieldCollector(shapes.schema().root());
    FormFields form = new FormFields(shapes.schema().style(), tree);
    return binder.bind(draft, tree.items(), at, header(tree), form::note);
  }

  /** The locations in a text that was bound without them. */
  private static SpanNode nodes(SyntaxTree tree, ReducedText separate, Shapes shapes) {
    BindReporter reports =
        new BindReporter(tree.source(), new Diagnostics(), Allowance.unlimited());
    SpanNode at = SpanNode.root();
    root(tree, shapes, at, new BlockBinder(shapes, separate, reports, null, null));
    return at;
  }

  private static Span header(SyntaxTree tree) {
    Header line = tree.header();
    return line == null ? Span.at(0) : line.span();
  }

  /**
   * The result of binding.
   *
   * @param document the complete document
   * @param locations the locations of its values in the text
   */
  public record BoundText(Document document, Locations locations) {}
}
