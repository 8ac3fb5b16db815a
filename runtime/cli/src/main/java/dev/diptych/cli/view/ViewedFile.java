package dev.diptych.cli.view;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.family.scene.Scene;
import dev.diptych.files.IoFailure;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.source.Source;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.view.file.BothFaces;
import dev.diptych.view.file.Loaded;
import dev.diptych.view.file.Subject;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file that is shown. It is opened as {@code check} opens it.
 *
 * @param session the session of the command
 * @param file its path
 * @param inputs how to open it
 * @param includes where it may include files from
 * @param parents the parents of nodes by name
 */
record ViewedFile(
    Session session,
    String file,
    InputOptions inputs,
    IncludeOption includes,
    Map<String, String> parents)
    implements Subject {
  /** Both faces and the locations of all values take many times as much memory. */
  private static final int MAX_BYTES = 50 << 20;

  @Override
  public String name() {
    return file;
  }

  @Override
  public Loaded load() {
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    Session fileSession = session.again(new PrintStream(messages, true, UTF_8));
    LocatedDocument opened = null;
    List<Scene> scenes = List.of();
    Source text = null;
    ByteBuffer bytes = ByteBuffer.allocate(0);
    try {
      boolean ready = fileSession.choice().follow(inputs) == ExitCode.DONE;
      Input input = fileSession.read(file).copied();
      bytes = input.bytes();
      text = fileSession.engine().face(file, input.bytes()) == Face.TEXT ? source(input) : null;
      opened = ready && fileSession.enter(file) ? open(fileSession, input) : null;
      scenes = opened == null ? List.of() : scenes(fileSession, opened);
    } catch (IoFailure failure) {
      fileSession.failed(failure);
    } catch (RuntimeException | Error fault) {
      fileSession.failed(fault);
    }
    Set<Path> files = new HashSet<>(fileSession.filesRead());
    files.add(Path.of(file));
    return new Loaded(
        fileSession.engine(), opened, scenes, bytes, text, messages.toString(UTF_8), files);
  }

  private List<Scene> scenes(Session fileSession, LocatedDocument opened) {
    FurnishedScenes scenes = FurnishedScenes.of(opened.document(), opened.checks(), parents);
    fileSession.show(scenes.found());
    return scenes.all();
  }

  @Override
  public Optional<BothFaces> bothFaces(Loaded loaded) {
    LocatedDocument opened = loaded.opened();
    if (opened == null || loaded.bytes().limit() > MAX_BYTES) {
      return Optional.empty();
    }
    Engine engine = loaded.engine();
    Source text = loaded.text();
    if (text != null) {
      return engine
          .encode(file, opened)
          .value()
          .map(FileBytes::whole)
          .flatMap(
              bytes ->
                  engine
                      .openAs(opened.document(), file, bytes)
                      .value()
                      .map(b -> new BothFaces(opened, text, b, bytes)));
    }
    Source printed =
        new Proof(engine)
            .print(file, loaded.bytes(), opened)
            .value()
            .map(bytes -> new Source(file, bytes))
            .orElse(null);
    return printed == null
        ? Optional.empty()
        : engine
            .openText(file, printed.bytes(), inputs.selection())
            .value()
            .map(other -> new BothFaces(other, printed, opened, loaded.bytes()));
  }

  private @Nullable LocatedDocument open(Session fileSession, Input input) {
    LocatedDocument opened = fileSession.open(input, inputs, includes).value().orElse(null);
    // Without lints that are errors, a project could not be viewed before it is clean.
    if (opened != null) {
      fileSession.show(fileSession.converter(input, includes.folders()).likelyMistakes(opened));
    }
    return opened;
  }

  private static Source source(Input input) {
    return new Source(input.name(), input.bytes().array());
  }
}
