package dev.diptych.compiler.load;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * The compiler of the running Java, if it has one.
 *
 * @param module the module that contains it
 */
record SystemCompiler(String module) implements SourceCompiler {
  @Override
  public Map<String, byte[]> compile(Spec spec, Map<String, String> sources)
      throws SpecException, IOException {
    if (ModuleLayer.boot().findModule(module).isEmpty()) {
      Location at = new Location.Whole(spec.file());
      String message = "a spec has to be compiled, and this Java has no compiler";
      String help = "use a JDK, 17 or newer, rather than a JRE; JAVA_HOME selects it";
      throw new SpecException(List.of(Diagnostic.error("no-java-compiler", at, message, help)));
    }
    return new JavaCompilation(spec).compile(sources);
  }
}
