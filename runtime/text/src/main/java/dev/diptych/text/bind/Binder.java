package dev.diptych.text.bind;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.source.Span;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.syntax.Parsed;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Item;
import dev.diptych.text.syntax.tree.TextFile;
import java.util.List;

/** Binds texts to schemas. */
public final class Binder {
  private Binder() {}

  /**
   * Binds a text to a schema, whose format and layout must be those of the text. A text with syntax
   * errors is bound as far as possible, so that its other errors are found in the same run.
   *
   * @param parsed the syntax tree and syntax errors
   * @param shapes the shapes of the schema
   * @param allowance memory that the text may use for omitted values
   * @return the document, or all errors of parsing and binding
   */
  public static Result<BoundText> bind(Parsed parsed, Shapes shapes, Allowance allowance) {
    TextFile file = parsed.file();
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.addAll(parsed.diagnostics());
    if (parsed.diagnostics().size() >= Diagnostics.LIMIT) {
      diagnostics.stop(); // The parser stopped early.
    }
    BindReporter reports = new BindReporter(file.source(), diagnostics, allowance);
    Span header = file.header() == null ? Span.at(0) : file.header().span();
    SpanNode at = SpanNode.root();
    TextLocations spans = new TextLocations(file.source(), header, at);
    List<Item> items = file.items().stream().filter(item -> !isLayout(item, shapes)).toList();
    BlockBinder binder = new BlockBinder(shapes, reports);
    FieldCollector draft = new FieldCollector(shapes.schema().root());
    FormFields form = new FormFields(shapes.schema().style(), file);
    Struct root = binder.bind(draft, items, at, header, form::note);
    if (root == null || diagnostics.hasErrors()) {
      return Result.failed(diagnostics.summary(file.source().name()));
    }
    return Result.of(new BoundText(new Document(shapes.schema(), root), spans), diagnostics.list());
  }

  private static boolean isLayout(Item item, Shapes shapes) {
    return item instanceof Attribute attribute
        && attribute.name().equals(FormatName.LAYOUT)
        && shapes.schema().format().layout() != null;
  }

  /**
   * The result of binding.
   *
   * @param document the complete document
   * @param locations the locations of its values in the text
   */
  public record BoundText(Document document, Locations locations) {}
}
