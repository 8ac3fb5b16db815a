package dev.diptych.authoring;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.util.Arrays;

/**
 * Loads what the expanded text will need while the authored text is parsed: opens and encodes an
 * empty text with the same header line. Affects speed only: the schema and the plan stay loaded,
 * and the result is dropped. What fails here fails again for the expanded text.
 */
final class Rehearsal {
  private static final byte[] BODY = "\nEof\n".getBytes(US_ASCII);

  private Rehearsal() {}

  /**
   * Starts a rehearsal.
   *
   * @param engine opens the text
   * @param source the authored text
   * @param bodyStart the end of its header line
   * @param selection as for the text
   * @return the task, to be cancelled when the expanded text is ready
   */
  static Task<Result<LocatedDocument>> start(
      Engine engine, Source source, int bodyStart, Selection selection) {
    byte[] head = source.bytes(new Span(0, bodyStart));
    byte[] text = Arrays.copyOf(head, bodyStart + BODY.length);
    System.arraycopy(BODY, 0, text, bodyStart, BODY.length);
    return TaskPool.submit(
        () -> {
          Result<LocatedDocument> opened = engine.openText("", text, selection);
          opened.value().ifPresent(empty -> engine.encode("", empty));
          return opened;
        });
  }
}
