package dev.diptych.compiler.load;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.catalog.SchemaWriter;
import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.generate.Generation;
import dev.diptych.compiler.ksy.ImportFolders;
import dev.diptych.compiler.ksy.Lookup;
import dev.diptych.compiler.ksy.Modules;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;

/** The long way from a spec to what the cache keeps of it. */
final class SpecBuild {
  /** Of classes that only their own loader knows. */
  private static final String PACKAGE = "dev.diptych.loaded";

  private final Path ksy;
  private final List<Path> importPath;
  private final JavaCompiler compiler;
  private final Modules modules;

  /**
   * A build.
   *
   * @param ksy the spec
   * @param importPath folders to look in for imports
   * @param compiler the compiler, or null where this Java has none
   */
  SpecBuild(Path ksy, List<Path> importPath, JavaCompiler compiler)
      throws SpecException, IOException {
    this.ksy = ksy;
    this.importPath = importPath;
    this.compiler = compiler;
    this.modules = Modules.load(ksy, importPath);
  }

  /** Every file that was looked for on behalf of an import. */
  List<Lookup> lookups() {
    return List.copyOf(modules.lookups().keySet());
  }

  /** The way of warnings to and from an entry. */
  Warnings warnings() {
    return new Warnings(ksy, new ImportFolders(ksy, importPath), lookups());
  }

  /** Generates and compiles. */
  Entry entry() throws SpecException, IOException {
    Generation generation = Generation.of(ksy, importPath, PACKAGE);
    if (compiler == null) {
      throw new SpecException(List.of(noCompiler()));
    }
    Map<String, byte[]> classes = new JavaCompilation(compiler, modules).compile(generation.java());
    return new Entry(
        JSON.std.asString(SchemaWriter.write(generation.schema())),
        warnings().write(generation.warnings()),
        classes);
  }

  private Diagnostic noCompiler() {
    Location at = new Location.Whole(ksy.toString());
    String message = "a spec has to be compiled, and this Java has no compiler";
    String help = "use a JDK, 17 or newer, rather than a JRE; JAVA_HOME says which";
    return Diagnostic.error("no-java-compiler", at, message, help);
  }
}
