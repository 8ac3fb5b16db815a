package dev.diptych.cli.diff;

import dev.diptych.spectools.diff.change.Trial;

/**
 * Whether one spec reads the files of another one.
 *
 * @param trial the direction, the face, and the files that were tried
 * @param breaking the number of differences that break such files
 */
record Verdict(Trial trial, long breaking) {
  /** Its name in output. */
  String word() {
    return breaking == 0 ? "compatible" : "breaking";
  }
}
