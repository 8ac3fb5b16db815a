package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import dev.diptych.cli.io.HomeFolder;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.files.Root;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What git has to know, for one repository or one user: the drivers in its configuration, and in a
 * file of attributes the files that they are for.
 */
final class Installation {
  /**
   * What the drivers run, and for which files.
   *
   * @param program the commands that run Diptych
   * @param format the specs of the format; none for the shipped formats
   * @param filter whether the history contains texts
   * @param binaries patterns of binary files
   * @param texts patterns of texts
   */
  record Drivers(
      InstalledProgram program,
      Format format,
      boolean filter,
      List<String> binaries,
      List<String> texts) {}

  /**
   * The specs of a format.
   *
   * @param specs absolute paths
   * @param importPath absolute paths of folders for their imports
   */
  record Format(List<Path> specs, List<Path> importPath) {
    static final Format SHIPPED = new Format(List.of(), List.of());

    /** Its options for a shell, with a blank before each. */
    String options() {
      StringBuilder options = new StringBuilder();
      specs.forEach(spec -> add(" --spec ", spec, options));
      importPath.forEach(folder -> add(" --import-path ", folder, options));
      return options.toString();
    }

    private static void add(String option, Path path, StringBuilder options) {
      options.append(option).append(InstalledProgram.quoted(path.toString()));
    }
  }

  private static final byte[] NOTHING = {};

  /** Variables of a merge driver, which git does not know. */
  private static final String SPEC = "spec";

  private static final String IMPORT_PATH = "importPath";

  /** The name of a block is the heading of a part of a difference. */
  private static final String BLOCK = "^[ \\t]*([A-Za-z_][A-Za-z0-9_]*[ \\t]*\\{.*)$";

  private final GitCommand git;
  private final boolean global;
  private final String name;

  /**
   * An installation, which need not exist.
   *
   * @param folder a folder in the repository
   * @param global whether it is that of the user
   * @param name the name of its drivers
   */
  Installation(Path folder, boolean global, String name) {
    this.git = new GitCommand(folder.toAbsolutePath());
    this.global = global;
    this.name = name;
  }

  /** Replaces the drivers by {@code drivers}; returns the file with their attributes. */
  Path install(Drivers drivers) throws IoFailure {
    AttributesFile attributes = attributesFile();
    List<String> others = attributes.others();
    sections().forEach(this::remove);
    for (Map.Entry<String, String> value : values(drivers).entrySet()) {
      git.run(NOTHING, "config", scope(), value.getKey(), value.getValue());
    }
    for (Path spec : drivers.format.specs) {
      git.run(NOTHING, "config", scope(), "--add", merge(SPEC), spec.toString());
    }
    for (Path folder : drivers.format.importPath) {
      git.run(NOTHING, "config", scope(), "--add", merge(IMPORT_PATH), folder.toString());
    }
    attributes.set(attributes(drivers, others));
    return attributes.path();
  }

  /**
   * The names of the installations in the attributes of this one whose names begin with {@code
   * prefix}.
   */
  List<String> others(String prefix) throws IoFailure {
    return attributesFile().names().stream().filter(each -> each.startsWith(prefix)).toList();
  }

  /** Removes the drivers, if there are some. */
  void remove() throws IoFailure {
    AttributesFile attributes = attributesFile();
    attributes.others(); // Fails before anything changes.
    sections().forEach(this::remove);
    attributes.set(List.of());
    removeNotes();
  }

  /** Removes the texts that git keeps in a repository ({@code cachetextconv}). */
  private void removeNotes() {
    try {
      git.run(NOTHING, "update-ref", "-d", "refs/notes/textconv/" + name);
    } catch (IoFailure e) {
      return; // There is no repository here.
    }
  }

  private String merge(String key) {
    return "merge." + name + "." + key;
  }

