package dev.diptych.tablefiles;

import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory.BytesInputCompressor;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/** Pages as they are: floats of recordings hardly get smaller, and texts have dictionaries. */
final class Uncompressed implements BytesInputCompressor {
  @Override
  public BytesInput compress(BytesInput bytes) {
    return bytes;
  }

  @Override
  public CompressionCodecName getCodecName() {
    return CompressionCodecName.UNCOMPRESSED;
  }

  @Override
  public void release() {
    // There is nothing to release.
  }
}
