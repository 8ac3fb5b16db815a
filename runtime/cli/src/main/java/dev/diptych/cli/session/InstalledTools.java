package dev.diptych.cli.session;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.files.IoFailure;
import dev.diptych.specs.SpecTools;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the optional spec tools, which link the Kaitai Struct compiler. */
public final class InstalledTools {
  private static @Nullable SpecTools tools;

  private InstalledTools() {}

  /**
   * The tools.
   *
   * @throws IoFailure if they are not installed
   */
  public static SpecTools require() throws IoFailure {
    Optional<SpecTools> installed = find();
    if (installed.isEmpty()) {
      Path folder = InstalledParts.folder(InstalledParts.COMPILER);
      String where = folder == null ? "on the class path" : "in " + folder;
      throw new IoFailure(
          "no-spec-compiler",
          "specs require a part of Diptych that is not installed: put the jars of diptych-compiler"
              + " and of its dependencies "
              + where);
    }
    return installed.get();
  }

  /** The tools, if they are installed. */
  public static synchronized Optional<SpecTools> find() {
    if (tools == null) {
      tools =
          InstalledParts.load(InstalledParts.COMPILER, SpecTools.IMPLEMENTATION, SpecTools.class)
              .orElse(null);
    }
    return Optional.ofNullable(tools);
  }
}
