package dev.diptych.converter;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.prove.TextProof;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.twin.ChecksumFindings;
import dev.diptych.twin.Comments;
import dev.diptych.twin.Completed;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LintRunner;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Parts;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Opens files of either face, and checks, compiles, formats and repairs what it opened.
 *
 * @param engine the formats
 * @param families the format families, whose words, lints and repairs apply
 * @param includes finds the files that a text includes
 * @param limit how many times the default size, 64 MB, a text may expand to
 */
public record Converter(Engine engine, Families families, Includes includes, int limit) {
  /** The same with other computed values as comments. */
  public Converter comments(Comments comments) {
    Engine other = engine.comments(comments);
    return other == engine ? this : new Converter(other, families, includes, limit);
  }

  /**
   * Opens a file of either face. A text may be authored.
   *
   * @param name its name, for diagnostics
   * @param file all of it, from 0 to the limit, which must not change while the document is in use
   * @param selection format and layout, if the user selects them
   */
  public Result<LocatedDocument> open(String name, ByteBuffer file, Selection selection) {
    return texts().open(name, file, selection);
  }

  /**
   * Opens a text, plain or authored.
   *
   * @param name its name, for diagnostics
   * @param text all of it, from 0 to the limit, which must not change while the document is in use
   * @param selection format and layout, if the user selects them
   */
  public Result<LocatedDocument> openText(String name, ByteBuffer text, Selection selection) {
    return texts().openText(name, text, selection);
  }

  /**
   * The plain text with the comments of a text that was opened, plain or authored.
   *
   * @param name its name, for diagnostics
   * @param text all of it, accepted by {@link #openText}
   * @param selection format and layout, if the user selects them
   */
  public byte[] commentedPlain(String name, ByteBuffer text, Selection selection) {
    return texts().commentedPlain(name, text, selection);
  }

  /**
   * Conversion of a file in parts, if it is large, the only format allows it, and no lint has to
   * see a whole document.
   *
   * @param selection the format and layout that the user selected
   * @param size number of bytes of the file
   */
  public Parts.Choice parts(Selection selection, long size) {
    if (size < Parts.MIN_SIZE) {
      return Parts.Choice.none("it is short");
    }
    Parts.Choice choice = engine.parts(selection);
    Parts parts = choice.parts();
    return parts == null || LintRunner.none(families.lints(), parts.formatName())
        ? choice
        : Parts.Choice.none("lints of its format look at all of a file");
  }

  /** The likely mistakes in a document: those of the lints, and wrong checksums. */
  public List<Diagnostic> likelyMistakes(LocatedDocument opened) {
    return startLints(opened).get();
  }

  /** Starts {@link #likelyMistakes} in the background; the result waits for it. */
  private Supplier<List<Diagnostic>> startLints(LocatedDocument opened) {
    Supplier<List<Diagnostic>> lints = LintRunner.start(families.lints(), opened);
    return () -> {
      List<Diagnostic> found = new ArrayList<>(lints.get());
      found.addAll(new ChecksumFindings(engine, opened).warnings());
      return found;
    };
  }

  /**
   * Compiles a document: finds likely mistakes, encodes it, decodes and compares the result, and
   * warns if the file would be read in another layout.
   *
   * @param opened the document
   * @param reporter receives the diagnostics of each step
   * @return the complete document and its file, or nothing if a step rejects it
   */
  public Optional<Completed> compile(LocatedDocument opened, Reporter reporter) {
    return startCompiling(opened).accepted(reporter);
  }

  /**
   * Encodes a document, while its likely mistakes are looked for.
   *
   * @param opened the document
   * @return its file, which counts when the mistakes are known, too
   */
  public Compilation startCompiling(LocatedDocument opened) {
    Supplier<List<Diagnostic>> mistakes = startLints(opened);
    Result<Completed> encoded = engine.completed(opened.name(), opened);
    return new Compilation(encoded, mistakes, file -> layoutWarning(opened, file));
  }

  /**
   * Encodes a document as {@link #compile} does, but does not look for likely mistakes.
   *
   * @param opened the document
   * @param reporter receives the diagnostics of each step
   * @return the complete document and its file, or nothing if a step rejects it
   */
  public Optional<Completed> encode(LocatedDocument opened, Reporter reporter) {
    return accepted(engine.completed(opened.name(), opened), reporter)
        .filter(file -> !reporter.rejects(layoutWarning(opened, file)));
  }

