package dev.diptych.animation.recording;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A format of recordings of hands that {@code import} reads and {@code export} writes. */
public enum RecordingFormat {
  /** Unity XR Hands. */
  HANDSBIN(".handsbin", true),

  /** The spatial input of HoloLens 2 sensor streaming. */
  HL2SS(".bin", false);

  private final String extension;
  private final boolean byExtension;

  RecordingFormat(String extension, boolean byExtension) {
    this.extension = extension;
    this.byExtension = byExtension;
  }

  /** The extension of its files, with the dot. */
  public String extension() {
    return extension;
  }

  private String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The names of all formats. */
  public static String names() {
    return Arrays.stream(values()).map(RecordingFormat::label).collect(Collectors.joining(", "));
  }

  /**
   * The format of a file.
   *
   * @param named the name that the user gave, in any case, or null
   * @param file the file, or null; its extension gives the format, if no name is given
   * @return nothing for a format that is not one of these
   */
  public static Optional<RecordingFormat> of(@Nullable String named, @Nullable String file) {
    String lower = file == null ? "" : file.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(
            each ->
                named == null
                    ? each.byExtension && lower.endsWith(each.extension)
                    : each.label().equalsIgnoreCase(named))
        .findFirst();
  }
}
