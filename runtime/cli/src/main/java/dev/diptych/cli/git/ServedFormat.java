package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.project.ProjectFiles;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The format of all requests with the same arguments, as its files are now. Thread-safe. */
final class ServedFormat {
  private static final long MAX_SPEC = 16 << 20;

  private final Session session;
  private final String arguments;
  private final SpecOptions spec;
  private @Nullable Current newest;

  /**
   * A format.
   *
   * @param session the session of the command
   * @param arguments the arguments without the file
   * @param spec what they mean
   */
  ServedFormat(Session session, List<String> arguments, SpecOptions spec) {
    this.session = session;
    this.arguments = String.join("\0", arguments);
    this.spec = spec;
  }

  /**
   * The conversion with the files of the format as they are now.
   *
   * @param conversion the conversion
   * @param files the specs and their imports, present or not, and the project file
   * @param id the hash of the arguments and of the files; empty if it is not known for sure
   */
  record Current(TextConversion conversion, SortedSet<Path> files, String id) {}

  /** Whether all paths are absolute: others depend on the folder of the request. */
  boolean isAbsolute() {
    return spec.files().stream().allMatch(Path::isAbsolute)
        && spec.importPath().stream().allMatch(Path::isAbsolute);
  }

  /** The format as it is now. */
  synchronized Current current() throws IOException {
    if (newest != null && !newest.id.isEmpty() && id(newest.files).equals(newest.id)) {
      return newest;
    }
    // A file may change while it is read: the second conversion is that of the hash around it.
    SortedSet<Path> files = files(new TextConversion(session, spec));
    String before = id(files);
    TextConversion conversion = new TextConversion(session, spec);
    boolean known = conversion.isUsable() && files.equals(files(conversion));
    newest = new Current(conversion, files, known && id(files).equals(before) ? before : "");
    return newest;
  }

  private static SortedSet<Path> files(TextConversion conversion) {
    return new TreeSet<>(conversion.filesRead());
  }

  private String id(SortedSet<Path> files) throws IOException {
    SortedSet<Path> all = new TreeSet<>(files);
    for (Path each : spec.files()) {
      Path project = ProjectFiles.find(each.toString());
      if (project != null) {
        all.add(project);
      }
    }
    MessageDigest digest = TextConversion.digest();
    digest.update(arguments.getBytes(UTF_8));
    for (Path each : all) {
      digest.update(("\0" + each + "\0").getBytes(UTF_8));
      if (Files.isRegularFile(each)) {
        if (Files.size(each) > MAX_SPEC) {
          return "";
        }
        byte[] content = Files.readAllBytes(each);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(content.length).array());
        digest.update(content);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
