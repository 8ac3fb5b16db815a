package dev.diptych.lsp.server;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Analyzer;
import dev.diptych.lsp.analysis.Findings;
import dev.diptych.lsp.document.Document;
import org.jspecify.annotations.Nullable;

/** A version of a document with its analysis, which is computed on first use. */
final class Version {
  /** A longer document, in UTF-16 code units, is not analysed. */
  static final int MAX_TEXT = 1 << 26;

  private final Document document;
  private final Analyzer analyzer;
  private @Nullable Analysis analysis;
  private volatile Findings findings;

  /**
   * A version.
   *
   * @param findings those of the version before
   */
  Version(Document document, Analyzer analyzer, Findings findings) {
    this.document = document;
    this.analyzer = analyzer;
    this.findings = findings;
  }

  Document document() {
    return document;
  }

  /** Whether it is too long to be analysed. */
  boolean isTooLong() {
    return document.text().length() > MAX_TEXT;
  }

  /** Its analysis; a new one after a change of the spec of its format. */
  synchronized Analysis analysis() {
    if (analysis == null || !analyzer.isCurrent(analysis)) {
      analysis = analyzer.analyze(document);
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
