package dev.diptych.binary;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStruct;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.List;

/** Decodes and encodes files of one schema through its generated class. */
public final class BinaryCodec {
  /** Bytes that a file can have at most: what Java can index. */
  private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

  private final Schema schema;
  private final Class<?> rootClass;

  /**
   * A codec.
   *
   * @param schema the format
   * @param loader knows the generated class
   * @throws IllegalStateException where there is no such class
   */
  public BinaryCodec(Schema schema, ClassLoader loader) {
    this.schema = schema;
    try {
      this.rootClass = Class.forName(schema.className(), false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("no generated class " + schema.className(), e);
    }
  }

  /**
   * Decodes a file. Tables are views of {@code file}: it must not change while they are in use.
   *
   * @param name what people call the file, for diagnostics
   * @param file all of its bytes, from 0 to its limit
   * @return the values, or an error with offset and field path
   */
  public Result<Decoded> decode(String name, ByteBuffer file) {
    RecordStream stream = new RecordStream(file.duplicate().rewind());
    KaitaiStruct.ReadWrite root = Members.of(rootClass).create(stream, null);
    Offsets offsets = new Offsets(name);
    try {
      root._read();
      Struct struct = new ObjectReader(schema, offsets).read(root, schema.root(), Path.ROOT);
      offsets.put(Residue.PATH, stream.pos());
      Decoded decoded = new Decoded(struct, offsets, stream.pos());
      return NegativeCounts.find(struct, offsets)
          .map(Result::<Decoded>failed)
          .orElseGet(() -> Result.of(decoded, List.of()));
    } catch (StackOverflowError e) {
      Location at = new Location.InBytes(name, stream.pos(), "");
      return Result.failed(
          Diagnostic.error("too-deep", at, "structs are nested too deep to be read"));
    } catch (RuntimeException e) {
      return Result.failed(new Failure(schema, name).diagnose(root, stream, e));
    }
  }

  /**
   * Encodes values.
   *
   * @param name what people call the input that they come from, for diagnostics
   * @param root the values, complete
   * @return the file, or an error where the values contradict each other
   */
  public Result<ByteBuffer> encode(String name, Struct root) {
    try {
      KaitaiStruct.ReadWrite object = new ObjectWriter().write(rootClass, root, null);
      long size = EncodedSize.of(root);
      return size > MOST_BYTES
          ? Result.failed(tooLarge(name, size))
          : Result.of(write(object, size), List.of());
    } catch (ConsistencyError e) {
      return Result.failed(
          Diagnostic.error("inconsistent", new Location.Whole(name), e.getMessage()));
    }
  }

  private static Diagnostic tooLarge(String name, long size) {
    String message = "this makes a file of " + size + " bytes; more than 2 GiB is not supported";
    return Diagnostic.error("too-many", new Location.Whole(name), message);
  }

  /**
   * The expected size is exact unless the spec jumps about; then the buffer grows until it fits.
   */
  private static ByteBuffer write(KaitaiStruct.ReadWrite object, long expected) {
    long size = expected;
    while (true) {
      ByteBuffer buffer = ByteBuffer.allocate((int) size);
      RecordStream stream = new RecordStream(buffer);
      try {
        object._write(stream);
        return buffer.duplicate().limit(stream.pos()).rewind();
      } catch (BufferOverflowException e) {
        if (size == MOST_BYTES) {
          throw e;
        }
        size = Math.min(MOST_BYTES, size * 2 + 64);
      }
    }
  }
}
