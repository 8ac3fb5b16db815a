package dev.diptych.lsp.analysis;

import org.eclipse.lsp4j.Range;

/**
 * A place that explains a finding.
 *
 * @param uri the document or file
 * @param range where in it
 * @param message what is there
 */
public record Related(String uri, Range range, String message) {}
