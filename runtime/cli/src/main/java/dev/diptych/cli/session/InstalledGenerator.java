package dev.diptych.cli.session;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.compiler.generator.Generator;
import dev.diptych.files.IoFailure;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the optional generator of parsers, which links the Kaitai Struct compiler. */
public final class InstalledGenerator {
  private static @Nullable Generator generator;

  private InstalledGenerator() {}

  /** The languages, for the help and for shell completion. */
  public static final class Languages implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return find().map(Generator::languages).orElse(List.of()).iterator();
    }
  }

  /**
   * The generator.
   *
   * @throws IoFailure if it is not installed
   */
  public static Generator require() throws IoFailure {
    Optional<Generator> installed = find();
    if (installed.isEmpty()) {
      Path folder = InstalledParts.folder(InstalledParts.GENERATOR);
      String where = folder == null ? "on the class path" : "in " + folder;
      throw new IoFailure(
          "no-generator",
          "this requires the generator of parsers, a part of Diptych that is not installed: put the"
              + " jars of the package diptych-generator "
              + where);
    }
    return installed.get();
  }

  /** The generator, if it is installed. */
  public static synchronized Optional<Generator> find() {
    if (generator == null) {
      generator =
          InstalledParts.load(InstalledParts.GENERATOR, Generator.IMPLEMENTATION, Generator.class)
              .orElse(null);
    }
    return Optional.ofNullable(generator);
  }
}
