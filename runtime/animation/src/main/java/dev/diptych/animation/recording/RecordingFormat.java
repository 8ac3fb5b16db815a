package dev.diptych.animation.recording;

import java.util.Locale;

/** A format of recordings of hands that {@code import} reads and {@code export} writes. */
public enum RecordingFormat {
  /** Unity XR Hands. */
  HANDSBIN(".handsbin", true),

  /** The spatial input of HoloLens 2 sensor streaming. */
  HL2SS(".bin", false),

  /** The action recorder of the Immersive Web Emulation Runtime, of WebXR. */
  IWER(".iwer.json", true);

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

  /** Its name in options. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether files with the extension are recordings of this format. */
  public boolean byExtension() {
    return byExtension;
  }
}
