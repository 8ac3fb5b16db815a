package dev.diptych.lsp.server;

import static java.util.stream.Collectors.toMap;

import dev.diptych.lsp.analysis.Finding;
import dev.diptych.lsp.analysis.Findings;
import dev.diptych.lsp.analysis.Steps;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.diagnostic.Codes;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.spi.Workspace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Location;
import org.jspecify.annotations.Nullable;

/** Writes findings as diagnostics of the protocol. */
final class Messages {
  private static final String SOURCE = "diptych";

  private final @Nullable Path page;

  /** The section of the page for each code. */
  private final Map<String, String> sections;

  Messages(Workspace workspace) {
    this.page = workspace.diagnosticsPage().orElse(null);
    this.sections =
        page == null
            ? Map.of()
            : Codes.all().stream().collect(toMap(Codes.Code::id, Codes.Code::section, (a, b) -> a));
  }

  /** The diagnostics by document; the document itself is always present. */
  Map<String, List<Diagnostic>> byDocument(String uri, Findings findings) {
    Map<String, List<Diagnostic>> all = new LinkedHashMap<>();
    all.put(uri, new ArrayList<>());
    for (Finding finding : findings.list()) {
      all.computeIfAbsent(finding.uri(), other -> new ArrayList<>()).add(diagnostic(finding));
    }
    return all;
  }

  /** The only diagnostic of a document that is too long. */
  static Diagnostic tooLong(Document document) {
    String message =
        "this document has more than "
            + (Version.MAX_TEXT >> 20)
            + " million characters; the editor gets no help with it, but the commands work";
    return new Diagnostic(
        document.range(0, document.lineEnd(0)),
        message,
        DiagnosticSeverity.Warning,
        SOURCE,
        "too-much");
  }

  private Diagnostic diagnostic(Finding finding) {
    dev.diptych.model.diagnostic.Diagnostic found = finding.diagnostic();
    StringBuilder message = new StringBuilder(finding.message());
    found.help().forEach(help -> message.append("\nhelp: ").append(help));
    found.notes().stream()
        .filter(note -> !Steps.isStep(note))
        .forEach(note -> message.append("\nnote: ").append(note));
    Diagnostic diagnostic =
        new Diagnostic(
            finding.range(), message.toString(), severity(found.severity()), SOURCE, found.code());
    diagnostic.setRelatedInformation(
        finding.related().stream()
            .map(
                place ->
                    new DiagnosticRelatedInformation(
                        new Location(place.uri(), place.range()), place.message()))
            .toList());
    String section = sections.get(found.code());
    if (page != null && section != null) {
      diagnostic.setCodeDescription(
          new DiagnosticCodeDescription(page.toUri() + "#" + anchor(section)));
    }
    return diagnostic;
  }

  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
  }

  private static DiagnosticSeverity severity(Severity severity) {
    return switch (severity) {
      case ERROR -> DiagnosticSeverity.Error;
      case WARNING -> DiagnosticSeverity.Warning;
      case NOTE -> DiagnosticSeverity.Information;
    };
  }
}
