package dev.diptych.conformance.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Files that a seeded walk along the schema makes. They are only written with {@code -Dbless}; a
 * reader that shares nothing with the product reads them as every other vector.
 */
class WalkedFilesTest {
  private static final Path VALID = Repository.path("conformance/vectors/valid");
  private static final int EACH = 4;

  static Stream<Arguments> files() {
    List<Arguments> files = new ArrayList<>();
    for (Schema schema : Faces.ENGINE.schemas().values()) {
      for (int seed = 1; seed <= EACH && schema.refusal() == null; seed++) {
        files.add(Arguments.of(schema.format().key(), seed));
      }
    }
    return files.stream();
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("files")
  void filesAreUpToDate(String key, int seed) throws IOException {
    String format = key.substring(0, key.indexOf('/'));
    String name = "walk-" + key.substring(format.length() + 1).replace('/', '-') + "-" + seed;
    Golden.hold(VALID.resolve(format).resolve(name + ".bin"), make(key, seed));
  }

  /**
   * The document of the seed, or of the next seed that can be encoded with an unambiguous layout.
   */
  private static byte[] make(String key, int seed) {
    Schema schema = Faces.ENGINE.schemas().get(key);
    Optional<byte[]> file = Optional.empty();
    for (long next = seed; file.isEmpty(); next += EACH) {
      assertThat(next).as("seeds tried for " + key).isLessThan(400);
      file = file(schema, next);
    }
    return file.get();
  }

  private static Optional<byte[]> file(Schema schema, long seed) {
    Document document = SchemaWalk.document(schema, seed);
    LocatedDocument opened = LocatedDocument.unlocated("", document);
    Result<FileBytes> encoded = Faces.ENGINE.encode("", opened);
    if (!encoded.ok()) {
      return Optional.empty();
    }
    byte[] file = encoded.value().orElseThrow().toArray();
    Result<LocatedDocument> read =
        Faces.ENGINE.openBinary("", ByteBuffer.wrap(file), Selection.ANY);
    boolean same = read.ok() && read.value().orElseThrow().document().schema() == schema;
    return same ? Optional.of(file) : Optional.empty();
  }
}
