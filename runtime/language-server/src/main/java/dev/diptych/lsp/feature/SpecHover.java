package dev.diptych.lsp.feature;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.ksy.resolve.Declaration;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.lsp.docs.FieldDocs;
import dev.diptych.lsp.docs.TextForm;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.spec.SpecKey;
import dev.diptych.lsp.spec.SpecPosition;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Span;
import dev.diptych.spectools.FixedLayout;
import dev.diptych.text.shape.Shapes;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/** Explains keys, names and expressions of a spec. */
final class SpecHover {
  private static final int MAX_SHOWN = 80;

  private final Document document;
  private final @Nullable SpecView view;
  private final HoverText text;
  private final int offset;

  SpecHover(Snapshot snapshot, Position position, HoverText text) {
    this.document = snapshot.analysis().document();
    this.view = snapshot.analyzer().spec(snapshot.analysis());
    this.text = text;
    this.offset = document.offset(position);
  }

  /** Adds what there is to say; returns what it is about, or null. */
  @Nullable Range add() {
    SpecIndex.Found found = view == null ? null : view.at(offset);
    Range range = null;
    if (view != null && found != null) {
      name(view, found.of());
      Span span = view.span(found);
      range = span == null ? null : document.range(span);
    }
    Range expression = view == null || found != null ? null : expression(view);
    range = expression == null ? range : expression;
    String spec = document.characters();
    SpecPosition at = SpecPosition.of(spec, offset);
    SpecKey key = range == null || at.key() == null ? at.known(spec) : null;
    if (key != null && found == null) {
      text.add("`" + key.name() + "`: " + key.doc());
    }
    return range;
  }

  private @Nullable Range expression(SpecView view) {
    SpecIndex.Typed typed = view.expression(offset);
    Span span = typed == null ? null : view.span(typed.span());
    if (typed == null || span == null) {
      return null;
    }
    String written = document.text(span);
    String shown = written.length() > MAX_SHOWN ? written.substring(0, MAX_SHOWN) + "…" : written;
    text.add("`" + shown.replaceAll("\\s+", " ") + "`: " + typed.type());
    return document.range(span);
  }

  private void name(SpecView view, Declaration of) {
    String owner = of.owner().isEmpty() ? "" : " of `" + of.owner() + "`";
    String what = of.what().isEmpty() ? "" : ": " + of.what();
    text.add(of.kind().word() + " `" + of.id() + "`" + owner + what);
    LoadedSpec loaded = view.accepted();
    Field field = loaded == null ? null : field(loaded.schema(), of);
    if (loaded == null) {
      text.add(of.doc());
      return;
    }
    layout(loaded, of);
    if (field == null) {
      text.add(of.doc());
      return;
    }
    Shapes shapes = new Shapes(loaded.schema());
    StructType struct = loaded.schema().struct(of.owner());
    text.add(new FieldDocs(loaded.schema()).of(field));
    TextForm form =
        new TextForm(
            shapes,
            (name, each) -> Snippets.plain(new ValueSnippets(shapes).attribute(name, each)));
    String written = form.of(struct, field);
    if (!written.isEmpty()) {
      text.add(field.derived() ? "In a text, if it is there:" : "In a text:").code(written);
    }
    String row = form.row(struct);
    if (!row.isEmpty()) {
      text.add("In a row:").code(row);
    }
  }

  private static @Nullable Field field(Schema schema, Declaration of) {
    StructType struct = of.kind().isValue() ? schema.structs().get(of.owner()) : null;
    return struct == null || struct.indexOf(of.id()) < 0 ? null : struct.field(of.id());
  }

  private void layout(LoadedSpec loaded, Declaration of) {
    FixedLayout layout = new FixedLayout(loaded);
    if (of.kind().isValue()) {
      text.add(layout.fields(of.owner()).getOrDefault(of.id(), ""));
    } else if (of.kind() == Declaration.Kind.TYPE || of.kind() == Declaration.Kind.SPEC) {
      text.add(layout.size(of.fullName()));
    }
  }
}
