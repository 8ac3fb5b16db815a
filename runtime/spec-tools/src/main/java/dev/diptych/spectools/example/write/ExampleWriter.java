package dev.diptych.spectools.example.write;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.choose.ExampleBuilder;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes an example with comments that explain fields and show alternatives. */
public final class ExampleWriter {
  private final SpecView spec;
  private final TextLines lines = new TextLines();
  private final FieldComments comments;
  private final FieldWriter fields;
  private final CommentedAlternatives alternatives;
  private final ShownFields written = new ShownFields();
  private final MissingFields rest;

  private ExampleWriter(SpecView spec, ExampleBuilder spare) {
    this.spec = spec;
    this.comments = new FieldComments(spec, lines);
    this.fields = new FieldWriter(spec, lines, this, written);
    this.alternatives = new CommentedAlternatives(lines, fields, spare, written);
    this.rest = new MissingFields(spec, lines, fields, spare, written);
  }

  /**
   * The text of an example.
   *
   * @param root the example
   * @param spare builds the content of comments
   */
  public static String write(SpecView spec, DraftStruct root, ExampleBuilder spare) {
    ExampleWriter writer = new ExampleWriter(spec, spare);
    writer.file(root);
    return writer.lines.text();
  }

  /**
   * The comments on the fields that {@code root} does not have.
   *
   * @param spare builds the content of comments
   */
  public static String rest(SpecView spec, DraftStruct root, ExampleBuilder spare) {
    ExampleWriter writer = new ExampleWriter(spec, spare);
    writer.written.addAll(root);
    writer.rest.write();
    return writer.lines.text().stripLeading();
  }

  private void file(DraftStruct root) {
    FormatName format = spec.schema().format();
    lines.comment(root.type().doc());
    lines.line(format.title() + " Ver " + format.version());
    if (format.layout() != null) {
      lines.line(FormatName.LAYOUT + " = " + format.layout());
    }
    body(root);
    rest.write();
    lines.line("Eof");
  }

  /** Writes the content of the block of {@code draft}. */
  void body(DraftStruct draft) {
    StructView view = draft.view();
    Set<String> zipped = new HashSet<>();
    for (FieldView field : view.fields()) {
      Zip zip = zip(view, field.field());
      if (zip != null
          && zip.fields().get(0).equals(field.field().id())
          && new ZipWriter(spec, lines).write(draft, zip)) {
        zipped.addAll(zip.fields());
        zip.fields().forEach(id -> written.add(draft.type(), view.requireField(id).field()));
      }
      boolean silent = field.field().derived() || field.field().type() instanceof Type.Packing;
      if (!silent && !zipped.contains(field.field().id())) {
        field(draft, field);
      }
    }
  }

  private static @Nullable Zip zip(StructView view, Field field) {
    List<Zip> zips = view.type().zips();
    return zips.stream().filter(z -> z.fields().contains(field.id())).findFirst().orElse(null);
  }

  private void field(DraftStruct draft, FieldView view) {
    comments.before(view);
    Object value = draft.get(view.field().id());
    if (value == null) {
      alternatives.absent(draft, view);
    } else {
      fields.write(draft, view, value);
      written.add(draft.type(), view.field());
    }
    alternatives.cases(draft, view, value);
    alternatives.kinds(draft, view, value);
  }
}
