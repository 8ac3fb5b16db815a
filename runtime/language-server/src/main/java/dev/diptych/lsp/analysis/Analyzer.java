package dev.diptych.lsp.analysis;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.family.FormatFamily;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.workspace.ProjectSettings;
import dev.diptych.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.jspecify.annotations.Nullable;

/** Analyses and checks documents. Thread-safe; each call computes its result anew. */
public final class Analyzer {
  /** The name of a document that is no file: it has no folder. */
  private static final String UNSAVED = "-";

  private final Workspace workspace;
  private final OpenDocuments open;
  private final ProjectFormats formats;

  /**
   * An analyzer.
   *
   * @param workspace the formats, plug-ins and projects
   * @param open the documents that are open
   */
  public Analyzer(Workspace workspace, OpenDocuments open) {
    this.workspace = workspace;
    this.open = open;
    this.formats = new ProjectFormats(workspace);
  }

  /** The structure of {@code document}. */
  public Analysis analyze(Document document) {
    String name = name(document);
    return new Structure(
            document, name, formats.of(document, settings(name)), vocabularies(workspace))
        .analysis();
  }

  /**
   * The findings in a document.
   *
   * @param analysis its structure
   * @param cancelled throws if the result is no longer needed
   */
  public Findings check(Analysis analysis, CancelChecker cancelled) {
    String name = name(analysis.document());
    Result<ProjectSettings> project = project(name);
    Findings found =
        analysis.isText()
            ? new TextCheck(
                    analysis,
                    name,
                    workspace,
                    open,
                    project.value().orElse(ProjectSettings.DEFAULT),
                    cancelled)
                .run()
            : new SpecCheck(analysis, name, workspace, open).run();
    return project.ok() ? found : withProject(analysis, found, project.diagnostics());
  }

  /** Adds the errors of a project file, which is no open text. */
  private static Findings withProject(Analysis analysis, Findings found, List<Diagnostic> errors) {
    Places places = new Places(analysis.document(), "");
    List<Finding> all = new ArrayList<>();
    for (Diagnostic error : errors) {
      Diagnostic whole = error.at(new dev.diptych.model.diagnostic.Location.Whole(""), List.of());
      all.addAll(places.findings(whole));
    }
    all.addAll(found.list());
    return new Findings(all, found.files(), found.opened());
  }

  /**
   * Finds the files that a document includes, as they are in the editor.
   *
   * @param analysis its structure
   */
  public Includes includes(Analysis analysis) {
    return workspace.includes(
        name(analysis.document()),
        file -> {
          Document edited = open.of(file);
          return edited == null ? null : edited.text().getBytes(analysis.encoding().charset());
        });
  }

  /**
   * Opens a document, with the files that it includes.
   *
   * @param analysis its structure
   */
  public AuthoredTexts texts(Analysis analysis) {
    return new AuthoredTexts(analysis.twin(), () -> vocabularies(workspace), includes(analysis), 1);
  }

  /** The open document of {@code file}, a real path; null if it is not open. */
  public @Nullable Document open(Path file) {
    return open.of(file);
  }

  private ProjectSettings settings(String name) {
    return project(name).value().orElse(ProjectSettings.DEFAULT);
  }

  private Result<ProjectSettings> project(String name) {
    try {
      return workspace.project(name);
    } catch (IOException e) {
      return Result.of(ProjectSettings.DEFAULT, List.of());
    }
  }

  static List<Vocabulary> vocabularies(Workspace workspace) {
    return workspace.families().stream()
        .map(FormatFamily::vocabularies)
        .flatMap(List::stream)
        .toList();
  }

  /** The name of {@code document} in messages: its path. */
  private static String name(Document document) {
    Path file = DocumentPath.of(document.uri());
    return file == null ? UNSAVED : file.toString();
  }
}
