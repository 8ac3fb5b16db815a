package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.io.HomeFolder;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Root;
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

  /**
   * The file with the attributes: in the work tree, or that of the user.
   *
   * @param name the name of the installation
   */
  AttributesFile attributes(String name) throws IoFailure {
    if (global) {
      return new AttributesFile(Root.USER, ofUser(), name);
    }
    Path tree = Path.of(output("rev-parse", "--show-toplevel"));
    return new AttributesFile(Root.of(tree), tree.resolve(".gitattributes"), name);
  }

  private Path ofUser() throws IoFailure {
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

  /** The variable that git uses; without it, git has no file either. */
  private static String home() throws IoFailure {
    String home = HomeFolder.of(System.getenv());
    if (home == null) {
      throw new IoFailure("cannot-write", "cannot write the attributes of git: HOME is not set");
    }
    return home;
  }

  private String output(String... arguments) throws IoFailure {
    return new String(git.run(NOTHING, arguments), UTF_8).strip();
  }
}
