package dev.diptych.maven;

import dev.diptych.Diptych;
import dev.diptych.Outcome;
import dev.diptych.Spec;
import dev.diptych.compiler.SpecSource;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal for files of the formats of the project, or of those that ship with Diptych. */
abstract class FormatsMojo extends SpecsMojo {
  /** The folder of the files. */
  @Parameter(
      property = "diptych.sourceDirectory",
      defaultValue = "${project.basedir}/src/main/diptych")
  private File sourceDirectory;

  /** Patterns of the files. The default depends on the goal. */
  @Parameter private @Nullable List<String> includes;

  /** Patterns of files that are no inputs, such as texts that others include. */
  @Parameter private @Nullable List<String> excludes;

  /** Further folders that texts may include files from, beside the folder of the files. */
  @Parameter private @Nullable List<File> includePath;

  /** The formats that ship with Diptych are used, although the project has specs. */
  @Parameter(property = "diptych.shipped", defaultValue = "false")
  private boolean shipped;

  /** The id of the only format that is accepted, such as <code>input_animation</code>. */
  @Parameter(property = "diptych.format")
  private @Nullable String format;

  /** The layout that is used instead of detection. */
  @Parameter(property = "diptych.layout")
  private @Nullable String layout;

  /**
   * Values of the parameters of root types, as <code>SPEC.NAME</code>: <code>
   * &lt;frame.version&gt;2&lt;/frame.version&gt;</code> for <code>version</code> of <code>frame.ksy
   * </code>.
   */
  @Parameter private @Nullable Map<String, String> params;

  /** The patterns of the files by default. */
  abstract List<String> defaultIncludes();

  /** The folder of the inputs. */
  final Path source() {
    return sourceDirectory.toPath();
  }

  /** The inputs, sorted. */
  final List<Path> inputs() throws IOException {
    return FilePatterns.of(includes == null ? defaultIncludes() : includes, orEmpty(excludes))
        .in(source());
  }

  /** The specs of the formats; none if those that ship are used. */
  final List<SpecSource> formatSpecs() throws IOException {
    return shipped ? List.of() : specs();
  }

  /** The formats; empty after an error. */
  final Optional<Diptych> formats(Messages messages) throws IOException {
    List<SpecSource> specs = formatSpecs();
    Outcome<Diptych> loaded =
        specs.isEmpty()
            ? new Outcome<>(Optional.of(Diptych.shipped()), List.of())
            : Diptych.ofSpecs(specs.stream().map(this::spec).toList());
    messages.show(loaded.diagnostics());
    return loaded.result().map(this::selected);
  }

  private Spec spec(SpecSource source) {
    Spec spec = Spec.of(source.ksy()).withImportPath(source.importPath());
    for (Map.Entry<String, String> each : parameters(source).entrySet()) {
      spec = spec.withParameter(each.getKey(), each.getValue());
    }
    return spec;
  }

  /** The values of the parameters of a spec. */
  final Map<String, String> parameters(SpecSource source) {
    String prefix = source.ksy().getFileName().toString().replaceFirst("ksy$", "");
    Map<String, String> own = new TreeMap<>();
    parameters()
        .forEach(
            (key, value) -> {
              if (key.startsWith(prefix)) {
                own.put(key.substring(prefix.length()), value);
              }
            });
    return own;
  }

  private Map<String, String> parameters() {
    return params == null ? Map.of() : params;
  }

  private Diptych selected(Diptych all) {
    Diptych selected = format == null ? all : all.format(format);
    selected = layout == null ? selected : selected.layout(layout);
    return selected.includeFolders(includeFolders());
  }

  /** The folder of the files, and those of the parameter. */
  private List<Path> includeFolders() {
    List<Path> folders = new ArrayList<>(List.of(source()));
    orEmpty(includePath).forEach(folder -> folders.add(folder.toPath()));
    return folders;
  }

  /** The sum of everything that decides about outputs, except the inputs themselves. */
  final String settings() throws IOException {
    List<String> all = new ArrayList<>(List.of(version(), "" + format, "" + layout));
    all.add(formatSpecs().isEmpty() ? "shipped" : specSum());
    all.add(new TreeMap<>(parameters()).toString());
    Path base = project().getBasedir().toPath();
    for (SpecSource spec : formatSpecs()) {
      all.add(FilePatterns.relative(base, spec.ksy()));
    }
    return Sums.of(all);
  }

  /** The sum of everything that a text may include. */
  final String includable() throws IOException {
    FilePatterns everything = FilePatterns.of(List.of("**"), List.of());
    List<String> sums = new ArrayList<>();
    for (Path folder : includeFolders()) {
      sums.add(Sums.ofFiles(folder, everything.in(folder)));
    }
    return Sums.of(sums);
  }
}
