package dev.diptych.animation.recording;

import java.util.Locale;

/** A format of recordings of hands that {@code import} reads and {@code export} writes. */
public enum RecordingFormat {
  /** Unity XR Hands: both versions are read; version 1 is written, which 1.7 imports. */
  HANDSBIN(".handsbin", true),

  /** The same, but version 2 is written, which 1.8 and later import. */
  HANDSBIN2(".handsbin", false),

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

  /** Whether {@code import} knows the name: one name is enough for both versions of a format. */
  public boolean isRead() {
    return this != HANDSBIN2;
  }

  /** Whether files with the extension are recordings of this format. */
  public boolean byExtension() {
    return byExtension;
  }
}