  /**
   * The format of {@code file} in its repository, as the installation of its merge driver has it;
   * the shipped ones if there is none.
   */
  static Format formatOf(Path file) throws IoFailure {
    Path absolute = file.toAbsolutePath().normalize();
    Path folder = requireNonNull(absolute.getParent());
    GitCommand git = new GitCommand(folder);
    try {
      String name = String.valueOf(absolute.getFileName());
      String[] found = output(git, "check-attr", "-z", "merge", "--", name).split("\0", -1);
      String driver = "merge." + found[2] + ".";
      return new Format(paths(git, driver + SPEC), paths(git, driver + IMPORT_PATH));
    } catch (IoFailure e) {
      return Format.SHIPPED; // It is in no repository.
    }
  }

  /** The values of a variable, which need not be set. */
  private static List<Path> paths(GitCommand git, String variable) {
    try {
      return output(git, "config", "--get-all", variable).lines().map(Path::of).toList();
    } catch (IoFailure e) {
      return List.of();
    }
  }

  /** The values of the configuration by their names. */
  private Map<String, String> values(Drivers drivers) {
    Map<String, String> values = new LinkedHashMap<>();
    String options = drivers.format.options();
    values.put("diff." + name + ".textconv", drivers.program.textconv() + options);
    // The texts of a spec depend on files that git does not know.
    if (drivers.format.specs.isEmpty() && InstalledProgram.version().isPresent()) {
      values.put("diff." + name + ".cachetextconv", "true");
    }
    values.put("diff." + name + ".xfuncname", BLOCK);
    values.put("diff." + name + "-text.xfuncname", BLOCK);
    values.put("merge." + name + ".name", "Diptych");
    String driver = (drivers.program.command() + " git merge-driver" + options).replace("%", "%%");
    values.put("merge." + name + ".driver", driver + " -- " + MergeArguments.PLACEHOLDERS);
    if (drivers.filter) {
      values.put(
          "filter." + name + ".process", drivers.program.command() + " git filter" + options);
      values.put("filter." + name + ".required", "true");
    }
    return values;
  }

  /** The sections that values can be in, also those of another installation with this name. */
  private List<String> sections() {
    return List.of("diff." + name, "diff." + name + "-text", "merge." + name, "filter." + name);
  }

