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

  /** The number for {@code now}, which was {@code before}; null if it is not the version. */
  @Nullable Long numberFor(Field before, Field now) {
    boolean whole =
        now.type() instanceof Type.Bits
            || (now.type() instanceof Type.Numeric numeric && !numeric.kind().isFloat());
    return whole && !now.repeated() && !now.derived() && isVersion(before, now) ? number : null;
  }

  private static boolean isVersion(Field before, Field now) {
    boolean marked = before.role() == Role.VERSION || now.role() == Role.VERSION;
    boolean named = now.id().equals("version") || now.id().endsWith("_version");
    boolean listed =
        now.storage().allowed() != null && (before.storage().allowed() != null || before.derived());
    return marked || (named && listed);
  }
}
