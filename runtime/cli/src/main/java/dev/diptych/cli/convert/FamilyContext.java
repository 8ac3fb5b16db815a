package dev.diptych.cli.convert;

import dev.diptych.authoring.comment.KeptComments;
import dev.diptych.authoring.comment.KeptComments.Original;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion;
import dev.diptych.family.ConversionRequest;
import dev.diptych.family.Extracted;
import dev.diptych.family.Extraction;
import dev.diptych.family.OtherFile;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Runs the commands of format families in a session. */
public final class FamilyContext implements CommandContext {
  private final Session session;
  private final Map<String, Text> texts = new HashMap<>();

  /**
   * A file that was opened.
   *
   * @param input the file
   * @param opened its document
   */
  private record Text(Input input, LocatedDocument opened) {
    boolean hasFormat(Schema schema) {
      String title = opened.document().schema().format().title();
      return title.equals(schema.format().title());
    }
  }

  /** A context for commands of {@code session}. */
  public FamilyContext(Session session) {
    this.session = session;
  }

  @Override
  public Optional<LocatedDocument> open(String file) throws IOException {
    Input input = session.read(file);
    Optional<LocatedDocument> opened = session.whole(session.open(input));
    opened.ifPresent(found -> texts.put(file, new Text(input, found)));
    return opened;
  }

