package dev.diptych.cli.session;

import picocli.CommandLine.Option;

/** The option {@code --damaged}: whether what can be read of damaged files is kept. */
public final class DamagedOption {
  @Option(
      names = "--damaged",
      description =
          "Keep what can be read of damaged binary files, instead of rejecting them: the values"
              + " before the damage, and behind it those of structs with a size around it. The rest"
              + " is residue. Each damage is a warning.")
  private boolean damaged;

  /** Whether it is given. */
  public boolean given() {
    return damaged;
  }
}
