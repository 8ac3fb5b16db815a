package dev.diptych.conformance.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.CacheMode;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;
import dev.diptych.authoring.format.TextFormatter;
import dev.diptych.files.Output;
import dev.diptych.model.source.Source;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.io.OutputStream;

/** Who may know whom. */
@AnalyzeClasses(
    packages = "dev.diptych",
    importOptions = {ImportOption.DoNotIncludeTests.class, LayeringTest.AsCompiled.class},
    cacheMode = CacheMode.PER_CLASS)
class LayeringTest {
  @ArchTest
  static final ArchRule LAYERS =
      Architectures.layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("model")
          .definedBy("dev.diptych.model..")
          .layer("grammar")
          .definedBy("dev.diptych.grammar..")
          .layer("formats")
          .definedBy("dev.diptych.formats..")
          .layer("binary")
          .definedBy("dev.diptych.binary..")
          .layer("syntax")
          .definedBy("dev.diptych.syntax..")
          .layer("text")
          .definedBy("dev.diptych.text..")
          .layer("twin")
          .definedBy("dev.diptych.twin..")
          .layer("authoring")
          .definedBy("dev.diptych.authoring..")
          .layer("files")
          .definedBy("dev.diptych.files..")
          .layer("family")
          .definedBy("dev.diptych.family..")
          .layer("converter")
          .definedBy("dev.diptych.converter..")
          .layer("animation")
          .definedBy("dev.diptych.animation..")
          .layer("ir")
          .definedBy("dev.diptych.ir..")
          .layer("ksy")
          .definedBy("dev.diptych.ksy..")
          .layer("compiler")
          .definedBy("dev.diptych.compiler..")
          .layer("generator")
          .definedBy("dev.diptych.generator..")
          .layer("spec-tools")
          .definedBy("dev.diptych.spectools..")
          .layer("infoset")
          .definedBy("dev.diptych.infoset..")
          .layer("runner")
          .definedBy("dev.diptych.runner..")
          .layer("executor")
          .definedBy("dev.diptych.executor..")
          .layer("viewer")
          .definedBy("dev.diptych.view..")
          .layer("second")
          .definedBy("dev.diptych.second..")
          .layer("plot")
          .definedBy("dev.diptych.plot..")
          .layer("table")
          .definedBy("dev.diptych.table..")
          .layer("table-files")
          .definedBy("dev.diptych.tablefiles..")
          .layer("query")
          .definedBy("dev.diptych.query..")
          .layer("spi")
          .definedBy("dev.diptych.spi..")
          .layer("language-server")
          .definedBy("dev.diptych.lsp..")
          .layer("library")
          .definedBy("dev.diptych")
          .layer("cli")
          .definedBy("dev.diptych.cli..")
          .layer("maven")
          .definedBy("dev.diptych.maven..")
          .whereLayer("library")
          .mayOnlyBeAccessedByLayers("maven")
          .whereLayer("maven")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("viewer")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("language-server")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("second")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("plot")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("table")
          .mayOnlyBeAccessedByLayers("table-files", "query", "family", "animation", "cli")
          .whereLayer("table-files")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("query")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("spi")
          .mayOnlyBeAccessedByLayers("language-server", "cli")
          .whereLayer("twin")
          .mayOnlyBeAccessedByLayers(
              "second",
              "spec-tools",
              "executor",
              "authoring",
              "family",
              "converter",
              "animation",
              "viewer",
              "spi",
              "language-server",
              "library",
              "maven",
              "cli")
          .whereLayer("authoring")
          .mayOnlyBeAccessedByLayers(
              "files",
              "family",
              "converter",
              "animation",
              "spi",
              "language-server",
              "library",
              "maven",
              "cli")
          .whereLayer("files")
          .mayOnlyBeAccessedByLayers(
              "ksy", "compiler", "viewer", "language-server", "library", "maven", "cli")
          .whereLayer("infoset")
          .mayOnlyBeAccessedByLayers("executor", "cli")
          .whereLayer("runner")
          .mayOnlyBeAccessedByLayers("executor", "cli")
          .whereLayer("executor")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("family")
          .mayOnlyBeAccessedByLayers(
              "converter",
              "animation",
              "viewer",
              "plot",
              "spi",
              "language-server",
              "library",
              "maven",
              "cli")
          .whereLayer("converter")
          .mayOnlyBeAccessedByLayers("language-server", "library", "maven", "cli")
          .whereLayer("animation")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("ir")
          .mayOnlyBeAccessedByLayers(
              "formats", "binary", "twin", "second", "ksy", "compiler", "generator", "spec-tools")
          .whereLayer("ksy")
          .mayOnlyBeAccessedByLayers("compiler", "generator", "spec-tools", "language-server")
          .whereLayer("compiler")
          .mayOnlyBeAccessedByLayers(
              "generator", "spec-tools", "spi", "language-server", "library", "maven", "cli")
          .whereLayer("generator")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("spec-tools")
          .mayOnlyBeAccessedByLayers("language-server", "library", "maven", "cli")
          .whereLayer("binary")
          .mayOnlyBeAccessedByLayers("twin", "compiler", "spec-tools")
          .whereLayer("syntax")
          .mayOnlyBeAccessedByLayers("text", "twin", "authoring", "viewer", "language-server")
          .whereLayer("text")
          .mayOnlyBeAccessedByLayers(
              "twin",
              "authoring",
              "animation",
              "infoset",
              "compiler",
              "spec-tools",
              "language-server",
              "table-files")
          .whereLayer("formats")
          .mayOnlyBeAccessedByLayers("twin", "second", "compiler", "generator", "maven", "cli")
          .whereLayer("grammar")
          .mayOnlyBeAccessedByLayers("syntax", "ksy");

