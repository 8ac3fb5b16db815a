package dev.diptych.cli.convert;

import dev.diptych.authoring.comment.KeptComments;
import dev.diptych.authoring.comment.KeptComments.Original;
import dev.diptych.authoring.comment.Moves;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Session;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Prints a changed document with the comments of the texts that it comes from. The text is proven
 * before and after they are added.
 *
 * @param engine prints the document
 * @param originals the texts that have comments
 */
public record CommentedText(Engine engine, List<Original> originals) {
  /** Keeps its own copy of the list. */
  public CommentedText {
    originals = List.copyOf(originals);
  }

  /**
   * Prints a changed document with the comments of the input, whose items stay where they are.
   *
   * @param opened the document of the input
   * @param folders the folders for included texts
   * @param selection the format and layout that the user selected
   */
  static CommentedText of(
      Session session,
      Input input,
      LocatedDocument opened,
      List<Path> folders,
      Selection selection) {
    return new CommentedText(
        session.engine(),
        original(session, input, opened, folders, selection, List.of(), Moves.NONE).stream()
            .toList());
  }

  /**
   * A text with comments.
   *
   * @param opened the document of the input
   * @param folders the folders for included texts
   * @param selection the format and layout that the user selected
   * @param later the schemas that the document is converted to
   * @return nothing if the input has no comments, or is a binary file
   */
  public static Optional<Original> original(
      Session session,
      Input input,
      LocatedDocument opened,
      List<Path> folders,
      Selection selection,
      List<Schema> later,
      Moves moves) {
    if (opened.face() == Face.BINARY || !KeptComments.mayBeIn(input.bytes())) {
      return Optional.empty();
    }
    List<Schema> schemas = new ArrayList<>(List.of(opened.document().schema()));
    schemas.addAll(later);
    byte[] text =
        session.converter(input, folders).commentedPlain(input.name(), input.bytes(), selection);
    return Optional.of(new Original(text, schemas, moves));
  }

  /**
   * The text of a document with comments.
   *
   * @return an error if a proof fails; without comments, the text is proven while it is written
   */
  public Result<Proven> of(LocatedDocument document) {
    Proof proof = new Proof(engine);
    if (originals.isEmpty()) {
      return Result.of(proof.text(document), List.of());
    }
    Result<byte[]> printed = proof.print(document);
    if (!printed.ok()) {
      return Result.failed(printed.diagnostics());
    }
    byte[] plain = printed.value().orElseThrow();
    byte[] commented = KeptComments.put(plain, document.document().schema(), originals);
    return Proven.of(
        commented,
        text -> text == plain ? Optional.empty() : proof.commented(document.name(), plain, text));
  }
}
