package dev.diptych.lsp.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.compiler.SpecSource;
import dev.diptych.converter.Converter;
import dev.diptych.converter.Families;
import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.document.Change;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.spi.ProjectSettings;
import dev.diptych.spi.Workspace;
import dev.diptych.twin.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.jspecify.annotations.Nullable;

/** Analyses and checks documents. Thread-safe; each call computes its result anew. */
public final class Analyzer {
  /** The name of a document that is no file: it has no folder. */
  private static final String UNSAVED = "-";

  private final Workspace workspace;
  private final OpenDocuments open;
  private final Families families;
  private final SpecEngines specs;
  private final ProjectFormats formats;
  private volatile List<Path> folders = List.of();
  private final OpenSpecs openSpecs = new OpenSpecs();

  /**
   * An analyzer.
   *
   * @param workspace the formats, plug-ins and projects
   * @param open the documents that are open
   */
  public Analyzer(Workspace workspace, OpenDocuments open) {
    this.workspace = workspace;
    this.open = open;
    this.families = new Families(workspace::families);
    this.specs = new SpecEngines(this::text);
    this.formats = new ProjectFormats(workspace, specs);
  }

  /** The structure of {@code document}. */
  public Analysis analyze(Document document) {
    return analyze(document, null, Change.NONE);
  }

  /**
   * The structure of {@code document}, of which only a part is read if possible.
   *
   * @param before that of an earlier version, or null
   * @param change what changed since then
   */
  public Analysis analyze(Document document, @Nullable Analysis before, Change change) {
    String name = name(document);
    Engine engine = formats.of(document, settings(name)).engine();
    return new Structure(document, name, engine, families.vocabularies()).analysis(before, change);
  }

  /**
   * Whether the spec of its format has not changed since {@code analysis} was made. While the
   * project file has errors, the specs in it are not known, so that nothing changes.
   */
  @SuppressWarnings("ReferenceEquality") // The engine for a spec that has not changed is the same.
  public boolean isCurrent(Analysis analysis) {
    Document document = analysis.document();
    Result<ProjectSettings> project = project(name(document));
    return !project.ok()
        || formats.of(document, project.value().orElseThrow()).engine() == analysis.engine();
  }

  /** The text of the open document of {@code file}; null if it is not open. */
  private byte @Nullable [] text(Path file) {
    Document document = open.of(DocumentPath.key(file));
    return document == null ? null : document.bytes(UTF_8);
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
    ProjectSettings settings = project.value().orElse(ProjectSettings.DEFAULT);
    Findings found =
        analysis.isText()
            ? new TextCheck(this, analysis, name, settings, cancelled)
                .run()
                .reading(formats.of(analysis.document(), settings).files())
            : spec(analysis, name, settings);
    return project.ok() ? found : withProject(analysis, found, project.diagnostics());
  }

  private Findings spec(Analysis analysis, String name, ProjectSettings settings) {
    Edited edited = edited(analysis.document(), settings);
    return new SpecCheck(analysis.document(), name, edited.specs).run(edited.spec);
  }

  /** A spec and what reads it. */
  private record Edited(SpecSource spec, SpecEngines specs) {}

  private Edited edited(Document document, ProjectSettings settings) {
    Path file = DocumentPath.of(document.uri());
    if (file != null && open.of(DocumentPath.key(file)) == document) {
      return new Edited(source(file, settings), specs);
    }
    // It is no file, or a newer version is open.
    Path unsaved = file == null ? Path.of("unsaved.ksy") : file;
    byte[] text = document.bytes(UTF_8);
    SpecEngines own = new SpecEngines(other -> other.equals(unsaved) ? text : text(other));
    return new Edited(source(unsaved, settings), own);
  }

  /**
   * What the names of a spec mean.
   *
   * @param analysis the analysis of the spec
   * @return null if it could never be read
   */
  public @Nullable SpecView spec(Analysis analysis) {
    Document document = analysis.document();
    Edited edited = edited(document, settings(name(document)));
    return openSpecs.view(document, edited.spec, edited.specs);
  }

  /**
   * The spec of {@code view} with those of the workspace that import {@code file}.
   *
   * @param file the spec, or one that it imports
   */
  public SpecFamily family(SpecView view, Path file) {
    Map<SpecSource, SpecIndex> roots = new LinkedHashMap<>();
    roots.put(view.spec(), view.index());
    Path imported = DocumentPath.key(file);
    for (Path each : new SpecFolder(folder(imported), this::text).importers(imported)) {
      SpecSource importer = source(each, settings(each.toString()));
      SpecIndex index = isOf(view, each) ? null : openSpecs.index(importer, specs);
      if (index != null
          && index.files().stream().anyMatch(one -> DocumentPath.key(one).equals(imported))) {
        roots.put(importer, index);
      }
    }
    Document document = view.document();
    SpecEngines now = edited(document, settings(name(document))).specs;
    return new SpecFamily(view, this::text, now, roots);
  }

  private static boolean isOf(SpecView view, Path file) {
    return DocumentPath.key(view.file()).equals(file);
  }

  /** The folder of the workspace that {@code file} is in; otherwise its own folder. */
  private Path folder(Path file) {
    Path parent = file.toAbsolutePath().getParent();
    Path own = parent == null ? file.toAbsolutePath() : parent;
    return folders.stream().filter(file::startsWith).findFirst().orElse(own);
  }

  /** Sets the folders of the workspace. */
  public void folders(List<Path> all) {
    folders = all.stream().map(DocumentPath::key).toList();
  }

  /** The spec {@code file}, with the import path that the project has for it. */
  private SpecSource source(Path file, ProjectSettings settings) {
    Path key = DocumentPath.key(file);
    for (SpecSource spec : settings.specs()) {
      if (DocumentPath.key(spec.ksy()).equals(key)) {
        return new SpecSource(file, spec.importPath());
      }
    }
    return new SpecSource(file, workspace.importPath());
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
          return edited == null ? null : edited.bytes(analysis.fileCharset());
        });
  }

  /**
   * Converts a document, with the files that it includes.
   *
   * @param analysis its structure
   */
  public Converter converter(Analysis analysis) {
    return converter(analysis, includes(analysis));
  }

  /** Converts a document with the files that {@code includes} finds. */
  Converter converter(Analysis analysis, Includes includes) {
    return new Converter(analysis.engine(), families, includes, 1);
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

  /** The name of {@code document} in messages: its path. */
  private static String name(Document document) {
    Path file = DocumentPath.of(document.uri());
    return file == null ? UNSAVED : file.toString();
  }
}
