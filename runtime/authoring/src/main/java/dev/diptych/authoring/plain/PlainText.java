package dev.diptych.authoring.plain;

import dev.diptych.model.diagnostic.DocumentCheck;
import java.nio.ByteBuffer;
import java.util.List;

/** A text after expansion. */
public final class PlainText {
  private final byte[] bytes;
  private final SourceMap map;
  private final List<DocumentCheck> checks;

  PlainText(byte[] bytes, SourceMap map) {
    this(bytes, map, List.of());
  }

  private PlainText(byte[] bytes, SourceMap map, List<DocumentCheck> checks) {
    this.bytes = bytes;
    this.map = map;
    this.checks = List.copyOf(checks);
  }

  /** The same text with what it asks of the document that it compiles to. */
  public PlainText checkedBy(List<DocumentCheck> asked) {
    return new PlainText(bytes, map, asked);
  }

  /** What the authored text asks of the document that it compiles to. */
  public List<DocumentCheck> checks() {
    return checks;
  }

  /** The plain text. */
  public ByteBuffer bytes() {
    return ByteBuffer.wrap(bytes);
  }

  /** Where its parts were authored. */
  public SourceMap map() {
    return map;
  }
}
