package dev.diptych.twin;

import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.shape.StructShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Chooses the format of a text by its header line and its layout attribute. */
final class HeaderChoice {
  private static final String MIGRATE =
      "for a text of an earlier version, add its spec with another --spec, or convert it:"
          + " 'diptych migrate --from OLD.ksy --to NEW.ksy'";

  private final Formats formats;
  private final Selection selection;
  private final SyntaxTree tree;
  private final Header header;

  /**
   * A choice.
   *
   * @param header the header line of {@code tree}
   */
  HeaderChoice(Formats formats, Selection selection, SyntaxTree tree, Header header) {
    this.formats = formats;
    this.selection = selection;
    this.tree = tree;
    this.header = header;
  }

  /**
   * The choice.
   *
   * @param format the format to bind with, or null if none matches
   * @param diagnostics errors; there may be a format in spite of them, so that one run finds all
   *     errors of the text
   * @param isSure whether the text has no error in its layout, so that its other errors do not
   *     follow from that
   */
  record Choice(@Nullable Format format, List<Diagnostic> diagnostics, boolean isSure) {}

  Choice choose() {
    List<CatalogEntry> entries =
        formats.entries(new Selection(selection.format(), null)).stream()
            .filter(catalogEntry -> catalogEntry.refusal() == null)
            .toList();
    if (entries.isEmpty()) {
      String known =
          joined(
              formats.entries(Selection.ANY).stream()
                  .map(e -> e.format().id())
                  .distinct()
                  .toList());
      String message = "--format: no format has the id '" + selection.format() + "'";
      return rejected(error("unknown-format", header.span(), message, "known: " + known));
    }
    Optional<String> refusal = refusal();
    if (refusal.isPresent()) {
      return rejected(error("known-variant", header.span(), refusal.get()));
    }
    List<CatalogEntry> titled =
        entries.stream().filter(e -> e.format().title().equals(header.title())).toList();
    if (titled.isEmpty()) {
      List<String> known = entries.stream().map(e -> e.format().title()).distinct().toList();
      String message = "no format is called '" + header.title() + "'";
      Replacement near = Suggestion.nearest(header.title(), known);
      Optional<String> renamed = renamed();
      if (renamed.isPresent()) {
        return rejected(error("renamed", header.span(), renamed.get(), MIGRATE));
      }
      List<String> help = new ArrayList<>(List.of("known: " + joined(known)));
      help.addAll(formats.advice());
      String[] helps = help.toArray(String[]::new);
      return rejected(error("unknown-format", header.span(), message, helps).suggesting(near));
    }
    List<CatalogEntry> versioned =
        titled.stream().filter(e -> e.format().version().equals(header.version())).toList();
    if (versioned.isEmpty()) {
      String known = joined(titled.stream().map(e -> e.format().version()).distinct().toList());
      String message = header.title() + " has no version '" + header.version() + "'";
      return rejected(error("unknown-version", header.versionSpan(), message, versionHelp(known)));
    }
    return layout(versioned);
  }

  private String[] versionHelp(String known) {
    // The versions of a format that ships are all known.
    return formats.isSingle()
        ? new String[] {"known: " + known, MIGRATE}
        : new String[] {"known: " + known};
  }

  /** The current title of the only format, if the title of the text is a former one. */
  private Optional<String> renamed() {
    if (!formats.isSingle()) {
      return Optional.empty();
    }
    Schema schema = formats.of(formats.entries(Selection.ANY).get(0)).schema();
    return schema.root().aliases().stream()
        .filter(alias -> alias.matches(header.title()))
        .map(alias -> alias.describe(header.title(), schema.format().title()))
        .findFirst();
  }

  /** Why the title of the text is rejected, if only rejected variants have it. */
  private Optional<String> refusal() {
    List<CatalogEntry> titled =
        formats.entries(Selection.ANY).stream()
            .filter(catalogEntry -> catalogEntry.format().title().equals(header.title()))
            .toList();
    return titled.stream().allMatch(entry -> entry.refusal() != null)
        ? titled.stream().map(CatalogEntry::refusal).findFirst()
        : Optional.empty();
  }

