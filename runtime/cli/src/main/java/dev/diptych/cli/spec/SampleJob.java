package dev.diptych.cli.spec;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.files.Root;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.LoadedView;
import dev.diptych.spectools.sample.ProvenFile;
import dev.diptych.spectools.sample.SampleReport;
import dev.diptych.twin.Face;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Generates files of a spec.
 *
 * @param session the session
 * @param importPath the folders for imports
 * @param face what is written
 * @param json whether the report is JSON
 */
record SampleJob(Session session, List<Path> importPath, Face face, boolean json) {
  private static final int MIN_DIGITS = 4;

  /** Writes files of the spec in {@code file}, reports on them, and returns an exit code. */
  int run(String file, int count, long seed, @Nullable Path folder, boolean force)
      throws IOException {
    LoadedView view = new SpecJob(session, importPath).load(file);
    if (view == null) {
      return ExitCode.REJECTED;
    }
    SampleReport report = view.samples(count, seed);
    boolean none = report.files().isEmpty();
    if (none) {
      String message = "no file of this spec was found: " + report.reason();
      session.show(List.of(Diagnostic.warning("no-example", new Location.Whole(file), message)));
    }
    Map<String, ProvenFile> files = named(file, report);
    if (folder != null && !none) {
      write(folder, files, force);
    }
    if (json) {
      session.outputs().data(List.of(SampleText.json(file, files, report)));
    } else {
      session.outputs().print(SampleText.lines(file, none ? null : folder, report));
    }
    return none ? ExitCode.REJECTED : ExitCode.DONE;
  }

  /** The files by their names: that of the spec, and a number. */
  private Map<String, ProvenFile> named(String file, SampleReport report) {
    String spec = String.valueOf(Path.of(file).getFileName());
    String stem = spec.endsWith(".ksy") ? spec.substring(0, spec.length() - 4) : spec;
    int digits = Math.max(MIN_DIGITS, String.valueOf(report.files().size()).length());
    String ending = face == Face.TEXT ? ".twin" : ".bin";
    Map<String, ProvenFile> files = new LinkedHashMap<>();
    for (ProvenFile each : report.files()) {
      String number = String.valueOf(files.size() + 1);
      String zeros = "0".repeat(digits - number.length());
      files.put(stem + "-" + zeros + number + ending, each);
    }
    return files;
  }

  private void write(Path folder, Map<String, ProvenFile> files, boolean force) throws IoFailure {
    Root root = Root.of(folder);
    Map<Path, Output.Content> contents = new LinkedHashMap<>();
    for (Map.Entry<String, ProvenFile> each : files.entrySet()) {
      Path path = folder.resolve(each.getKey());
      if (!force && root.hasFile(path)) {
        String message = "cannot write %s: there is a file with this name; --force replaces it";
        throw new IoFailure("cannot-write", message.formatted(path));
      }
      ProvenFile file = each.getValue();
      byte[] content = (face == Face.TEXT ? file.text() : file.bytes()).bytes();
      contents.put(path, out -> out.write(content));
    }
    session.outputs().other().write(root, contents);
  }
}
