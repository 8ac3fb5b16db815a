package dev.diptych.twin;

import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Path;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Role;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Detects the format, version and layout of a binary file. Compares magic and version; among the
 * layouts of a version, chooses the one that describes every byte. If several do, the preferred one
 * is chosen with a note. If none does, only the preferred one may have trailing bytes: otherwise a
 * layout that ends early would accept every damaged file of another.
 */
final class Detection {
  /** Number of bytes to show of an unknown file. */
  private static final int MAX_SHOWN_BYTES = 8;

  private final Formats formats;
  private final String name;
  private final ByteBuffer file;
  private final List<CatalogEntry> entries;
  private @Nullable DecodeAttempt rejected;

  Detection(Formats formats, String name, ByteBuffer file, Selection selection) {
    this.formats = formats;
    this.name = name;
    this.file = file;
    this.entries = formats.entries(selection);
  }

  Result<LocatedDocument> open() {
    List<CatalogEntry> taken =
        entries.stream().filter(catalogEntry -> catalogEntry.refusal() == null).toList();
    if (taken.isEmpty()) {
      return Result.failed(unknown());
    }
    List<CatalogEntry> fitting = taken.stream().filter(this::fits).toList();
    return fitting.isEmpty() ? reject(taken) : choose(fitting.stream().map(this::attempt).toList());
  }

  /**
   * The attempt that a file is rejected by, once it is; empty if it is probably of another format.
   */
  Optional<DecodeAttempt> rejected() {
    return Optional.ofNullable(rejected);
  }

  private Result<LocatedDocument> open(DecodeAttempt chosen, List<Diagnostic> notes) {
    Result<LocatedDocument> opened = chosen.open(notes);
    rejected = opened.ok() ? null : chosen;
    return opened;
  }

  private Diagnostic unknown() {
    String known =
        formats.entries(Selection.ANY).stream()
            .filter(catalogEntry -> catalogEntry.refusal() == null)
            .map(Detection::name)
            .distinct()
            .collect(Collectors.joining(", "));
    String message = "no format has this name and this layout";
    return Diagnostic.error("unknown-format", new Location.Whole(name), message, "known: " + known);
  }

  private static String name(CatalogEntry catalogEntry) {
    String layout = catalogEntry.format().layout();
    return catalogEntry.format().id() + (layout == null ? "" : " " + layout);
  }

  private boolean fits(CatalogEntry catalogEntry) {
    return catalogEntry.signatures().stream()
        .filter(signature -> signature.role() != Role.DATA)
        .allMatch(mark -> mark.matches(file));
  }

  private DecodeAttempt attempt(CatalogEntry catalogEntry) {
    return DecodeAttempt.of(formats.of(catalogEntry), name, file);
  }

  private Result<LocatedDocument> choose(List<DecodeAttempt> attempts) {
    List<DecodeAttempt> exact = attempts.stream().filter(DecodeAttempt::exact).toList();
    if (exact.size() == 1) {
      return open(exact.get(0), List.of());
    }
    if (exact.size() > 1) {
      DecodeAttempt last = exact.get(exact.size() - 1);
      if (last.format().schema().format().layout() == null) {
        return open(version(exact), List.of());
      }
      DecodeAttempt chosen = preferred(exact);
      return open(chosen, List.of(tie(exact, chosen)));
    }
    DecodeAttempt chosen = preferred(attempts);
    boolean named = attempts.size() == 1;
    return chosen.decoded() && (named || chosen.preferred())
        ? open(chosen, List.of())
        : Result.failed(failure(attempts));
  }

  /** The version whose number is in the file, otherwise the last: it reads files of the others. */
  private static DecodeAttempt version(List<DecodeAttempt> exact) {
    return exact.stream()
        .filter(DecodeAttempt::hasOwnVersion)
        .findFirst()
        .orElse(exact.get(exact.size() - 1));
  }

  private static DecodeAttempt preferred(List<DecodeAttempt> attempts) {
    return attempts.stream().filter(DecodeAttempt::preferred).findFirst().orElse(attempts.get(0));
  }

  private Diagnostic tie(List<DecodeAttempt> exact, DecodeAttempt chosen) {
    String layouts = exact.stream().map(Detection::layout).collect(Collectors.joining(" and "));
    String message =
        "the %s layouts both describe every byte; using %s".formatted(layouts, layout(chosen));
    Location at = new Location.InBytes(name, 0, Path.ROOT);
    return Diagnostic.note("ambiguous-layout", at, message, "select one with --layout");
  }

