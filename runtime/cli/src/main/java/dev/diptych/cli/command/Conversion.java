package dev.diptych.cli.command;

import dev.diptych.animation.convert.MotionReader;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Selection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** What commands that make one document of another do alike. */
final class Conversion {
  private final Session session;
  private final String command;

  Conversion(Session session, String command) {
    this.session = session;
    this.command = command;
  }

  /** What is done to a file, which may be refused with a sentence. */
  @FunctionalInterface
  interface Step {
    int run() throws IoFailure;
  }

  /** Runs {@code step} on {@code file}; tells how that ended. */
  int run(String file, Step step) {
    return FileJob.run(
        session,
        file,
        name -> {
          try {
            return step.run();
          } catch (IllegalArgumentException e) {
            refuse(name, e.getMessage());
            return ExitCode.REFUSED;
          }
        });
  }

  private void refuse(String file, String message) {
    Location at = new Location.Whole(file);
    session.show(List.of(Diagnostic.error("cannot-convert", at, message)));
  }

  /** Opens {@code file}; nothing where it is refused, which is then shown. */
  Optional<Opened> open(String file) throws IoFailure {
    Input input = session.read(file);
    return session.shown(session.twin().open(input.name(), input.bytes(), Selection.ANY)).value();
  }

  /** The same for a motion. */
  Optional<Opened> motion(String file) throws IoFailure {
    Optional<Opened> opened = open(file);
    if (opened.isPresent() && !MotionReader.isIn(opened.get().document().schema().format())) {
      throw new IllegalArgumentException(
          "this is no motion of Mikoto, but " + opened.get().document().schema().format());
    }
    return opened;
  }

  /** The document that {@code text}, which is our own, means. */
  Document document(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return session.twin().openText("", bytes, Selection.ANY).value().orElseThrow().document();
  }

  /** Says what could not be carried over. */
  void remarks(String file, List<String> remarks) {
    Location at = new Location.Whole(file);
    session.show(remarks.stream().map(each -> Diagnostic.note("not-carried", at, each)).toList());
  }

  /** Writes {@code document} in {@code face}; tells how that ended. */
  int write(Targets targets, String file, Document document, Face face) throws IoFailure {
    if (face == Face.BINARY && session.showsBytes(targets, file)) {
      return session.refuseBytes(command);
    }
    Opened made = new Opened(file, Face.TEXT, document, path -> new Location.Whole(file));
    Result<FileBytes> encoded = session.shown(session.twin().encode(file, made));
    if (!encoded.ok()) {
      return ExitCode.REFUSED;
    }
    if (face == Face.TEXT) {
      session.write(targets, file, out -> session.twin().print(document, out));
    } else {
      session.write(targets, file, encoded.value().orElseThrow());
    }
    return ExitCode.DONE;
  }
}
