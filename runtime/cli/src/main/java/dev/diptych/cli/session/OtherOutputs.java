package dev.diptych.cli.session;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.files.Root;
import java.nio.file.Path;
import java.util.Map;

/**
 * Writes files that are no faces of documents, such as reports, generated sources, images and JSON.
 * Faces of documents are proven: {@link Outputs} accepts nothing else, and a test lists who may use
 * this class.
 */
public final class OtherOutputs {
  private final Outputs outputs;

  OtherOutputs(Outputs outputs) {
    this.outputs = outputs;
  }

  /** Writes the output for {@code input}, in a folder that is created if necessary. */
  public void write(Targets targets, String input, Output.Content content) throws IoFailure {
    outputs.write(targets, input, content);
  }

  /** The same, but if {@code content} fails, standard output receives nothing. */
  public void writeWhole(Targets targets, String input, Output.Content content) throws IoFailure {
    outputs.writeWhole(targets, input, content);
  }

  /**
   * Writes files that the user has named, all or none, and warns of attributes of replaced files
   * that are lost. Missing folders are created; they are removed at the end if they are empty.
   */
  public void write(Map<Path, Output.Content> files) throws IoFailure {
    outputs.write(Root.USER, files);
  }

  /** The same for files in a folder: no link leads out of {@code root}. */
  public void write(Root root, Map<Path, Output.Content> files) throws IoFailure {
    outputs.write(root, files);
  }

  /** Replaces an input of the run by its output. */
  public void replace(Path file, Output.Content content) throws IoFailure {
    outputs.replace(file, content);
  }
}
