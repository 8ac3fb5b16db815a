package dev.diptych.conformance.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.CacheMode;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;

/** One module writes files; it decides where links may lead. */
@AnalyzeClasses(
    packages = "dev.diptych",
    importOptions = {ImportOption.DoNotIncludeTests.class, LayeringTest.AsCompiled.class},
    cacheMode = CacheMode.PER_CLASS)
class WritingTest {
  /** What writes files itself, and why. */
  private static final Set<String> ALLOWED =
      Set.of(
          // Steps of the build, which write to its own folders.
          "dev.diptych.generator.GenerateMain",
          "dev.diptych.generator.GrammarSources",
          "dev.diptych.prelink.Jar",
          "dev.diptych.syntax.antlr.WriteTables",
          // Fills a new temporary folder for a process that reads nothing else.
          "dev.diptych.second.BroughtReader",
          // Opens standard output and standard error.
          "dev.diptych.cli.session.Console",
          // Asks for the size of standard output, and writes nothing.
          "dev.diptych.cli.session.TerminalProbe");

  private static final Set<String> WRITING =
      Set.of(
          "write",
          "writeString",
          "newOutputStream",
          "newBufferedWriter",
          "newByteChannel",
          "move",
          "copy",
          "delete",
          "deleteIfExists",
          "createDirectory",
          "createDirectories",
          "createFile",
          "createLink",
          "createSymbolicLink",
          "createTempDirectory",
          "createTempFile",
          "setAttribute",
          "setOwner",
          "setPosixFilePermissions",
          "setLastModifiedTime");

  private static final Set<String> CONSTRUCTED =
      Set.of(
          "java.io.FileOutputStream",
          "java.io.FileWriter",
          "java.io.RandomAccessFile",
          "java.util.Formatter");

  private static final Set<String> OF_FILE =
      Set.of("createNewFile", "createTempFile", "delete", "mkdir", "mkdirs", "renameTo");

  @ArchTest
  static final ArchRule ONLY_ONE_MODULE_WRITES_FILES =
      noClasses()
          .that(
              DescribedPredicate.describe(
                  "are not those that may write files", WritingTest::isUnprivileged))
          .should()
          .accessTargetWhere(DescribedPredicate.describe("it writes files", WritingTest::writes));

  private static boolean isUnprivileged(JavaClass each) {
    String name = each.getName().replaceFirst("[$].*", "");
    boolean own =
        name.startsWith("dev.diptych.files.")
            || name.startsWith("dev.diptych.benchmarks.")
            || name.startsWith("dev.diptych.runner.")
            || name.startsWith("dev.diptych.plain.")
            || name.startsWith("dev.diptych.executor.");
    return !own && !ALLOWED.contains(name);
  }

  private static boolean writes(JavaAccess<?> access) {
    String owner = access.getTarget().getOwner().getName();
    String name = access.getTarget().getName();
    return (owner.equals("java.nio.file.Files") && WRITING.contains(name))
        || (owner.equals("java.io.File") && OF_FILE.contains(name))
        || (owner.equals("java.nio.channels.FileChannel") && name.equals("open"))
        || (CONSTRUCTED.contains(owner) && name.equals("<init>"));
  }
}
