package dev.diptych.tablefiles;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.diptych.table.Column;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import org.apache.arrow.flatbuf.Block;
import org.apache.arrow.flatbuf.Bool;
import org.apache.arrow.flatbuf.Buffer;
import org.apache.arrow.flatbuf.Field;
import org.apache.arrow.flatbuf.FieldNode;
import org.apache.arrow.flatbuf.FloatingPoint;
import org.apache.arrow.flatbuf.Footer;
import org.apache.arrow.flatbuf.Int;
import org.apache.arrow.flatbuf.KeyValue;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.apache.arrow.flatbuf.MetadataVersion;
import org.apache.arrow.flatbuf.Precision;
import org.apache.arrow.flatbuf.RecordBatch;
import org.apache.arrow.flatbuf.Schema;
import org.apache.arrow.flatbuf.Type;
import org.apache.arrow.flatbuf.Utf8;

/**
 * The messages of Arrow's format for exchange, without their bodies. Source: "Arrow Columnar
 * Format", section "Serialization and Interprocess Communication".
 */
final class ArrowMessages {
  /** What precedes the length of a message. */
  static final int CONTINUATION = 0xFFFFFFFF;

  private static final int ALIGNMENT = 8;
  private static final short VERSION = MetadataVersion.V5;
  private static final short LITTLE_ENDIAN = 0;

  private ArrowMessages() {}

  /**
   * A part of the body of a message.
   *
   * @param offset where it begins
   * @param length its bytes
   */
  record Part(long offset, long length) {}

  /**
   * A message in a file.
   *
   * @param offset where it begins
   * @param head the bytes before its body
   * @param body the bytes of its body
   */
  record Placed(long offset, int head, long body) {}

  /** The message with the columns. */
  static byte[] schema(List<Column> columns) {
    FlatBufferBuilder builder = new FlatBufferBuilder();
    int schema = schema(builder, columns);
    return message(builder, MessageHeader.Schema, schema, 0);
  }

  /**
   * The head of a batch of rows.
   *
   * @param rows the number of rows
   * @param missing the number of missing cells of each column
   * @param parts the parts of the body
   */
  static byte[] batch(int rows, int[] missing, List<Part> parts, long body) {
    FlatBufferBuilder builder = new FlatBufferBuilder();
    RecordBatch.startNodesVector(builder, missing.length);
    for (int i = missing.length - 1; i >= 0; i--) {
      FieldNode.createFieldNode(builder, rows, missing[i]);
    }
    int nodes = builder.endVector();
    RecordBatch.startBuffersVector(builder, parts.size());
    for (int i = parts.size() - 1; i >= 0; i--) {
      Buffer.createBuffer(builder, parts.get(i).offset(), parts.get(i).length());
    }
    int buffers = builder.endVector();
    RecordBatch.startRecordBatch(builder);
    RecordBatch.addLength(builder, rows);
    RecordBatch.addNodes(builder, nodes);
    RecordBatch.addBuffers(builder, buffers);
    return message(builder, MessageHeader.RecordBatch, RecordBatch.endRecordBatch(builder), body);
  }

  /** The end of a file, without the mark. */
  static byte[] footer(List<Column> columns, List<Placed> batches) {
    FlatBufferBuilder builder = new FlatBufferBuilder();
    int schema = schema(builder, columns);
    Footer.startRecordBatchesVector(builder, batches.size());
    for (int i = batches.size() - 1; i >= 0; i--) {
      Placed placed = batches.get(i);
      Block.createBlock(builder, placed.offset(), placed.head(), placed.body());
    }
    int blocks = builder.endVector();
    Footer.startFooter(builder);
    Footer.addVersion(builder, VERSION);
    Footer.addSchema(builder, schema);
    Footer.addRecordBatches(builder, blocks);
    builder.finish(Footer.endFooter(builder));
    byte[] footer = builder.sizedByteArray();
    return ByteBuffer.allocate(footer.length + Integer.BYTES)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(footer)
        .putInt(footer.length)
        .array();
  }

  private static int schema(FlatBufferBuilder builder, List<Column> columns) {
    int[] fields = columns.stream().mapToInt(column -> field(builder, column)).toArray();
    int all = Schema.createFieldsVector(builder, fields);
    Schema.startSchema(builder);
    Schema.addEndianness(builder, LITTLE_ENDIAN);
    Schema.addFields(builder, all);
    return Schema.endSchema(builder);
  }

  private static int field(FlatBufferBuilder builder, Column column) {
    int name = builder.createString(column.name());
    int[] pairs =
        Metadata.of(column).entrySet().stream().mapToInt(pair -> pair(builder, pair)).toArray();
    int metadata = Field.createCustomMetadataVector(builder, pairs);
    int children = Field.createChildrenVector(builder, new int[0]);
    int type = type(builder, column);
    Field.startField(builder);
    Field.addName(builder, name);
    Field.addNullable(builder, column.optional());
    Field.addTypeType(builder, kind(column));
    Field.addType(builder, type);
    Field.addChildren(builder, children);
    Field.addCustomMetadata(builder, metadata);
    return Field.endField(builder);
  }

  private static int pair(FlatBufferBuilder builder, Map.Entry<String, String> pair) {
    int key = builder.createString(pair.getKey());
    int value = builder.createString(pair.getValue());
    return KeyValue.createKeyValue(builder, key, value);
  }

  private static byte kind(Column column) {
    return switch (column.type().sort()) {
      case SIGNED, UNSIGNED -> Type.Int;
      case FLOAT -> Type.FloatingPoint;
      case BOOLEAN -> Type.Bool;
      case TEXT -> Type.Utf8;
      case BYTES -> Type.Binary;
    };
  }

  private static int type(FlatBufferBuilder builder, Column column) {
    int bits = column.type().bits();
    return switch (column.type().sort()) {
      case SIGNED -> Int.createInt(builder, bits, true);
      case UNSIGNED -> Int.createInt(builder, bits, false);
      case FLOAT ->
          FloatingPoint.createFloatingPoint(
              builder, bits == Float.SIZE ? Precision.SINGLE : Precision.DOUBLE);
      case BOOLEAN -> {
        Bool.startBool(builder);
        yield Bool.endBool(builder);
      }
      case TEXT -> {
        Utf8.startUtf8(builder);
        yield Utf8.endUtf8(builder);
      }
      case BYTES -> {
        org.apache.arrow.flatbuf.Binary.startBinary(builder);
        yield org.apache.arrow.flatbuf.Binary.endBinary(builder);
      }
    };
  }

  /** A message with its length, filled up so that its body is aligned. */
  private static byte[] message(FlatBufferBuilder builder, byte kind, int header, long body) {
    Message.startMessage(builder);
    Message.addVersion(builder, VERSION);
    Message.addHeaderType(builder, kind);
    Message.addHeader(builder, header);
    Message.addBodyLength(builder, body);
    builder.finish(Message.endMessage(builder));
    byte[] message = builder.sizedByteArray();
    int padded = (int) padded(message.length);
    return ByteBuffer.allocate(2 * Integer.BYTES + padded)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(CONTINUATION)
        .putInt(padded)
        .put(message)
        .array();
  }

  /** The length that {@code length} bytes have when they are filled up. */
  static long padded(long length) {
    return (length + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }
}
