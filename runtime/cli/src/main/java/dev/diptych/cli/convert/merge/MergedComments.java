package dev.diptych.cli.convert.merge;

import dev.diptych.authoring.comment.KeptComments;
import dev.diptych.authoring.comment.KeptComments.Original;
import dev.diptych.cli.convert.merge.FileMerge.Side;
import dev.diptych.cli.convert.merge.FileMerge.Sides;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import java.util.Optional;

/**
 * Prints merged documents with the merged comments of the texts. A binary file has no comments, so
 * it does not remove any.
 *
 * @param engine the engine
 * @param sides the files
 */
record MergedComments(Engine engine, Sides sides) {
  /** Prints a document, and proves the text. */
  Result<Proven> print(LocatedDocument document) {
    Proof proof = new Proof(engine);
    Result<byte[]> printed = proof.print(document);
    boolean any = sides.all().anyMatch(MergedComments::hasComments);
    if (!printed.ok()) {
      return Result.failed(printed.diagnostics());
    }
    byte[] plain = printed.value().orElseThrow();
    byte[] text = any ? commented(plain, document.document().schema()) : plain;
    return Proven.of(
        text,
        whole ->
            whole == plain ? Optional.empty() : proof.commented(document.name(), plain, whole));
  }

  private static boolean hasComments(Side side) {
    return side.opened().face() == Face.TEXT && KeptComments.mayBeIn(side.bytes());
  }

  private byte[] commented(byte[] printed, Schema schema) {
    Original base = original(sides.base()).orElse(Original.of(printed, schema));
    Original ours = original(sides.ours()).orElse(base);
    Original theirs = original(sides.theirs()).orElse(base);
    return KeptComments.merge(printed, schema, base, ours, theirs);
  }

  /** A text; nothing for a binary file. */
  private static Optional<Original> original(Side side) {
    return side.opened().face() == Face.BINARY
        ? Optional.empty()
        : Optional.of(Original.of(side.plain().get(), side.opened().document().schema()));
  }
}