  private static String layout(DecodeAttempt decodeAttempt) {
    return String.valueOf(decodeAttempt.format().schema().format().layout());
  }

  /** The layout, or the version of a format without layouts. */
  private static String kind(DecodeAttempt attempt) {
    FormatName format = attempt.format().schema().format();
    return format.layout() == null
        ? "version " + format.version()
        : "the " + format.layout() + " layout";
  }

  private static String selection(DecodeAttempt attempt) {
    FormatName format = attempt.format().schema().format();
    return format.layout() == null ? "its spec alone" : "--layout " + format.layout();
  }

  /** The failure of the layout that was decoded farthest, or else of the preferred one. */
  private Diagnostic failure(List<DecodeAttempt> attempts) {
    DecodeAttempt chosen =
        attempts.stream()
            .filter(decodeAttempt -> !decodeAttempt.decoded())
            .max(
                Comparator.comparingLong(DecodeAttempt::failedAt)
                    .thenComparing(DecodeAttempt::preferred))
            .orElseThrow();
    rejected = chosen;
    Diagnostic worst = chosen.result().diagnostics().get(0);
    List<String> help = new ArrayList<>(worst.help());
    if (attempts.size() > 1) {
      help.add("decoded in " + kind(chosen) + ", which matches farthest");
    }
    for (DecodeAttempt attempt : attempts) {
      if (attempt.decoded()) {
        help.add(
            "in %s, %d bytes would be trailing: %s accepts that"
                .formatted(kind(attempt), attempt.trailing(), selection(attempt)));
      }
    }
    return new Diagnostic(worst.severity(), worst.code(), worst.location(), worst.message(), help);
  }

  /** The error for a known variant, another version, or another format. */
  private Result<LocatedDocument> reject(List<CatalogEntry> taken) {
    for (CatalogEntry catalogEntry : entries) {
      if (catalogEntry.refusal() != null && fits(catalogEntry) && attempt(catalogEntry).exact()) {
        Location at = new Location.InBytes(name, 0, Path.ROOT);
        return Result.failed(Diagnostic.error("known-variant", at, catalogEntry.refusal()));
      }
    }
    List<CatalogEntry> same = taken.stream().filter(entry -> entry.has(Role.MAGIC, file)).toList();
    List<CatalogEntry> likely = same.isEmpty() ? taken : same;
    CatalogEntry last =
        likely.stream()
            .filter(e -> e.format().preferred())
            .reduce((a, b) -> b)
            .orElse(likely.get(0));
    DecodeAttempt attempt = attempt(last);
    Diagnostic found = attempt.result().diagnostics().get(0);
    if (same.isEmpty() && hasSeveralFormats(taken)) {
      found = ofNoFormat(found);
    }
    if (Face.of(file) == Face.TEXT) {
      return Result.failed(with(found, "this is a text: use the compile command"));
    }
    rejected = same.isEmpty() && hasSeveralFormats(taken) ? null : attempt;
    return Result.failed(
        found.code().equals("unknown-version") ? withVersions(found, likely) : found);
  }

  private static boolean hasSeveralFormats(List<CatalogEntry> entries) {
    return entries.stream().map(e -> e.format().id()).distinct().count() > 1;
  }

  /** The same error, without details of a single format. */
  private Diagnostic ofNoFormat(Diagnostic found) {
    boolean other = found.code().equals("bad-magic");
    String message = other ? "unknown format" : found.message();
    List<String> help = new ArrayList<>(other ? List.of(firstBytes()) : found.help());
    help.addAll(formats.advice());
    return new Diagnostic(found.severity(), found.code(), found.location(), message, help);
  }

  private String firstBytes() {
    byte[] start = new byte[Math.min(MAX_SHOWN_BYTES, file.limit())];
    file.get(0, start);
    return "it begins with "
        + HexFormat.ofDelimiter(" ").formatHex(start)
        + "; select a format with --format";
  }

  private static Diagnostic withVersions(Diagnostic found, List<CatalogEntry> likely) {
    String versions =
        likely.stream().map(e -> e.format().version()).distinct().collect(Collectors.joining(", "));
    return with(found, "known versions of " + likely.get(0).format().title() + ": " + versions);
  }

  private static Diagnostic with(Diagnostic found, String more) {
    List<String> help = new ArrayList<>(found.help());
    help.add(more);
    return new Diagnostic(found.severity(), found.code(), found.location(), found.message(), help);
  }
}
