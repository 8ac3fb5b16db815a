package dev.diptych.second;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Document;
import dev.diptych.twin.Engine;
import dev.diptych.twin.SecondReader;
import io.kaitai.struct.KaitaiStruct;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;

/**
 * Reads files of the shipped formats with the code that Kaitai Struct generates from their specs.
 */
public final class ShippedReader implements SecondReader {
  private static final String PACKAGE = "dev.diptych.generated";

  @Override
  public List<Diagnostic> differences(
      String name, Document document, boolean whole, ByteBuffer file) {
    try {
      PlainReader reader =
          PlainReader.of(
              PACKAGE, document.schema().root().name(), ShippedReader.class.getClassLoader());
      KaitaiStruct plain = reader.read(file, document.root());
      return Agreement.differences(document, whole, plain, FieldKeys.NONE).stream()
          .map(difference -> differs(name, difference))
          .toList();
    } catch (PlainReadException e) {
      return List.of(differs(name, "Kaitai Struct's code rejects the file: " + e.getMessage()));
    } catch (ClassNotFoundException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  @Override
  public List<Diagnostic> differences(
      String name, Engine engine, Document document, ByteBuffer file, Map<String, String> sources)
      throws IOException {
    return new BroughtReader(engine, document, sources).differences(name, file);
  }

  @Override
  public String javaPackage() {
    return SecondProcess.PACKAGE;
  }

  @Override
  public boolean knows(Document document) {
    try {
      PlainReader.of(
          PACKAGE, document.schema().root().name(), ShippedReader.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static Diagnostic differs(String name, String difference) {
    return Diagnostic.error(
        "second-reading",
        new Location.Whole(name),
        difference,
        "The spec is read in two ways: please report it with the file.");
  }
}
