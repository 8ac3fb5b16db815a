package dev.diptych.spectools.reference;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.FormatName;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reference of both faces of a spec. */
public final class SpecDocs {
  private final SpecView spec;
  private final Anchors anchors;
  private final Page page;

  private SpecDocs(SpecView spec) {
    this.spec = spec;
    this.anchors = new Anchors(spec);
    String title = spec.spec().header().title();
    this.page = new Page(title == null ? spec.schema().format().title() : title);
  }

  /** The reference of {@code spec} as Markdown. */
  public static String markdown(SpecView spec) {
    return MarkdownWriter.write(new SpecDocs(spec).page());
  }

  /** The reference of {@code spec} as one page of self-contained HTML. */
  public static String html(SpecView spec) {
    return HtmlWriter.write(new SpecDocs(spec).page());
  }

  private Page page() {
    page.heading(1, page.title(), "top");
    page.prose(spec.spec().header().doc());
    links();
    facts();
    contents();
    StructDocs structs = new StructDocs(spec, anchors, page);
    for (StructView struct : spec.structs()) {
      if (!struct.box()) {
        structs.write(struct);
      }
    }
    EnumDocs enums = new EnumDocs(spec, anchors, page);
    enumerations().forEach(enums::write);
    new ResidueDocs(page).write();
    return page;
  }

  private List<EnumType> enumerations() {
    return spec.schema().enums().values().stream()
        .filter(type -> !EnumDocs.isTruth(type.name()))
        .toList();
  }

  private void links() {
    List<List<TextRun>> items = new ArrayList<>();
    for (String ref : spec.spec().header().docRefs()) {
      String[] parts = ref.strip().split("\\s+", 2);
      boolean web = parts[0].matches("https?://.*");
      items.add(
          web
              ? List.of(new TextRun.Web(parts.length > 1 ? parts[1] : parts[0], parts[0]))
              : TextRun.plain(ref.strip()));
    }
    page.items(items);
  }

  private void facts() {
    FormatName format = spec.schema().format();
    List<List<List<TextRun>>> rows = new ArrayList<>();
    row(rows, "format", format.id());
    row(rows, "version", format.version());
    row(rows, "layout", format.layout());
    row(rows, "spec", spec.spec().root() + ".ksy");
    row(rows, "files end in", spec.spec().header().fileExtension());
    page.table(List.of("", "this format"), rows);
    String refusal = spec.schema().refusal();
    if (refusal != null) {
      page.prose("Files of this kind are recognised and rejected: " + refusal);
    }
  }

  private static void row(List<List<List<TextRun>>> rows, String what, @Nullable String value) {
    if (value != null) {
      rows.add(List.of(TextRun.plain(what), TextRun.code(value)));
    }
  }

  private void contents() {
    page.heading(2, "Contents", "contents");
    List<List<TextRun>> items = new ArrayList<>();
    for (StructView struct : spec.structs()) {
      if (!struct.box()) {
        items.add(entry(anchors.struct(struct.type().name()), struct.type().doc()));
      }
    }
    for (EnumType type : enumerations()) {
      items.add(entry(anchors.enumeration(type.name()), "names of numbers"));
    }
    items.add(
        List.of(
            new TextRun.Link("Residue", "residue"),
            new TextRun.Plain(": bytes that the spec does not describe")));
    page.items(items);
  }

  private List<TextRun> entry(TextRun.Link link, String doc) {
    String first = doc.replaceFirst("(?<=\\.)\\s.*", "");
    return first.isEmpty() ? List.of(link) : List.of(link, new TextRun.Plain(": " + first));
  }
}
