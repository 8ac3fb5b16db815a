package dev.diptych.formats;

import dev.diptych.ir.Spec;
import dev.diptych.model.schema.Schema;

/** A format as bytes, which another process can read without its {@code .ksy}. */
public final class FormatBytes {
  private FormatBytes() {}

  /** The bytes of a schema. */
  public static byte[] of(Schema schema) {
    return CompactTreeWriter.write(SchemaWriter.write(schema));
  }

  /** The bytes of a typed spec. */
  public static byte[] of(Spec spec) {
    return CompactTreeWriter.write(SpecJson.write(spec));
  }

  /** The schema of {@code bytes}, which {@link #of(Schema)} returned. */
  public static Schema schema(byte[] bytes) {
    return SchemaReader.read(CompactTree.read(bytes));
  }

  /**
   * The typed spec of {@code bytes}, which {@link #of(Spec)} returned.
   *
   * @param name the name of the spec, for diagnostics
   */
  public static Spec spec(byte[] bytes, String name) {
    return SpecJson.read(CompactTree.read(bytes), name);
  }
}
