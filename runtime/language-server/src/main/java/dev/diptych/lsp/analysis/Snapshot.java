package dev.diptych.lsp.analysis;

import dev.diptych.spi.Workspace;
import java.util.function.Supplier;

/**
 * What a request about a document may use. It does not change while other requests edit the
 * document.
 *
 * @param analysis the structure of the version that the request is about
 * @param findings the findings of that version, or of an earlier one while it is being checked;
 *     empty before the first check
 * @param analyzer analyses other documents and files
 * @param workspace the formats, plug-ins and projects
 */
public record Snapshot(
    Analysis analysis, Supplier<Findings> findings, Analyzer analyzer, Workspace workspace) {}
