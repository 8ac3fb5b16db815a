package dev.diptych.twin;

import dev.diptych.binary.Codec;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.plan.PlanCodec;
import dev.diptych.formats.Catalog;
import dev.diptych.formats.CatalogEntry;
import dev.diptych.ir.Spec;
import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.Schema;
import dev.diptych.syntax.Header;
import dev.diptych.text.shape.Shapes;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The formats of one or several catalogs, loaded on first use. */
final class Formats {
  private static final String ADVICE =
      "for a file of another format, give its Kaitai Struct spec: --spec FORMAT.ksy";

  private final List<Catalog> catalogs;
  private final int limit;
  private final Comments comments;
  private final List<GivenParameter> given;

  /** Plans by the keys of their formats. All that differs in the fields above shares them. */
  private final Map<String, FormatPlan> plans;

  // By key: the first hash of a record takes milliseconds.
  private final Map<String, Format> ready = new ConcurrentHashMap<>();

  /**
   * The formats of catalogs.
   *
   * @param catalogs no format is in two of them
   * @param limit budget of one run, as a multiple of the default
   * @param comments the computed values to keep
   */
  Formats(List<Catalog> catalogs, int limit, Comments comments) {
    this(catalogs, limit, comments, List.of(), new ConcurrentHashMap<>());
  }

  /** The format of {@code schema} only, which has a plan already. */
  static Formats of(Schema schema, Spec spec, FormatPlan plan) {
    Formats formats = new Formats(List.of(Catalog.of(schema, spec)), 1, Comments.SOME);
    formats.plans.put(schema.format().key(), plan);
    return formats;
  }

  /** The formats of all, with the default limit and the default computed values. */
  static Formats of(List<Formats> all) {
    List<Catalog> catalogs = new ArrayList<>();
    List<GivenParameter> given = new ArrayList<>();
    Map<String, FormatPlan> plans = new ConcurrentHashMap<>();
    for (Formats each : all) {
      catalogs.addAll(each.catalogs);
      given.addAll(each.given);
      plans.putAll(each.plans);
    }
    return new Formats(catalogs, 1, Comments.SOME, given, plans);
  }

  private Formats(
      List<Catalog> catalogs,
      int limit,
      Comments comments,
      List<GivenParameter> given,
      Map<String, FormatPlan> plans) {
    this.catalogs = List.copyOf(catalogs);
    this.limit = limit;
    this.comments = comments;
    this.given = List.copyOf(given);
    this.plans = plans;
  }

  /** The same formats with another limit. */
  Formats limit(int times) {
    return new Formats(catalogs, times, comments, given, plans);
  }

  /** The same formats with other computed values. */
  Formats comments(Comments wanted) {
    return new Formats(catalogs, limit, wanted, given, plans);
  }

  /**
   * The same formats with values of parameters, instead of earlier ones; errors for values that no
   * format can have.
   */
  Result<Formats> given(List<GivenParameter> values) {
    List<Parameters> known = new ArrayList<>();
    for (CatalogEntry entry : all()) {
      known.add(of(entry).parameters());
    }
    List<Diagnostic> errors = new ArrayList<>();
    known.forEach(each -> each.with(values, errors));
    for (GivenParameter each : values) {
      boolean meant = known.stream().anyMatch(format -> each.isFor(format.schema()));
      if (meant && known.stream().noneMatch(format -> format.has(each))) {
        errors.add(Parameters.unknown(each, known));
      }
    }
    if (!errors.isEmpty()) {
      return Result.failed(errors);
    }
    List<GivenParameter> all = new ArrayList<>(given);
    all.addAll(values);
    return Result.of(new Formats(catalogs, limit, comments, all, plans), List.of());
  }

  /** The memory that a text of {@code size} bytes may use without containing it. */
  Allowance allowance(long size) {
    return new Allowance(size, limit);
  }

  /** The same for a part of {@code size} bytes. */
  Allowance partAllowance(long size) {
    return Allowance.ofPart(size, limit);
  }

  /** The computed values to keep. */
  Comments comments() {
    return comments;
  }

  Format of(CatalogEntry catalogEntry) {
    return ready.computeIfAbsent(catalogEntry.format().key(), key -> prepare(catalogEntry));
  }

  /** The format that {@code schema} belongs to; it must be one of this catalog's. */
  Format of(Schema schema) {
    for (Format format : ready.values()) {
      if (format.schema() == schema) {
        return format;
      }
    }
    throw new IllegalArgumentException("not of this catalog: " + schema.format());
  }

  /** The typed spec of {@code schema}, which must be one of this catalog's. */
  Spec spec(Schema schema) {
    CatalogEntry entry = of(schema).entry();
    return catalog(entry).spec(entry);
  }

  /** The entries that match {@code selection}, including rejected variants. */
  List<CatalogEntry> entries(Selection selection) {
    List<CatalogEntry> allowed = new ArrayList<>();
    for (CatalogEntry entry : all()) {
      if (selection.allows(entry)) {
        allowed.add(entry);
      }
    }
    return allowed;
  }

  /** The encoding of texts with this header line, if their strings are raw. */
  Optional<Charset> rawCharset(Header header) {
    for (CatalogEntry entry : all()) {
      String raw = entry.raw();
      if (raw != null && entry.format().title().equals(header.title())) {
        return Optional.of(Charset.forName(raw));
      }
    }
    return Optional.empty();
  }

  /** Whether there is only one format, such as that of a user spec. */
  boolean isSingle() {
    return all().stream().map(e -> e.format().id()).distinct().count() == 1;
  }

  /** Hints for a file of an unknown format; none if there is only one format. */
  List<String> advice() {
    return isSingle() ? List.of() : List.of(ADVICE);
  }

  private List<CatalogEntry> all() {
    List<CatalogEntry> all = new ArrayList<>();
    for (Catalog catalog : catalogs) {
      all.addAll(catalog.entries());
    }
    return all;
  }

  private Format prepare(CatalogEntry catalogEntry) {
    Catalog catalog = catalog(catalogEntry);
    Schema schema = catalog.schema(catalogEntry);
    Spec spec = catalog.spec(catalogEntry);
    String key = catalogEntry.format().key();
    FormatPlan plan = plans.computeIfAbsent(key, k -> FormatPlan.of(spec, schema));
    Codec codec = new PlanCodec(plan, schema, limit, comments.limit());
    Parameters parameters = Parameters.of(schema, spec).with(given, new ArrayList<>());
    return new Format(catalogEntry, schema, codec, new Shapes(schema), parameters);
  }

  private Catalog catalog(CatalogEntry catalogEntry) {
    for (Catalog catalog : catalogs) {
      if (catalog.contains(catalogEntry)) {
        return catalog;
      }
    }
    throw new IllegalArgumentException("not of these catalogs: " + catalogEntry.format());
  }
}
