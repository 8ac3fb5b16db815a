package dev.diptych.text.bind;

import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Span;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.syntax.Parsed;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Item;
import dev.diptych.text.syntax.tree.TextFile;
import java.util.List;

/** Binds whole texts. */
public final class Binder {
  private Binder() {}

  /**
   * Binds a text to a schema. Header and layout are taken to be those of the schema. A text with
   * errors of syntax is bound as far as it goes, so that its other errors are found in the same
   * run.
   *
   * @param parsed the syntax tree, and what was found while parsing
   * @param shapes the schema and how its structs are arranged
   * @param allowance what the text may ask for without mentioning it
   * @return the document, or every error that was found while parsing and binding
   */
  public static Result<BoundText> bind(Parsed parsed, Shapes shapes, Allowance allowance) {
    TextFile file = parsed.file();
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.addAll(parsed.diagnostics());
    if (parsed.diagnostics().size() >= Diagnostics.LIMIT) {
      diagnostics.stop(); // The parser did.
    }
    BindReporter reports = new BindReporter(file.source(), diagnostics, allowance);
    Span header = file.header() == null ? Span.at(0) : file.header().span();
    SpanNode at = SpanNode.root();
    TextLocations spans = new TextLocations(file.source(), header, at);
    List<Item> items = file.items().stream().filter(item -> !isLayout(item, shapes)).toList();
    BlockBinder binder = new BlockBinder(shapes, reports);
    StructBuilder draft = new StructBuilder(shapes.schema().root());
    FormFields form = new FormFields(shapes.schema().style(), file);
    Struct root = binder.bind(draft, items, at, header, form::note);
    if (diagnostics.hasErrors()) {
      return Result.failed(diagnostics.summary(file.source().name()));
    }
    return Result.of(new BoundText(new Document(shapes.schema(), root), spans), diagnostics.list());
  }

  /** The name of a struct as people know it: without the module it comes from. */
  static String simpleName(StructType type) {
    return type.name().substring(type.name().lastIndexOf(':') + 1);
  }

  private static boolean isLayout(Item item, Shapes shapes) {
    return item instanceof Attribute attribute
        && attribute.name().equals(FormatName.LAYOUT)
        && shapes.schema().format().layout() != null;
  }
}
