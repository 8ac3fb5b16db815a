package dev.diptych.view.file;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A file that is shown, in its newest version and the newest one that was accepted. */
public final class ShownFile {
  private final Subject subject;
  private volatile Version newest;
  private volatile Version accepted;
  private Optional<BothFaces> faces = Optional.empty();
  private int facesOf;

  /** Reads {@code subject} for the first time. */
  public ShownFile(Subject subject) {
    this.subject = subject;
    this.newest = new Version(1, subject.load());
    this.accepted = newest;
  }

  /** Its name, for people. */
  public String name() {
    return subject.name();
  }

  /** Reads the file again. */
  synchronized void reload() {
    Version version = new Version(newest.number() + 1, subject.load());
    if (version.loaded().ok() || !accepted.loaded().ok()) {
      accepted = version;
    }
    newest = version;
  }

  /** The newest version, which may have been rejected. */
  public Version newest() {
    return newest;
  }

  /** The newest version that was accepted; if none was, the newest one. */
  public Version accepted() {
    return accepted;
  }

  /** Both faces of the newest accepted version; computed when a page asks for them. */
  public synchronized Optional<BothFaces> bothFaces() {
    Version version = accepted;
    if (facesOf != version.number()) {
      faces = version.loaded().ok() ? subject.bothFaces(version.loaded()) : Optional.empty();
      facesOf = version.number();
    }
    return faces;
  }

  /** What a page has to know about a new version. */
  public Map<String, Object> event(int index) {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("file", index);
    event.put("version", accepted.number());
    event.put("newest", newest.number());
    event.put("ok", newest.loaded().ok());
    return event;
  }

  /**
   * A file as it was read once.
   *
   * @param number counts the times that the file was read, from 1
   * @param loaded what was read
   */
  public record Version(int number, Loaded loaded) {}
}
