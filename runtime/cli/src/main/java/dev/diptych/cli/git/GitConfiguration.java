package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.files.IoFailure;
import java.nio.file.Path;
import java.util.Map;

/** The configuration of git, for one repository or one user. */
final class GitConfiguration {
  private static final byte[] NOTHING = {};

  private final GitCommand git;
  private final boolean global;

  /**
   * A configuration.
   *
   * @param folder a folder in the repository
   * @param global whether it is that of the user
   */
  GitConfiguration(Path folder, boolean global) {
    this.git = new GitCommand(folder.toAbsolutePath());
    this.global = global;
  }

  /** Sets values by their names. */
  void set(Map<String, String> values) throws IoFailure {
    for (Map.Entry<String, String> value : values.entrySet()) {
      git.run(NOTHING, "config", scope(), value.getKey(), value.getValue());
    }
  }

  /** Removes a section, if it exists. */
  void remove(String section) {
    try {
      git.run(NOTHING, "config", scope(), "--remove-section", section);
    } catch (IoFailure e) {
      return; // There is none; any other problem appears when values are set.
    }
  }

  private String scope() {
    return global ? "--global" : "--local";
  }

  /** The file with the attributes: in the work tree, or that of the user. */
  Path attributes() throws IoFailure {
    if (!global) {
      return Path.of(output("rev-parse", "--show-toplevel"), ".gitattributes");
    }
    try {
      return Path.of(output("config", "--global", "--type=path", "core.attributesFile"));
    } catch (IoFailure e) {
      // The default, according to gitattributes(5).
      String folder = System.getenv("XDG_CONFIG_HOME");
      return folder == null || folder.isEmpty()
          ? Path.of(home(), ".config", "git", "attributes")
          : Path.of(folder, "git", "attributes");
    }
  }

  /** The variable that git uses; other systems may not have it. */
  private static String home() {
    String home = System.getenv("HOME");
    return home == null || home.isEmpty() ? System.getProperty("user.home") : home;
  }

  private String output(String... arguments) throws IoFailure {
    return new String(git.run(NOTHING, arguments), UTF_8).strip();
  }
}
