package dev.diptych.conformance.pages;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A fresh clone of this repository in which the command is already built. */
final class Checkout {
  private static final Path BUILT = Repository.path("runtime/cli/target");

  /** The folder of the program {@code prepare}, which makes files for setups. */
  private static final String PREPARE = "conformance/src/test/resources/pages";

  /**
   * Makes a repository with all that would be committed now. Its branch is {@code main}.
   *
   * <p>{@code $1} is this repository, the working folder that of the clone.
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
   * Makes the clone. What is built is newer than all sources, or the command would build itself.
   * {@code git} is the state that the next session begins with.
   */
  private static final String CLONE =
      """
      git clone -q --shared snapshot clone
      cd clone
      git ls-files -z | xargs -0 touch -h -t 200001010000
      git status > ../status
      cp -pR .git ../git
      mv ../built runtime/cli/target
      """;

  /**
   * Makes the clone as it was at first, at the same place, so that the archive of classes in it
   * stays valid.
   */
  private static final String AGAIN =
      """
      rm -rf home clone/.git
      mkdir home
      cp -pR git clone/.git
      cd clone
      git diff --name-only -z > ../changed
      git reset -q --hard
      xargs -0 -r touch -h -t 200001010000 < ../changed
      git clean -ffdxq -e /runtime/cli/target
      """;

  private final Path folder;

  /** Prepares a clone in {@code folder}; the test is skipped if the command is not built. */
  Checkout(Path folder) throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
    assumeTrue(Files.exists(BUILT.resolve("diptych-cli.jar")), "the command is not built");
    this.folder = folder;
    sh(SNAPSHOT);
    sh(CLONE);
  }

  /** A session in a fresh clone; what the one before has changed is gone. */
  Session session() throws IOException, InterruptedException {
    sh(AGAIN);
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
                List.of(
                    "bash", "-ec", script, "bash", Repository.root().toString(), BUILT.toString()))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    if (!process.waitFor(5, TimeUnit.MINUTES) || process.exitValue() != 0) {
      throw new IllegalStateException(Files.readString(printed));
    }
  }
}
