package dev.diptych.spark;

import java.net.URI;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;

/** The fields of {@code _metadata}, with the names and types of Spark's own file sources. */
final class FileMetadata {
  static final String COLUMN = "_metadata";

  static final StructType TYPE =
      new StructType()
          .add("file_path", DataTypes.StringType, false)
          .add("file_name", DataTypes.StringType, false)
          .add("file_size", DataTypes.LongType, false)
          .add("file_block_start", DataTypes.LongType, false)
          .add("file_block_length", DataTypes.LongType, false)
          .add("file_modification_time", DataTypes.TimestampType, false);

  private FileMetadata() {}

  /** The value of a field: characters, or a number as Spark keeps it. */
  static Object value(InputFile file, String field) {
    return switch (field) {
      case "file_path" -> UTF8String.fromString(file.path());
      case "file_name" -> UTF8String.fromString(new Path(URI.create(file.path())).getName());
      case "file_size", "file_block_length" -> file.size();
      case "file_block_start" -> 0L;
      case "file_modification_time" -> TimeUnit.MILLISECONDS.toMicros(file.modified());
      default -> throw new IllegalArgumentException(field);
    };
  }
}
