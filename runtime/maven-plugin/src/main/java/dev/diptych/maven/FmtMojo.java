package dev.diptych.maven;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Formats texts in place: changes white space only. */
@Mojo(name = "fmt", defaultPhase = LifecyclePhase.PROCESS_SOURCES, threadSafe = true)
public final class FmtMojo extends FormatsMojo {
  /** Nothing is written, and a text that is not formatted is an error. */
  @Parameter(property = "diptych.fmt.check", defaultValue = "false")
  private boolean check;

  @Override
  List<String> defaultIncludes() {
    return List.of("**/*.twin");
  }

  @Override
  String run(Messages messages) throws IOException {
    List<Path> texts = inputs();
    Map<Path, byte[]> changes =
        Formatting.changes(texts, formatSpecs(), this::parameters, messages);
    for (Map.Entry<Path, byte[]> change : changes.entrySet()) {
      if (check) {
        CheckMojo.notFormatted(change.getKey(), change.getValue(), messages);
      } else {
        Manifest.replace(change.getKey(), change.getValue());
        getLog().info("formatted " + change.getKey());
      }
    }
    return count(changes.size(), "text") + " of " + texts.size() + " changed";
  }
}
