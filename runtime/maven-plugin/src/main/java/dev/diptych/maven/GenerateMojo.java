package dev.diptych.maven;

import dev.diptych.compiler.SpecSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.maven.model.Resource;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Generates parsers and schemas from the specs of the project. Java is compiled with the project,
 * and schemas are resources in <code>diptych/schema</code>.
 */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class GenerateMojo extends GeneratorMojo {
  /** Files that were edited are replaced, too. */
  @Parameter(property = "diptych.force", defaultValue = "false")
  private boolean force;

  @Override
  String run(Messages messages) throws IOException {
    List<SpecSource> specs = specs();
    Path file = generated().resolve(MANIFEST);
    Manifest before = Manifest.read(file);
    if (specs.isEmpty() && before.entries().isEmpty()) {
      return "no specs";
    }
    addRoots();
    String inputs = inputSum(specs);
    if (isCurrent(before, inputs)) {
      return count(before.entries().size(), "file") + " up to date";
    }
    return generate(specs, inputs, before, messages);
  }

  private String generate(List<SpecSource> specs, String inputs, Manifest before, Messages messages)
      throws IOException {
    Map<String, byte[]> files = GeneratedSources.of(specs, generateSettings(), messages);
    if (messages.errors() == 0) {
      rejectEdited(files, before, messages);
    }
    if (messages.errors() > 0) {
      return ""; // Nothing is written.
    }
    int written = write(files);
    before.deleteStale(generated(), files.keySet());
    Map<String, Manifest.Entry> after = new TreeMap<>();
    files.forEach((path, content) -> after.put(path, new Manifest.Entry(inputs, Sums.of(content))));
    new Manifest(after).write(generated().resolve(MANIFEST));
    return count(files.size(), "file") + " generated, " + written + " written";
  }

  private boolean isCurrent(Manifest manifest, String inputs) throws IOException {
    for (String path : manifest.entries().keySet()) {
      if (!manifest.isCurrent(generated(), path, inputs)) {
        return false;
      }
    }
    return !manifest.entries().isEmpty();
  }

  /** The names are relative to the project, so that a manifest can be checked in. */
  private String inputSum(List<SpecSource> specs) throws IOException {
    Path base = project().getBasedir().toPath();
    StringBuilder names = new StringBuilder(version() + generateSettings());
    for (SpecSource spec : specs) {
      names.append(' ').append(FilePatterns.relative(base, spec.ksy()));
    }
    return Sums.of(List.of(names.toString(), specSum()));
  }

  private void rejectEdited(Map<String, byte[]> files, Manifest before, Messages messages)
      throws IOException {
    for (Map.Entry<String, byte[]> each : files.entrySet()) {
      Path file = generated().resolve(each.getKey());
      boolean same = !Files.exists(file) || Sums.matches(file, Sums.of(each.getValue()));
      if (!same && !force && !before.wrote(each.getKey(), file)) {
        messages.error(
            "edited-output",
            file.toString(),
            "this file was not written by generate, or was edited, and would be replaced",
            "move your changes to another file, or set -Ddiptych.force");
      }
    }
  }

  private int write(Map<String, byte[]> files) throws IOException {
    int written = 0;
    for (Map.Entry<String, byte[]> each : files.entrySet()) {
      if (Manifest.update(generated().resolve(each.getKey()), each.getValue())) {
        written++;
      }
    }
    return written;
  }

  private void addRoots() {
    if (generateSettings().languages().contains("java")) {
      project().addCompileSourceRoot(generated().resolve("java").toString());
    }
    if (generateSettings().schemas()) {
      Resource resource = new Resource();
      resource.setDirectory(generated().resolve(GeneratedSources.SCHEMA).toString());
      resource.setTargetPath("diptych/" + GeneratedSources.SCHEMA);
      project().addResource(resource);
    }
  }
}
