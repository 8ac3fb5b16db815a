package dev.diptych.twin;

import dev.diptych.catalog.Entry;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.bind.Binder;
import dev.diptych.text.bind.Bound;
import dev.diptych.text.syntax.Attribute;
import dev.diptych.text.syntax.HeaderLine;
import dev.diptych.text.syntax.Item;
import dev.diptych.text.syntax.Parsed;
import dev.diptych.text.syntax.SyntaxOptions;
import dev.diptych.text.syntax.SyntaxParser;
import dev.diptych.text.syntax.TextFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Parses a text, finds its format by its header line and its layout, and binds it. */
final class TextReader {
  private final Formats formats;
  private final Source source;
  private final Selection selection;
  private final SyntaxOptions options;

  TextReader(Formats formats, Source source, Selection selection, SyntaxOptions options) {
    this.formats = formats;
    this.source = source;
    this.selection = selection;
    this.options = options;
  }

  Result<Opened> open() {
    Parsed parsed = SyntaxParser.parse(source, options);
    if (parsed.file().header() == null) {
      // Without a header line this is probably no text of ours, and its other errors mean nothing.
      return Result.failed(parsed.diagnostics().get(0));
    }
    Result<Format> format = choose(parsed.file());
    if (!format.ok()) {
      List<Diagnostic> found = new ArrayList<>(parsed.diagnostics());
      found.addAll(format.diagnostics());
      return Result.failed(found);
    }
    Result<Bound> bound = Binder.bind(parsed, format.value().orElseThrow().shapes());
    return bound.ok()
        ? Result.of(opened(bound.value().orElseThrow()), bound.diagnostics())
        : Result.failed(bound.diagnostics());
  }

  private static Opened opened(Bound bound) {
    return new Opened(Face.TEXT, bound.document(), bound.places());
  }

  private Result<Format> choose(TextFile file) {
    HeaderLine header = file.header();
    List<Entry> entries =
        formats.entries(new Selection(selection.format(), null)).stream()
            .filter(entry -> entry.refusal() == null)
            .toList();
    List<Entry> titled =
        entries.stream().filter(e -> e.format().title().equals(header.title())).toList();
    if (titled.isEmpty()) {
      String known = joined(entries.stream().map(e -> e.format().title()).distinct().toList());
      return refuse(
          "unknown-format",
          header.span(),
          "no format is called '" + header.title() + "'",
          "known: " + known);
    }
    List<Entry> versioned =
        titled.stream().filter(e -> e.format().version().equals(header.version())).toList();
    if (versioned.isEmpty()) {
      String known = joined(titled.stream().map(e -> e.format().version()).distinct().toList());
      String message = header.title() + " has no version '" + header.version() + "'";
      return refuse("unknown-version", header.versionSpan(), message, "known: " + known);
    }
    return layout(file, versioned);
  }

  private Result<Format> layout(TextFile file, List<Entry> versioned) {
    List<Attribute> said = new ArrayList<>();
    for (Item item : file.items()) {
      if (item instanceof Attribute attribute && attribute.name().equals(Binder.LAYOUT)) {
        said.add(attribute);
      }
    }
    if (versioned.get(0).format().layout() == null) {
      return ready(versioned.get(0));
    }
    if (said.size() > 1) {
      return refuse("duplicate-field", said.get(1).nameSpan(), "'layout' is said twice");
    }
    String wanted = said.isEmpty() ? selection.layout() : source.text(said.get(0).value().span());
    Optional<Entry> found =
        versioned.stream()
            .filter(
                e -> wanted == null ? e.format().preferred() : wanted.equals(e.format().layout()))
            .findFirst();
    Span at = said.isEmpty() ? file.header().span() : said.get(0).value().span();
    if (found.isEmpty()) {
      String known = joined(versioned.stream().map(e -> e.format().layout()).toList());
      return refuse("unknown-layout", at, "there is no layout '" + wanted + "'", "known: " + known);
    }
    if (selection.layout() != null && !Objects.equals(selection.layout(), wanted)) {
      String message = "this text says " + wanted + ", --layout says " + selection.layout();
      return refuse("layout-mismatch", at, message, "change the text to convert between layouts");
    }
    return ready(found.get());
  }

  private Result<Format> ready(Entry entry) {
    return Result.of(formats.of(entry), List.of());
  }

  private Result<Format> refuse(String code, Span at, String message, String... help) {
    return Result.failed(Diagnostic.error(code, new Location.InText(source, at), message, help));
  }

  private static String joined(List<String> words) {
    return words.stream().collect(Collectors.joining(", "));
  }
}
