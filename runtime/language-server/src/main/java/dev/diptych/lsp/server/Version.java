package dev.diptych.lsp.server;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Analyzer;
import dev.diptych.lsp.analysis.Findings;
import dev.diptych.lsp.document.Change;
import dev.diptych.lsp.document.Document;
import org.jspecify.annotations.Nullable;

/** A version of a document with its analysis, which is computed on first use. */
final class Version {
  /** A longer document, in bytes, is not analysed. */
  static final int MAX_TEXT = 1 << 26;

  private final Document document;
  private final Analyzer analyzer;
  private @Nullable Analysis analysis;

  /** What the next version can begin from; not guarded, so that an edit need not wait. */
  private volatile @Nullable Base base;

  private volatile Findings findings;

  /**
   * An analysis of an earlier version.
   *
   * @param change what changed since then
   */
  private record Base(Analysis analysis, Change change) {}

  private Version(Document document, Analyzer analyzer, @Nullable Base base, Findings findings) {
    this.document = document;
    this.analyzer = analyzer;
    this.base = base;
    this.findings = findings;
  }

  /** The first version of a document. */
  static Version opened(Document document, Analyzer analyzer) {
    return new Version(document, analyzer, null, Findings.NONE);
  }

  /** The version after an edit, which has the findings of this one until it is checked. */
  Version edited(Document next) {
    Base known = base;
    Base moved = known == null ? null : new Base(known.analysis, known.change.then(next.change()));
    return new Version(next, analyzer, moved, findings);
  }

  Document document() {
    return document;
  }

  /** Whether it is too long to be analysed. */
  boolean isTooLong() {
    return document.length() > MAX_TEXT;
  }

  /** Its analysis; a new one after a change of the spec of its format. */
  synchronized Analysis analysis() {
    if (analysis == null || !analyzer.isCurrent(analysis)) {
      Base from = analysis == null ? base : null;
      analysis =
          from == null
              ? analyzer.analyze(document)
              : analyzer.analyze(document, from.analysis, from.change);
      base = new Base(analysis, Change.NONE);
    }
    return analysis;
  }

  /** The findings of the newest version that was checked. */
  Findings findings() {
    return findings;
  }

  void findings(Findings found) {
    findings = found;
  }
}