  /** Removes a section, if it exists. */
  private void remove(String section) {
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
   * The lines of attributes for the patterns of {@code drivers}.
   *
   * @param others lines of the same file, whose drivers for the same pattern take precedence
   */
  private List<String> attributes(Drivers drivers, List<String> others) {
    List<String> lines = new ArrayList<>();
    for (String pattern : drivers.binaries) {
      List<String> words = new ArrayList<>(List.of("diff=" + name, "merge=" + name));
      if (drivers.filter) {
        // Git must not change line ends before the text becomes a binary file.
        words.addAll(List.of("filter=" + name, "-text"));
      }
      lines.add(line(pattern, words, others));
    }
    for (String pattern : drivers.texts) {
      lines.add(line(pattern, List.of("diff=" + name + "-text", "merge=" + name), others));
    }
    lines.removeIf(String::isEmpty);
    return lines;
  }

  private static String line(String pattern, List<String> drivers, List<String> others) {
    List<String> free = new ArrayList<>(drivers);
    for (String other : others) {
      List<String> words = List.of(other.strip().split("\\s+", -1));
      if (words.get(0).equals(pattern)) {
        free.removeIf(driver -> words.stream().anyMatch(word -> sameDriver(driver, word)));
      }
    }
    return free.stream().allMatch("-text"::equals) ? "" : pattern + " " + String.join(" ", free);
  }

  /** Whether both words set one attribute to a driver, such as {@code merge=lfs}. */
  private static boolean sameDriver(String one, String other) {
    int end = one.indexOf('=');
    return end > 0 && other.startsWith(one.substring(0, end + 1));
  }

  /** The file with the attributes: in the work tree, or that of the user. */
  private AttributesFile attributesFile() throws IoFailure {
    if (global) {
      return new AttributesFile(Root.USER, attributesOfUser(), name);
    }
    Path tree = Path.of(output("rev-parse", "--show-toplevel"));
    return new AttributesFile(Root.of(tree), tree.resolve(".gitattributes"), name);
  }

  private Path attributesOfUser() throws IoFailure {
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
    return output(git, arguments);
  }

  private static String output(GitCommand git, String... arguments) throws IoFailure {
    return new String(git.run(NOTHING, arguments), UTF_8).strip();
  }

  /**
   * A file of git attributes with a part that belongs to one installation of Diptych.
   *
   * @param root the folder that no link may lead out of
   * @param path the file, which need not exist
   * @param name the name of the installation
   */
  private record AttributesFile(Root root, Path path, String name) {
    private static final int MAX_BYTES = 16 << 20;
    private static final String BEGIN = "# begin: diptych git install ";

    /** Replaces the part by {@code attributes}; removes it if there are none. */
    void set(List<String> attributes) throws IoFailure {
      List<String> before = lines();
      List<String> lines = without(before);
      String end = before.stream().anyMatch(line -> line.endsWith("\r")) ? "\r" : "";
      if (!attributes.isEmpty()) {
        lines.add(begin() + end);
        attributes.forEach(line -> lines.add(line + end));
        lines.add(end() + end);
      }
      if (lines.equals(before)) {
        return;
      }
      if (lines.isEmpty()) {
        root.delete(path);
      } else {
        write(String.join("\n", lines) + "\n");
      }
    }

    /** The lines that do not belong to this installation. */
    List<String> others() throws IoFailure {
      return without(lines());
    }

    private List<String> lines() throws IoFailure {
      byte[] content = root.read(path, MAX_BYTES);
      // Any encoding and any line ends: what is not ours must not change.
      String text = content == null ? "" : new String(content, ISO_8859_1);
      List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
      if (lines.get(lines.size() - 1).isEmpty()) {
        lines.remove(lines.size() - 1);
      }
      return lines;
    }

    private List<String> without(List<String> lines) throws IoFailure {
      List<String> words = lines.stream().map(String::strip).toList();
      int begin = words.indexOf(begin());
      int end = words.indexOf(end());
      List<String> others = new ArrayList<>(lines);
      if (begin >= 0 && end > begin) {
        List<String> foreign =
            lines.subList(begin + 1, end).stream().filter(line -> !isOwn(line)).toList();
        others.subList(begin, end + 1).clear();
        others.addAll(begin, foreign);
      } else if (begin >= 0 || end >= 0) {
        throw new IoFailure(
            "cannot-write", "cannot change " + path + ": a line '" + end() + "' is missing");
      }
      return others;
    }

    /**
     * Whether Diptych wrote a line of its part: {@code git lfs track} replaces a line where it is,
     * and without it, files would be in the history that LFS should have.
     */
    private boolean isOwn(String line) {
      List<String> words = List.of(line.strip().split("\\s+", -1));
      return words.size() > 1
          && words.stream()
              .skip(1)
              .allMatch(word -> word.equals("-text") || word.matches(driver(name)));
    }

    private static String driver(String name) {
      String quoted = Pattern.quote(name);
      return "(diff=" + quoted + "(-text)?|merge=" + quoted + "|filter=" + quoted + ")";
    }

    private void write(String text) throws IoFailure {
      byte[] bytes = text.getBytes(ISO_8859_1);
      Output.files(root, Map.of(path, out -> out.write(bytes)), (file, lost) -> {});
    }

    /** The names of all installations. */
    List<String> names() throws IoFailure {
      return lines().stream()
          .map(String::strip)
          .filter(line -> line.startsWith(BEGIN))
          .map(line -> line.substring(BEGIN.length()))
          .toList();
    }

    private String begin() {
      return BEGIN + name;
    }

    private String end() {
      return "# end: diptych git install " + name;
    }
  }
}
