package dev.diptych.twin.migrate;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import org.jspecify.annotations.Nullable;

/**
 * The version number in a file, which follows the version of the format: a field with that role, or
 * a field called {@code version} or {@code …_version} for which both specs list the valid values.
 */
final class VersionRule {
  private final @Nullable Long number;

  VersionRule(Schema from, Schema to) {
    String version = to.format().version();
    boolean changed = !version.equals(from.format().version());
    this.number = changed && version.matches("\\d{1,18}") ? Long.valueOf(version) : null;
  }

  /** The number for {@code after}, which was {@code before}; null if it is not the version. */
  @Nullable Long numberFor(Field before, Field after) {
    boolean whole =
        after.type() instanceof Type.Bits
            || (after.type() instanceof Type.Numeric numeric && !numeric.kind().isFloat());
    return whole && !after.repeated() && !after.derived() && isVersion(before, after)
        ? number
        : null;
  }

  private static boolean isVersion(Field before, Field after) {
    boolean marked = before.role() == Role.VERSION || after.role() == Role.VERSION;
    boolean named = after.id().equals("version") || after.id().endsWith("_version");
    boolean listed =
        after.storage().allowed() != null
            && (before.storage().allowed() != null || before.derived());
    return marked || (named && listed);
  }
}
