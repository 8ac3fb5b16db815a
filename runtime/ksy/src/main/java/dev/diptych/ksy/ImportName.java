package dev.diptych.ksy;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rejects names of imports that are not paths, or only on some systems. */
final class ImportName {
  /** Characters that have a meaning in paths of some system, or that cannot be seen. */
  private static final Pattern FORBIDDEN =
      Pattern.compile("[\\\\:*?\"<>|\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");

  private ImportName() {}

  /**
   * Checks the name of an import.
   *
   * @throws SpecException with the place of the import
   */
  static void check(Import wanted) throws SpecException {
    if (List.of(wanted.name().split("/", -1)).contains("")) {
      throw refusal(wanted, "a part of it is empty");
    }
    Matcher odd = FORBIDDEN.matcher(wanted.name());
    if (odd.find()) {
      throw refusal(wanted, "U+%04X cannot be in one".formatted(odd.group().codePointAt(0)));
    }
    try {
      Path unused = Path.of(wanted.name());
    } catch (InvalidPathException e) {
      throw refusal(wanted, e.getReason());
    }
  }

  private static SpecException refusal(Import wanted, String why) {
    String message = "invalid import: " + why;
    return YamlErrors.of("bad-spec", wanted.location(), message);
  }
}