  private static Optional<Completed> accepted(Result<Completed> encoded, Reporter reporter) {
    return reporter.rejects(encoded.diagnostics()) ? Optional.empty() : encoded.value();
  }

  /**
   * Checks a document: reports what {@link #compile} does, and what cannot be decoded of a damaged
   * file. One step begins when the one before it has been reported, so that a reporter can cancel.
   *
   * @param opened the document
   * @param reporter receives the diagnostics of each step
   * @return whether every step accepts it
   */
  public boolean check(LocatedDocument opened, Reporter reporter) {
    return !reporter.rejects(likelyMistakes(opened))
        && accepted(engine.completed(opened.name(), opened), reporter)
            .filter(file -> !reporter.rejects(faults(opened)))
            .filter(file -> !reporter.rejects(layoutWarning(opened, file)))
            .filter(file -> keeps(opened.checks(), file, reporter))
            .isPresent();
  }

  /**
   * What a text asks of a document, such as a recording.
   *
   * @param name its name, for diagnostics
   * @param text all of it, from 0 to the limit
   * @param selection format and layout, if the user selects them
   */
  public Result<List<DocumentCheck>> checks(String name, ByteBuffer text, Selection selection) {
    return texts().checks(name, text, selection);
  }

  /**
   * Whether a document fulfils what a text asks of it.
   *
   * @param checks what the text asks
   * @param file the complete document
   * @param reporter receives what it does not fulfil
   */
  public boolean keeps(List<DocumentCheck> checks, Completed file, Reporter reporter) {
    List<Diagnostic> found = new ArrayList<>();
    checks.forEach(check -> found.addAll(check.check(file.document())));
    return !reporter.rejects(found);
  }

  /**
   * Whether a document fulfils what a text asks of it, after all that {@link
   * #check(LocatedDocument, Reporter)} reports.
   *
   * @param opened the document, such as a recording
   * @param checks what the text asks
   * @param reporter receives the diagnostics of each step
   */
  public boolean check(LocatedDocument opened, List<DocumentCheck> checks, Reporter reporter) {
    return check(opened, reporter)
        && engine
            .completed(opened.name(), opened)
            .value()
            .filter(file -> keeps(checks, file, reporter))
            .isPresent();
  }

  private List<Diagnostic> layoutWarning(LocatedDocument opened, Completed encoded) {
    return opened.face() == Face.TEXT
        ? engine.layoutWarning(opened, encoded.file()).stream().toList()
        : List.of();
  }

  /** What cannot be decoded of a damaged file, at the places in its text. */
  private List<Diagnostic> faults(LocatedDocument opened) {
    Locations locations = opened.locations();
    List<Diagnostic> located = new ArrayList<>();
    for (Diagnostic fault : engine.faults(opened)) {
      Path path = fault.location() instanceof Location.InBytes at ? at.path() : Path.ROOT;
      located.add(fault.at(locations.locate(path), fault.notes()));
    }
    return located;
  }

  /**
   * Repairs known damage: what the families know, and wrong checksums.
   *
   * @param opened the document
   * @param changes receives a note for each change
   * @return the repaired document; an equal one if there is no known damage
   */
  public Document repaired(LocatedDocument opened, List<Diagnostic> changes) {
    Document repaired = LintRunner.repair(families.repairs(), opened, changes);
    LocatedDocument known = repaired.equals(opened.document()) ? opened : opened.with(repaired);
    return new ChecksumFindings(engine, known).repaired(changes);
  }

  /**
   * Formats a text.
   *
   * @param name its name, for diagnostics
   * @param text all of it
   * @param selection format and layout, if the user selects them
   * @return the formatted text, or the errors of the text
   */
  public Result<Proven> formatted(String name, byte[] text, Selection selection) {
    return new TextProof(texts()).format(name, text, selection);
  }

  /**
   * A text, unless it is complete and does not compile. One without a header line is for inclusion
   * and cannot be compiled alone.
   *
   * @param name its name, for diagnostics
   * @param text all of it
   */
  public Result<Proven> accepted(String name, ByteBuffer text) {
    return new TextProof(texts()).compiled(name, text);
  }

  private AuthoredTexts texts() {
    return new AuthoredTexts(engine, families::vocabularies, includes, limit);
  }
}
