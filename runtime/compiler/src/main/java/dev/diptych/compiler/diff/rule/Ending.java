package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.view.FieldView;

/** Files that may end early. */
final class Ending {
  private static final String WHILE_BYTES_ARE_LEFT = "not\\s+_io\\.eof|!\\s*_io\\.eof";

  private Ending() {}

  /** Whether {@code field} is there just while bytes are left. */
  static boolean allows(FieldView field) {
    String condition = field.said("if");
    return condition != null && condition.strip().matches(WHILE_BYTES_ARE_LEFT);
  }
}
