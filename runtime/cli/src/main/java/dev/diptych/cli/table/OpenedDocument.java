package dev.diptych.cli.table;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;

/** Opens files of either face. */
final class OpenedDocument {
  private OpenedDocument() {}

  /** The complete document of a file; its diagnostics are shown. */
  static Result<Document> of(
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
