package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.files.Root;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A file of git attributes with a part that belongs to one installation of Diptych.
 *
 * @param root the folder that no link may lead out of
 * @param path the file, which need not exist
 * @param name the name of the installation
 */
record AttributesFile(Root root, Path path, String name) {
  private static final int MAX_BYTES = 16 << 20;

  /** Replaces the part by {@code attributes}; removes it if there are none. */
  void set(List<String> attributes) throws IoFailure {
    List<String> before = lines();
    List<String> lines = without(before);
    if (!attributes.isEmpty()) {
      lines.add(begin());
      lines.addAll(attributes);
      lines.add(end());
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
    // Any encoding: what is not ours must not change.
    return content == null ? List.of() : new String(content, ISO_8859_1).lines().toList();
  }

  private List<String> without(List<String> lines) throws IoFailure {
    int begin = lines.indexOf(begin());
    int end = lines.indexOf(end());
    List<String> others = new ArrayList<>(lines);
    if (begin >= 0 && end > begin) {
      others.subList(begin, end + 1).clear();
    } else if (begin >= 0 || end >= 0) {
      throw new IoFailure(
          "cannot-write", "cannot change " + path + ": a line '" + end() + "' is missing");
    }
    return others;
  }

  private void write(String text) throws IoFailure {
    byte[] bytes = text.getBytes(ISO_8859_1);
    Output.files(root, Map.of(path, out -> out.write(bytes)), (file, lost) -> {});
  }

  private String begin() {
    return "# begin: diptych git install " + name;
  }

  private String end() {
    return "# end: diptych git install " + name;
  }
}
