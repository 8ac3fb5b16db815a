package dev.diptych.view.file;

import dev.diptych.family.scene.Scene;
import dev.diptych.model.source.Source;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file as it was read once.
 *
 * @param engine the engine that read it
 * @param opened its content; null if it was rejected
 * @param scenes what moves in it
 * @param bytes the file; empty if it could not be read
 * @param text the file, if it is a text; null for a binary file, or if it could not be read
 * @param messages errors and warnings as the terminal shows them; empty if there are none
 * @param files the file and those that it includes: when one of them changes, it is read again
 */
public record Loaded(
    Engine engine,
    @Nullable LocatedDocument opened,
    List<Scene> scenes,
    ByteBuffer bytes,
    @Nullable Source text,
    String messages,
    Set<Path> files) {
  /** Keeps its own copies. */
  public Loaded {
    scenes = List.copyOf(scenes);
    files = Set.copyOf(files);
  }

  /** Whether the file was accepted. */
  public boolean ok() {
    return opened != null;
  }
}