  @ArchTest
  static final ArchRule MODEL_DEPENDS_ON_NOTHING =
      noClasses()
          .that()
          .resideInAPackage("dev.diptych.model..")
          .should()
          .dependOnClassesThat()
          .resideOutsideOfPackages("dev.diptych.model..", "org.jspecify.annotations..", "java..");

  @ArchTest
  static final ArchRule SPECS_DEPEND_ON_THE_MODEL_ONLY =
      noClasses()
          .that()
          .resideInAPackage("dev.diptych.ir..")
          .should()
          .dependOnClassesThat()
          .resideOutsideOfPackages(
              "dev.diptych.ir..", "dev.diptych.model..", "org.jspecify.annotations..", "java..");

  @ArchTest
  static final ArchRule THE_RUNNER_KNOWS_NONE_OF_US =
      noClasses()
          .that()
          .resideInAPackage("dev.diptych.runner..")
          .should()
          .dependOnClassesThat(
              DescribedPredicate.describe(
                  "ours",
                  c ->
                      c.getPackageName().startsWith("dev.diptych.")
                          && !c.getPackageName().startsWith("dev.diptych.runner")));

  @ArchTest
  static final ArchRule THE_RUNTIME_OF_KAITAI_IS_A_JUDGE =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "dev.diptych.generator..", "dev.diptych.generated..", "dev.diptych.second..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.kaitai..");

  @ArchTest
  static final ArchRule NO_CODE_IS_COMPILED_OR_DEFINED =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("dev.diptych.cli.io.InstalledParts")
          .and()
          // It runs in a process of its own.
          .doNotHaveFullyQualifiedName("dev.diptych.second.GeneratedCode")
          .should()
          .dependOnClassesThat(
              DescribedPredicate.describe(
                  "compile or define classes",
                  c ->
                      c.getPackageName().startsWith("javax.tools")
                          || c.getSimpleName().equals("URLClassLoader")))
          .orShould()
          .beAssignableTo(ClassLoader.class);

  @ArchTest
  static final ArchRule THE_KAITAI_COMPILER_STAYS_IN_ONE_PACKAGE =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.diptych.generator.kaitai")
          .should()
          .dependOnClassesThat(
              DescribedPredicate.describe(
                  "are Scala or part of kaitai-struct-compiler",
                  c ->
                      c.getName().startsWith("scala.")
                          || c.getSource()
                              .map(source -> source.getUri().toString())
                              .orElse("")
                              .contains("kaitai-struct-compiler")));

  @ArchTest
  static final ArchRule YAML_STAYS_BEFORE_THE_SPEC =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "dev.diptych.ksy..",
              // Reads the expressions of a spec that has not been accepted.
              "dev.diptych.compiler.check",
              "dev.diptych.generator.kaitai",
              // Gives new names to what a language cannot have, in the spec as it is written.
              "dev.diptych.generator.language")
          .and()
          // The value of -twin-checksum is a map that only this class reads.
          .doNotHaveFullyQualifiedName("dev.diptych.compiler.schema.ChecksumKey")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("dev.diptych.ksy.Yaml");

  @ArchTest
  static final ArchRule ANTLR_STAYS_IN_PARSERS =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "dev.diptych.syntax.antlr",
              "dev.diptych.grammar..",
              "dev.diptych.ksy.expression",
              "dev.diptych.generator..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.antlr..");

  /** Everything else asks the tree of a text; the others get the span of one token. */
  @ArchTest
  static final ArchRule THE_BYTES_OF_TEXTS_ARE_READ_ONCE =
      noClasses()
          .that()
          .resideInAnyPackage(
              "dev.diptych.text..",
              "dev.diptych.twin..",
              "dev.diptych.authoring..",
              "dev.diptych.animation..",
              "dev.diptych.lsp..",
              "dev.diptych.library..")
          .and()
          .resideOutsideOfPackages("dev.diptych.text.literal", "dev.diptych.text.number")
          .and()
          .doNotHaveFullyQualifiedName("dev.diptych.text.bind.NumberBinder")
          .and()
          // Reads elements in their printed form without a tree; a test compares both.
          .doNotHaveFullyQualifiedName("dev.diptych.text.bind.StraightText")
          .and()
          // Makes documents of files, which have their own encoding.
          .haveNameNotMatching("dev\\.diptych\\.lsp\\.(analysis\\.Places|feature\\.NameTexts)")
          .and()
          // Gives a spec, which is no text, another name.
          .doNotHaveFullyQualifiedName("dev.diptych.lsp.analysis.SpecCheck")
          .and()
          // Passes whole files on, which are no texts; a copy of one may have hundreds of
          // megabytes.
          .doNotHaveFullyQualifiedName("dev.diptych.authoring.IncludedMaterial")
          .should()
          .callMethod(Source.class, "bytes");

  /** The tables are made when the project is built. */
  @ArchTest
  static final ArchRule TEXTS_ARE_READ_WITHOUT_THE_GRAMMAR =
      noClasses()
          .that()
          .resideInAnyPackage(
              "dev.diptych.syntax", "dev.diptych.syntax.table", "dev.diptych.syntax.error")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.diptych.grammar..", "dev.diptych.syntax.antlr");

  @ArchTest
  static final ArchRule THE_PROTOCOL_OF_EDITORS_STAYS_IN_THEIR_SERVER =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.diptych.lsp..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.eclipse.lsp4j..", "com.google.gson..");

  /** What it compares must not depend on what it judges. */
  @ArchTest
  static final ArchRule THE_SECOND_READING_USES_NO_CODEC =
      noClasses()
          .that()
          .resideInAPackage("dev.diptych.second..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.diptych.binary..", "dev.diptych.text..");

  @ArchTest
  static final ArchRule THE_LIBRARIES_THAT_DRAW_STAY_IN_PLOTS =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.diptych.plot..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.knowm..", "org.apache.batik..");

  @ArchTest
  static final ArchRule THE_LIBRARIES_FOR_TABLES_STAY_IN_THEIR_FILES =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.diptych.tablefiles..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.apache.parquet..",
              "org.apache.arrow..",
              "de.siegmar..",
              "com.google.flatbuffers..");

  @ArchTest
  static final ArchRule TABLES_DEPEND_ON_THE_MODEL_ONLY =
      noClasses()
          .that()
          .resideInAPackage("dev.diptych.table..")
          .should()
          .dependOnClassesThat()
          .resideOutsideOfPackages(
              "dev.diptych.table..", "dev.diptych.model..", "org.jspecify.annotations..", "java..");

  @ArchTest
  static final ArchRule TEXTS_ARE_PRINTED_WHERE_THEY_ARE_PROVEN =
      noClasses()
          .that()
          .resideOutsideOfPackages("dev.diptych.twin..", "dev.diptych.text.print..")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("dev.diptych.text.print.TextPrinter");

  @ArchTest
  static final ArchRule ONLY_PROOFS_WRITE_TEXTS =
      noMethods()
          .that()
          .areDeclaredInClassesThat()
          .resideInAPackage("dev.diptych.twin..")
          .and()
          .areDeclaredInClassesThat()
          .doNotHaveSimpleName("Proof")
          .and()
          .areDeclaredInClassesThat()
          .doNotHaveSimpleName("Proven")
          .and()
          .arePublic()
          .and()
          .areDeclaredInClassesThat()
          .arePublic()
          .should()
          .haveRawParameterTypes(
              DescribedPredicate.describe(
                  "an output stream",
                  types -> types.stream().anyMatch(t -> t.isEquivalentTo(OutputStream.class))));

  @ArchTest
  static final ArchRule ONLY_ITS_PROOF_FORMATS =
      noClasses()
          .that()
          .resideOutsideOfPackages("dev.diptych.authoring.format", "dev.diptych.authoring.prove")
          .should()
          .callMethod(
              TextFormatter.class,
              "format",
              String.class,
              byte[].class,
              Engine.class,
              Selection.class);

  /** Faces of documents are proven; these write other files. */
  @ArchTest
  static final ArchRule OTHER_FILES_HAVE_THEIR_OWN_ENTRY =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "dev.diptych.cli.session",
              "dev.diptych.cli.spec",
              "dev.diptych.cli.generate",
              "dev.diptych.cli.view",
              "dev.diptych.cli.plot",
              "dev.diptych.cli.table",
              "dev.diptych.cli.conformance")
          .and()
          .haveNameNotMatching(".*\\.(DumpCommand|FamilyContext|GitMergeDriverCommand)")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("dev.diptych.cli.session.OtherOutputs");

  @ArchTest
  static final ArchRule THE_COMMAND_WRITES_THROUGH_ITS_OUTPUTS =
      noClasses()
          .that()
          .resideInAPackage("dev.diptych.cli..")
          .and()
          .resideOutsideOfPackage("dev.diptych.cli.session")
          .and()
          .haveNameNotMatching(
              ".*\\.(DiptychCommand|GitTextconvCommand|ShellFiles|Installation\\$AttributesFile)")
          .should()
          .callMethodWhere(
              JavaCall.Predicates.target(
                  DescribedPredicate.describe(
                      "Output", target -> target.getOwner().isEquivalentTo(Output.class))));

  /** What these call proven is an input, or passed the check next to the call. */
  @ArchTest
  static final ArchRule PROOFS_ARE_FEW =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.diptych.twin")
          .and()
          .haveNameNotMatching(
              ".*\\.(TextProof|CommentedText|MergedComments|ConflictText|RepairCommand"
                  + "|MigratedFile|MergeDriver|MergedTexts)")
          .should()
          .callMethodWhere(
              JavaCall.Predicates.target(
                  DescribedPredicate.describe(
                      "Proven.of or Proven.copyOf",
                      target ->
                          target.getOwner().isEquivalentTo(Proven.class)
                              && target.getName().matches("of|copyOf"))));

  @ArchTest
  static final ArchRule NO_CYCLES = slices().matching("dev.diptych.(**)").should().beFreeOfCycles();

  /** Without the copies of jars that the build of the command rewrites. */
  static final class AsCompiled implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/runtime/cli/target/lib");
    }
  }
}
