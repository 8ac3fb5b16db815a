package dev.diptych.cli.convert;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion;
import dev.diptych.family.ConversionRequest;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs the commands of format families in a session. */
public record FamilyContext(Session session) implements CommandContext {
  @Override
  public Optional<Opened> open(String file) throws IOException {
    Input input = session.read(file);
    return session.open(input).value();
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
  public Document parse(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return session.twin().openText("", bytes, Selection.ANY).value().orElseThrow().document();
  }

  @Override
  public int convert(ConversionRequest request, Conversion conversion) {
    Targets targets = Targets.of(List.of(request.input()), request.output(), request.extension());
    session.limit(request.limit());
    return FileJob.runInProject(
        session, request.input(), file -> convert(request, conversion, targets));
  }

  private int convert(ConversionRequest request, Conversion conversion, Targets targets)
      throws IOException {
    Location at = new Location.Whole(request.input());
    try {
      Optional<Opened> input = open(request.input());
      Optional<Conversion.Converted> converted =
          input.isEmpty() ? Optional.empty() : conversion.convert(input.get());
      if (converted.isEmpty()) {
        return ExitCode.REFUSED;
      }
      List<Diagnostic> notes = new ArrayList<>();
      for (String note : converted.get().notes()) {
        notes.add(Diagnostic.note("not-carried", at, note));
      }
      for (String change : converted.get().changes()) {
        notes.add(Diagnostic.note("edited", at, change));
      }
      if (session.show(notes)) {
        return ExitCode.REFUSED;
      }
      Face face = request.face() == null ? input.get().face() : request.face();
      return write(targets, request.input(), converted.get().document(), face);
    } catch (IllegalArgumentException e) {
      session.show(List.of(Diagnostic.error("cannot-convert", at, String.valueOf(e.getMessage()))));
      return ExitCode.REFUSED;
    }
  }

  private int write(Targets targets, String file, Document document, Face face) throws IoFailure {
    Opened made = Opened.unlocated(file, document);
    if (face == Face.TEXT) {
      Proof proof = new Proof(session.twin());
      return ProvenText.write(session, targets, file, out -> proof.print(made, out));
    }
    session.outputs().requireBinaryTarget(targets, file);
    Result<FileBytes> encoded = session.shown(session.twin().encode(file, made));
    if (!encoded.ok()) {
      return ExitCode.REFUSED;
    }
    session.outputs().write(targets, file, encoded.value().orElseThrow());
    return ExitCode.DONE;
  }
}