  @Override
  public String readText(Path file, String kind) throws IOException {
    session.reads(file, kind);
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw IoFailure.reading(file.toString(), e);
    }
  }

  @Override
  public <T> Optional<T> read(String file, OtherFile<T> reader) throws IOException {
    Input input = session.read(file);
    return session.shown(reader.read(input.name(), input.text().whole())).value();
  }

  @Override
  public Document parse(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return session.engine().openText("", bytes, Selection.ANY).value().orElseThrow().document();
  }

  @Override
  public int convert(ConversionRequest request, Conversion conversion) {
    Targets targets = Targets.of(List.of(request.input()), request.output(), request.extension());
    session.choice().limit(request.limit());
    return FileJob.runInProject(
        session, request.input(), file -> convert(request, conversion, targets));
  }

  @Override
  public int create(ConversionRequest request, OtherFile<Conversion.Converted> reader) {
    Targets targets = Targets.of(List.of(request.input()), request.output(), request.extension());
    session.choice().limit(request.limit());
    return FileJob.runInProject(session, request.input(), file -> create(request, reader, targets));
  }

  private int create(
      ConversionRequest request, OtherFile<Conversion.Converted> reader, Targets targets)
      throws IOException {
    Location at = new Location.Whole(request.input());
    try {
      Optional<Conversion.Converted> made = read(request.input(), reader);
      if (made.isEmpty() || session.show(notes(at, made.get()))) {
        return ExitCode.REJECTED;
      }
      Face face = Objects.requireNonNullElse(request.face(), Face.TEXT);
      return write(targets, request.input(), made.get(), face);
    } catch (IllegalArgumentException e) {
      session.show(List.of(Diagnostic.error("cannot-convert", at, String.valueOf(e.getMessage()))));
      return ExitCode.REJECTED;
    }
  }

  @Override
  public int extract(ConversionRequest request, Extraction extraction, boolean allowLoss) {
    Targets targets = Targets.of(List.of(request.input()), request.output(), request.extension());
    session.choice().limit(request.limit());
    return FileJob.runInProject(
        session, request.input(), file -> extract(request.input(), extraction, allowLoss, targets));
  }

  private static List<Diagnostic> notes(Location at, Conversion.Converted converted) {
    List<Diagnostic> notes = new ArrayList<>();
    for (String note : converted.notes()) {
      notes.add(Diagnostic.note("not-carried", at, note));
    }
    for (String change : converted.changes()) {
      notes.add(Diagnostic.note("edited", at, change));
    }
    return notes;
  }

  private int extract(String file, Extraction extraction, boolean allowLoss, Targets targets)
      throws IOException {
    Optional<LocatedDocument> input = open(file);
    if (input.isEmpty()) {
      return ExitCode.REJECTED;
    }
    Location at = new Location.Whole(file);
    try {
      Optional<Extracted> made = extraction.of(input.get());
      if (made.isEmpty()) {
        return ExitCode.REJECTED;
      }
      Extracted extracted = made.get();
      List<Diagnostic> found = lost(input.get(), extracted, allowLoss);
      extracted.notes().forEach(note -> found.add(Diagnostic.note("not-carried", at, note)));
      if (session.show(found)) {
        return ExitCode.REJECTED;
      }
      if (!extracted.isText()) {
        session.outputs().requireBinaryTarget(targets, file);
      }
      session.outputs().other().write(targets, file, out -> out.write(extracted.content()));
      return ExitCode.DONE;
    } catch (IllegalArgumentException e) {
      session.show(List.of(Diagnostic.error("cannot-convert", at, String.valueOf(e.getMessage()))));
      return ExitCode.REJECTED;
    }
  }

  private static List<Diagnostic> lost(
      LocatedDocument input, Extracted extracted, boolean allowLoss) {
    List<Diagnostic> found = new ArrayList<>();
    for (Extracted.Lost lost : extracted.lost()) {
      Location at = input.locations().locate(lost.path());
      String message = "the output cannot hold " + lost.what();
      found.add(
          allowLoss
              ? Diagnostic.note("lost", at, message)
              : Diagnostic.error(
                  "would-lose", at, message, "--allow-loss converts the file without it"));
    }
    return found;
  }

  private int convert(ConversionRequest request, Conversion conversion, Targets targets)
      throws IOException {
    Location at = new Location.Whole(request.input());
    try {
      Optional<LocatedDocument> input = open(request.input());
      Optional<Conversion.Converted> converted =
          input.isEmpty() ? Optional.empty() : conversion.convert(input.get());
      if (converted.isEmpty()) {
        return ExitCode.REJECTED;
      }
      List<Diagnostic> notes = notes(at, converted.get());
      Face face = request.face() == null ? input.get().face() : request.face();
      if (face == Face.TEXT && dropsComments(request.input(), converted.get())) {
        String message = "the comments of the text are not converted to another format";
        notes.add(Diagnostic.note("comments-dropped", at, message));
      }
      if (session.show(notes)) {
        return ExitCode.REJECTED;
      }
      return write(targets, request.input(), converted.get(), face);
    } catch (IllegalArgumentException e) {
      session.show(List.of(Diagnostic.error("cannot-convert", at, String.valueOf(e.getMessage()))));
      return ExitCode.REJECTED;
    }
  }

  private boolean dropsComments(String file, Conversion.Converted converted) {
    Text text = texts.get(file);
    return text != null
        && !text.hasFormat(converted.document().schema())
        && text.opened.face() == Face.TEXT
        && CommentedText.original(
                session,
                text.input,
                text.opened,
                List.of(),
                Selection.ANY,
                List.of(),
                converted.moves())
            .filter(KeptComments::areIn)
            .isPresent();
  }

  /** The texts whose comments are kept: those of the same format. */
  private List<Original> comments(String file, Conversion.Converted converted) {
    List<Conversion.Part> parts = new ArrayList<>();
    parts.add(new Conversion.Part(file, converted.moves()));
    parts.addAll(converted.others());
    Schema schema = converted.document().schema();
    List<Original> comments = new ArrayList<>();
    for (Conversion.Part part : parts) {
      Text text = texts.get(part.file());
      if (text != null && text.hasFormat(schema)) {
        CommentedText.original(
                session,
                text.input,
                text.opened,
                List.of(),
                Selection.ANY,
                List.of(schema),
                part.moves())
            .ifPresent(comments::add);
      }
    }
    return comments;
  }

  private int write(Targets targets, String file, Conversion.Converted converted, Face face)
      throws IoFailure {
    LocatedDocument made = LocatedDocument.unlocated(file, converted.document());
    if (face == Face.BINARY) {
      session.outputs().requireBinaryTarget(targets, file);
    }
    Result<Proven> proven =
        session.shown(
            face == Face.TEXT
                ? new CommentedText(session.engine(), comments(file, converted)).of(made)
                : new Proof(session.engine()).binary(file, made));
    return proven.ok()
        ? session.outputs().write(targets, file, proven.value().orElseThrow())
        : ExitCode.REJECTED;
  }
}