  private Choice layout(List<CatalogEntry> versioned) {
    CatalogEntry preferred = preferred(versioned);
    if (preferred.format().layout() == null) {
      return chosen(preferred);
    }
    Cursor item = tree.items();
    boolean isGiven = nextLayout(item);
    Span at = isGiven ? item.onlyValue().span() : header.span();
    if (isGiven && nextLayout(item)) {
      return chosen(preferred, error("duplicate-field", item.nameSpan(), "duplicate 'layout'"));
    }
    String wanted = isGiven ? tree.source().text(at) : selection.layout();
    CatalogEntry found = wanted == null ? null : withLayout(versioned, wanted);
    if (wanted != null && found == null) {
      String known = joined(versioned.stream().map(e -> e.format().layout()).toList());
      Replacement near =
          Suggestion.nearest(wanted, versioned.stream().map(e -> e.format().layout()).toList());
      String message = "unknown layout '" + wanted + "'";
      return unsure(
          preferred, error("unknown-layout", at, message, "known: " + known).suggesting(near));
    }
    if (!isGiven && versioned.size() > 1) {
      Choice misspelt = misspelt(preferred);
      if (misspelt != null) {
        return misspelt;
      }
    }
    CatalogEntry chosen = found == null ? preferred : found;
    return wanted == null || selection.layout() == null || wanted.equals(selection.layout())
        ? chosen(chosen)
        : chosen(chosen, mismatch(at, wanted));
  }

  /** The choice for a text that seems to have an error in its layout; otherwise null. */
  private @Nullable Choice misspelt(CatalogEntry preferred) {
    Shapes shapes = formats.of(preferred).shapes();
    StructShape root = shapes.of(shapes.schema().root());
    Cursor item = tree.items();
    while (item.next()) {
      String name = item.isRows() ? "" : item.name();
      boolean isLayout = name.equals(FormatName.LAYOUT);
      Replacement near =
          isLayout || root.target(name) != null
              ? null
              : Suggestion.nearest(name, List.of(FormatName.LAYOUT));
      if (item.hasError() && (isLayout || near != null)) {
        return unsure(preferred);
      }
      if (near != null && item.kind() == NodeKind.ATTRIBUTE) {
        String message = "the text has no attribute '" + name + "'";
        return unsure(preferred, error("unknown-field", item.nameSpan(), message).suggesting(near));
      }
    }
    return null;
  }

  private Choice unsure(CatalogEntry catalogEntry, Diagnostic... errors) {
    return new Choice(formats.of(catalogEntry), List.of(errors), false);
  }

  private static CatalogEntry preferred(List<CatalogEntry> entries) {
    for (CatalogEntry entry : entries) {
      if (entry.format().preferred()) {
        return entry;
      }
    }
    return entries.get(0);
  }

  private static @Nullable CatalogEntry withLayout(List<CatalogEntry> entries, String layout) {
    for (CatalogEntry entry : entries) {
      if (layout.equals(entry.format().layout())) {
        return entry;
      }
    }
    return null;
  }

  private Diagnostic mismatch(Span at, String wanted) {
    String message =
        "the layout of this text is " + wanted + ", but --layout is " + selection.layout();
    String help = "change the text to convert between layouts";
    return error("layout-mismatch", at, message, help);
  }

  /** The layout that the first items of a text name, or all; null if they name none. */
  static @Nullable String layoutOf(Cursor items) {
    return items.nextAttribute(FormatName.LAYOUT) ? items.nameValue() : null;
  }

  /** Moves to the next attribute without errors that names a layout; false if there is none. */
  private static boolean nextLayout(Cursor item) {
    boolean found = item.nextAttribute(FormatName.LAYOUT);
    while (found && item.hasError()) {
      found = item.nextAttribute(FormatName.LAYOUT);
    }
    return found;
  }

  private static Choice rejected(Diagnostic error) {
    return new Choice(null, List.of(error), false);
  }

  private Choice chosen(CatalogEntry catalogEntry, Diagnostic... errors) {
    return new Choice(formats.of(catalogEntry), List.of(errors), true);
  }

  private Diagnostic error(String code, Span at, String message, String... help) {
    return Diagnostic.error(code, new Location.InText(tree.source(), at), message, help);
  }

  private static String joined(List<String> words) {
    return words.stream().collect(Collectors.joining(", "));
  }
}
