package dev.diptych.conformance.second;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.second.ShippedReader;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files of the shipped formats are read alike by Kaitai Struct's code, and no change is missed. */
class SecondReaderTest {
  private static final Path VECTORS = Repository.path("conformance/vectors/valid");
  private static final int MAX_CHANGES = 200;

  static Stream<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(VECTORS)) {
      return all.filter(file -> file.toString().endsWith(".bin")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void bothReadingsAgree(Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    for (LocatedDocument opened : open(bytes)) {
      assertThat(differences(opened, opened.document().root(), bytes)).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyChangedValueIsFound(Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    for (LocatedDocument opened : open(bytes)) {
      Struct root = opened.document().root();
      List<Value> changed = changes(root);
      assertThat(changed).isNotEmpty();
      changed.stream()
          .limit(MAX_CHANGES)
          .forEach(other -> assertThat(differences(opened, (Struct) other, bytes)).isNotEmpty());
    }
  }

  private static List<LocatedDocument> open(ByteBuffer bytes) {
    return Engine.shipped().openBinary("file", bytes, Selection.ANY).value().stream().toList();
  }

  private static List<?> differences(LocatedDocument opened, Struct root, ByteBuffer bytes) {
    Document document = new Document(opened.document().schema(), root);
    ShippedReader reader = new ShippedReader();
    assertThat(reader.knows(document)).isTrue();
    return reader.differences("file", document, opened.unread() == 0, bytes);
  }

  /**
   * Copies of {@code value} in which one value differs. Kaitai's Java has one value for all numbers
   * without a name and for all invalid characters, so that the new ones are others.
   */
  private static List<Value> changes(Value value) {
    List<Value> changed = new ArrayList<>();
    if (value instanceof Scalar scalar) {
      changed.add(new Scalar(scalar.bits() == 1 ? 0 : 1));
    } else if (value instanceof Blob blob && blob.length() > 0) {
      byte[] bytes = blob.bytes().clone();
      bytes[bytes.length - 1] = (byte) (bytes[bytes.length - 1] == 'A' ? 'B' : 'A');
      changed.add(new Blob(bytes));
    } else if (value instanceof Table table && table.rows() > 0) {
      byte[] bytes = new byte[table.data().remaining()];
      table.data().get(bytes);
      bytes[0] ^= 1;
      changed.add(new Table(table.layout(), ByteBuffer.wrap(bytes)));
    } else if (value instanceof Sequence sequence) {
      Value[] elements = sequence.elements().toArray(Value[]::new);
      each(elements, changes -> changed.add(new Sequence(List.of(changes))));
    } else if (value instanceof Struct struct) {
      each(struct.toArray(), changes -> changed.add(struct.with(changes)));
    }
    return changed;
  }

  private static void each(Value[] values, Consumer<Value[]> changed) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] != null) {
        for (Value other : changes(values[i])) {
          Value[] copy = Arrays.copyOf(values, values.length);
          copy[i] = other;
          changed.accept(copy);
        }
      }
    }
  }
}
