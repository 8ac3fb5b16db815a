package dev.diptych.compiler.load;

import dev.diptych.records.RecordTable;
import io.kaitai.struct.KaitaiStruct;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;

/** The locations of the loaded classes. */
final class ClassPath {
  private ClassPath() {}

  /** The jar or folder that {@code type} was loaded from. */
  static Path of(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("not a place: " + type, e);
    }
  }

  /** The class path for generated code. */
  static String ofGenerated() {
    return of(KaitaiStruct.class) + File.pathSeparator + of(RecordTable.class);
  }
}
