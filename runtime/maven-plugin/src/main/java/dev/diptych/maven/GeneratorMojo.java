package dev.diptych.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal about what the specs of the project generate. */
abstract class GeneratorMojo extends FormatsMojo {
  /** The manifest of the outputs, beside them. */
  static final String MANIFEST = ".diptych-maven.tsv";

  /** The folder of the outputs, with a folder for each language, and <code>schema</code>. */
  @Parameter(
      property = "diptych.generatedDirectory",
      defaultValue = "${project.build.directory}/generated-sources/diptych")
  private File generatedDirectory;

  /**
   * The languages of the parsers: <code>java</code> by default, or others of Kaitai Struct; an
   * empty list for none.
   */
  @Parameter private @Nullable List<String> languages;

  /** The package or namespace of the parsers, its parts separated by dots. */
  @Parameter(property = "diptych.packageName")
  private @Nullable String packageName;

  /** Parsers are generated without code for writing. */
  @Parameter(property = "diptych.readOnly", defaultValue = "false")
  private boolean readOnly;

  /** The schema of each spec is generated, too. */
  @Parameter(property = "diptych.schemas", defaultValue = "true")
  private boolean schemas;

  /** The folder of the outputs. */
  final Path generated() {
    return generatedDirectory.toPath();
  }

  /** What to generate. */
  final GenerateSettings generateSettings() {
    List<String> all = languages == null ? List.of("java") : languages;
    return new GenerateSettings(all, packageName, readOnly, schemas);
  }

  @Override
  List<String> defaultIncludes() {
    return List.of("**/*.twin");
  }
}
