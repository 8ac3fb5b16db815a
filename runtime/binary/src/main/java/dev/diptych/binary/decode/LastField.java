package dev.diptych.binary.decode;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.model.document.Path;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.KaitaiStruct;

/** Finds the field at which an incomplete file ends. */
public final class LastField {
  private LastField() {}

  /**
   * The path to the field at which {@code file} ends, or the root if it cannot be determined.
   *
   * @param classes the generated classes
   * @param file the beginning of a file
   */
  public static Path of(GeneratedClasses classes, byte[] file) {
    KaitaiStruct.ReadWrite root =
        GeneratedClass.of(classes.root()).createRoot(new RecordStream(file));
    try {
      root._read();
    } catch (RuntimeException e) {
      // Expected: the file is not complete. The objects know how far they were read.
    }
    FailedField field = FailedField.find(classes, root);
    return field == null ? Path.ROOT : field.where();
  }
}
