package dev.diptych.cli.session;

import dev.diptych.cli.io.Input;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;

/** Opens files of either face for commands that read values. */
public final class CompleteDocument {
  private CompleteDocument() {}

  /**
   * The complete document of a file; its diagnostics are shown.
   *
   * @param session the session of the file
   * @param file the name of the file
   * @param inputs how it is opened
   * @param includes where it includes files from
   * @throws IoFailure if it cannot be read
   */
  public static Result<Document> of(
      Session session, String file, InputOptions inputs, IncludeOption includes) throws IoFailure {
    Input input = session.read(file);
    Result<LocatedDocument> opened = session.open(input, inputs, includes);
    if (!opened.ok()) {
      return Result.failed(opened.diagnostics());
    }
    LocatedDocument document = opened.value().orElseThrow();
    // A text is only valid if it can be encoded.
    return document.face() == Face.BINARY
        ? Result.of(document.document(), opened.diagnostics())
        : session.shown(session.engine().complete(input.name(), document));
  }
}
