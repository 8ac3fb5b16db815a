package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.ksy.resolve.Declaration;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.source.Span;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.eclipse.lsp4j.Location;
import org.jspecify.annotations.Nullable;

/**
 * A spec in the editor and what its names mean. While the document cannot be read, that is what
 * they meant in its last version that could; offsets are those of the document.
 */
public final class SpecView {
  private final Document document;
  private final SpecSource spec;
  private final SpecIndex index;
  private final Supplier<@Nullable LoadedSpec> accepted;
  private final TextShift shift;

  SpecView(
      Document document,
      SpecSource spec,
      SpecIndex index,
      Supplier<@Nullable LoadedSpec> accepted) {
    this.document = document;
    this.spec = spec;
    this.index = index;
    this.accepted = accepted;
    byte[] read = index.text(file());
    this.shift = TextShift.of(read == null ? new byte[0] : read, document.bytes());
  }

  /** The document. */
  public Document document() {
    return document;
  }

  /** The spec with its import path. */
  public SpecSource spec() {
    return spec;
  }

  /** The path of the document in the index. */
  public Path file() {
    return spec.ksy();
  }

  /** What names mean. */
  public SpecIndex index() {
    return index;
  }

  /** The spec as it was last without errors; null if it never was. */
  public @Nullable LoadedSpec accepted() {
    return accepted.get();
  }

  /** Whether the index is that of this version of the document. */
  public boolean isCurrent() {
    return shift.start() == document.length() && shift.before() == shift.start();
  }

  /** What is named at {@code offset}; null if nothing is. */
  public SpecIndex.@Nullable Found at(int offset) {
    int known = shift.earlier(offset);
    SpecIndex.Found found = known < 0 ? null : index.at(file(), known);
    return found == null || shift.later(found.span()) == null ? null : found;
  }

  /** The part of an expression at {@code offset}; null if there is none. */
  public SpecIndex.@Nullable Typed expression(int offset) {
    int known = shift.earlier(offset);
    return known < 0 ? null : index.expression(file(), known);
  }

  /** The bytes of something in this document; null if they have changed since. */
  public @Nullable Span span(SpecIndex.Found found) {
    return shift.later(found.span());
  }

  /** The bytes of {@code span} of the last readable version; null if they have changed since. */
  public @Nullable Span span(Span span) {
    return shift.later(span);
  }

  /** All that is named in this document. */
  public List<SpecIndex.Found> all() {
    return index.in(file());
  }

  /** Where something is for the editor; null if its characters have changed since. */
  public @Nullable Location location(SpecIndex.Found found) {
    if (found.file().equals(file())) {
      Span span = span(found);
      return span == null ? null : new Location(document.uri(), document.range(span));
    }
    byte[] text = Objects.requireNonNull(index.text(found.file()));
    String uri = DocumentPath.key(found.file()).toUri().toString();
    Document other = Document.opened(uri, "", 0, new String(text, UTF_8));
    return new Location(uri, other.range(found.span()));
  }

  /** Where a declaration is for the editor; null if it has no name or that has changed since. */
  public @Nullable Location location(Declaration declaration) {
    SpecIndex.Found found = index.declared(declaration);
    return found == null ? null : location(found);
  }
}
