package dev.diptych.cli.git;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A file of git attributes with a part that belongs to one installation of Diptych.
 *
 * @param path the file, which need not exist
 * @param name the name of the installation
 */
record AttributesFile(Path path, String name) {
  /** Replaces the part by {@code attributes}; removes it if there are none. */
  void set(List<String> attributes) throws IoFailure {
    try {
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
        Files.delete(path);
      } else {
        write(String.join("\n", lines) + "\n");
      }
    } catch (IOException e) {
      throw IoFailure.writing(path.toString(), e);
    }
  }

  /** The lines that do not belong to this installation. */
  List<String> others() throws IoFailure {
    try {
      return without(lines());
    } catch (IOException e) {
      throw IoFailure.reading(path.toString(), e);
    }
  }

  private List<String> lines() throws IOException {
    try {
      // Any encoding: what is not ours must not change.
      return Files.readAllLines(path, ISO_8859_1);
    } catch (NoSuchFileException e) {
      return List.of();
    }
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

  private void write(String text) throws IOException {
    Files.createDirectories(path.toAbsolutePath().getParent());
    byte[] bytes = text.getBytes(ISO_8859_1);
    Output.files(Map.of(path, out -> out.write(bytes)), (file, lost) -> {});
  }

  private String begin() {
    return "# begin: diptych git install " + name;
  }

  private String end() {
    return "# end: diptych git install " + name;
  }
}
