package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.cli.Command;

/** Runs commands that must succeed. */
final class Shell {
  private Shell() {}

  static void run(String... args) {
    Command command = new Command();
    assertThat(command.run(args)).as(command.err()).isZero();
  }
}
