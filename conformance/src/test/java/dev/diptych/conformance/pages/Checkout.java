package dev.diptych.conformance.pages;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Fresh clones of this repository in which the command is already built, one after the other. */
final class Checkout {
  private static final Path BUILT = Repository.path("runtime/cli/target");

  /** The folder of the program {@code prepare}, which makes files for setups. */
  private static final String PREPARE = "conformance/src/test/resources/pages";

  /**
   * Makes a repository with all that would be committed now. Its branch is {@code main}.
   *
   * <p>{@code $1} is this repository, the working folder that of all clones.
   */
  private static final String SNAPSHOT =
      """
      git clone -q --shared --no-checkout "$1" snapshot
      cd snapshot
      git checkout -q -B main
      (cd "$1" && git ls-files -z --deleted) | xargs -0 rm -f --
      (cd "$1" && git ls-files -z --modified --others --exclude-standard) > ../changed
      tar -C "$1" --null --ignore-failed-read -T ../changed -cf - 2> /dev/null | tar -xf -
      git add --all
      git -c user.name=n -c user.email=e@example.org commit -q --allow-empty -m "Changes"
      cd ..
      mkdir built bin
      cp -pR "$2/diptych-cli.jar" "$2"/lib* built/
      ln -s "$PWD/clone/diptych" bin/diptych
      """;

  /**
   * Makes the clone anew at the same place, so that the archive of classes in it stays valid. What is
   * built is newer than all sources, or the command would build itself.
   */
  private static final String CLONE =
      """
      if [ -d clone ]; then rm -rf built; mv clone/runtime/cli/target built; fi
      rm -rf clone home
      mkdir home
      git clone -q --shared snapshot clone
      (cd clone && git ls-files -z | xargs -0 touch -h -t 200001010000)
      mv built clone/runtime/cli/target
      """;

  private final Path folder;

  /** Prepares clones in {@code folder}; the test is skipped if the command is not built. */
  Checkout(Path folder) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
    assumeTrue(Files.exists(BUILT.resolve("diptych-cli.jar")), "the command is not built");
    this.folder = folder;
    sh(SNAPSHOT);
  }

  /** A session in a new clone; the one before is gone. */
  Session session() throws IOException, InterruptedException {
    sh(CLONE);
    return in(folder.resolve("clone"));
  }

  /** A session in an empty folder, with the command of the last clone. */
  Session elsewhere() throws IOException, InterruptedException {
    sh("rm -rf work home && mkdir work home");
    return in(folder.resolve("work"));
  }

  private Session in(Path start) {
    Path prepare = folder.resolve("clone").resolve(PREPARE);
    return new Session(start, folder.resolve("home"), folder.resolve("bin") + ":" + prepare);
  }

  private void sh(String script) throws IOException, InterruptedException {
    Path printed = folder.resolve("printed");
    Process process =
        new ProcessBuilder(
                List.of("bash", "-ec", script, "bash", Repository.root().toString(), BUILT.toString()))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    if (!process.waitFor(5, TimeUnit.MINUTES) || process.exitValue() != 0) {
      throw new IllegalStateException(Files.readString(printed));
    }
  }
}
