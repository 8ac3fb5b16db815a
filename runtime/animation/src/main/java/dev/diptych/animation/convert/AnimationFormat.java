package dev.diptych.animation.convert;

import dev.diptych.animation.recording.RecordingFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A format of other programs: the one list of what {@code import} reads and {@code export} writes.
 */
sealed interface AnimationFormat {
  /** Its name in options. */
  String label();

  /** The extension of its files, with the dot. */
  String extension();

  /** Whether files with the extension are of this format. */
  boolean byExtension();

  /** Whether {@code import} reads it; {@code export} writes each. */
  boolean isRead();

  /** What has a conversion of its own. */
  enum Motions implements AnimationFormat {
    /** A Mikoto motion. */
    MKM(true),

    /** Binary glTF. */
    GLB(false),

    /** glTF as JSON. */
    GLTF(false),

    /** The text of skeletons and their motions. */
    BVH(true);

    private final boolean isRead;

    Motions(boolean isRead) {
      this.isRead = isRead;
    }

    @Override
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String extension() {
      return "." + label();
    }

    @Override
    public boolean byExtension() {
      return true;
    }

    @Override
    public boolean isRead() {
      return isRead;
    }
  }

  /** A recording of hands. */
  record Recorded(RecordingFormat format) implements AnimationFormat {
    @Override
    public String label() {
      return format.label();
    }

    @Override
    public String extension() {
      return format.extension();
    }

    @Override
    public boolean byExtension() {
      return format.byExtension();
    }

    @Override
    public boolean isRead() {
      return format.isRead();
    }
  }

  /** Those that {@code export} writes: all of them. */
  static List<AnimationFormat> written() {
    return Stream.concat(
            Arrays.stream(Motions.values()),
            Arrays.stream(RecordingFormat.values()).map(Recorded::new))
        .toList();
  }

  /** Those that {@code import} reads. */
  static List<AnimationFormat> read() {
    return written().stream().filter(AnimationFormat::isRead).toList();
  }

  /** The names of formats, for messages. */
  static String names(List<AnimationFormat> formats) {
    return formats.stream().map(AnimationFormat::label).collect(Collectors.joining(", "));
  }

  /**
   * The format of a file: the one that is named, or that the extension has; a motion otherwise.
   *
   * @param named the name that the user gave, in any case, or null
   * @param file the file, or null
   * @return nothing if no format has the name
   */
  static Optional<AnimationFormat> of(
      List<AnimationFormat> formats, @Nullable String named, @Nullable String file) {
    String lower = file == null ? "" : file.toLowerCase(Locale.ROOT);
    return named != null
        ? formats.stream().filter(each -> each.label().equalsIgnoreCase(named)).findFirst()
        : formats.stream()
            .filter(each -> each.byExtension() && lower.endsWith(each.extension()))
            .findFirst()
            .or(() -> Optional.of(Motions.MKM));
  }
}
