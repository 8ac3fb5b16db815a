package dev.diptych.conformance.migration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.diptych.conformance.vectors.Golden;
import dev.diptych.executor.DiagnosticLines;
import dev.diptych.infoset.InfosetWriter;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.migrate.GivenValues;
import dev.diptych.twin.migrate.Migration;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every case of {@code migrations/} has the expected text, or the expected errors. */
class MigrationCasesTest {
  private static final int DAMAGED = 40;

  static Stream<MigrationCase> cases() {
    return MigrationCase.all().stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void becomesTheExpectedText(MigrationCase one) throws IOException {
    Result<LocatedDocument> migrated = migrated(one, text(one));
    Result<byte[]> printed =
        migrated
            .value()
            .map(opened -> new Proof(one.to()).print(opened))
            .orElseGet(() -> Result.failed(migrated.diagnostics()));
    Golden.holdOptional(one.file("new"), new String(printed.value().orElse(new byte[0]), UTF_8));
    List<Diagnostic> found =
        migrated.ok() && printed.ok() ? migrated.diagnostics() : printed.diagnostics();
    Golden.holdOptional(one.file("notes"), lines(found));
    assertThat(printed.ok() || !found.isEmpty()).isTrue();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void bothFacesBecomeTheSame(MigrationCase one) {
    Result<LocatedDocument> fromText = migrated(one, text(one));
    byte[] old = bytes(one.from(), text(one));
    Result<LocatedDocument> opened =
        one.from().openBinary("old.bin", ByteBuffer.wrap(old), Selection.ANY);
    Result<LocatedDocument> fromBytes = migrated(one, opened.value().orElseThrow());
    assertThat(codes(fromBytes)).isEqualTo(codes(fromText));
    if (fromBytes.ok()) {
      assertThat(
              one.to()
                  .encode("new", fromBytes.value().orElseThrow())
                  .map(FileBytes::toArray)
                  .value())
          .usingRecursiveComparison()
          .isEqualTo(
              one.to()
                  .encode("new", fromText.value().orElseThrow())
                  .map(FileBytes::toArray)
                  .value());
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void keepsEveryValueByName(MigrationCase one) throws IOException {
    Result<LocatedDocument> migrated = migrated(one, text(one));
    assumeThat(migrated.ok()).isTrue();
    Map<String, String> old = values(one.from(), text(one));
    Map<String, String> now = values(one.to(), migrated.value().orElseThrow());
    new ExpectedNames(one.folder()).compare(old, now);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void theSameSpecChangesNothing(MigrationCase one) {
    byte[] file = bytes(one.from(), text(one));
    LocatedDocument old =
        one.from()
            .openBinary("old.bin", ByteBuffer.wrap(file), Selection.ANY)
            .value()
            .orElseThrow();
    Result<LocatedDocument> same =
        new Migration(one.from(), false, GivenValues.NONE, 1).migrate(one.from(), old);
    assertThat(same.diagnostics()).isEmpty();
    LocatedDocument result = same.value().orElseThrow();
    assertThat(one.from().complete("same", result).value().orElseThrow().root())
        .isEqualTo(old.document().root());
    assertThat(bytes(one.from(), result)).isEqualTo(file);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void aDamagedFileMigratesOrIsRejected(MigrationCase one) {
    byte[] file = bytes(one.from(), text(one));
    Random random = new Random(file.length);
    for (int i = 0; i < DAMAGED && file.length > 0; i++) {
      byte[] damaged = file.clone();
      damaged[random.nextInt(file.length)] = (byte) random.nextInt();
      ByteBuffer bytes = ByteBuffer.wrap(damaged);
      Optional<LocatedDocument> old = one.from().openBinary("old", bytes, Selection.ANY).value();
      Optional<LocatedDocument> now = old.flatMap(opened -> migrated(one, opened).value());
      if (now.isPresent() && one.to().encode("new", now.get()).ok()) {
        assertThat(new Proof(one.to()).print(now.get()).diagnostics())
            .as(HexFormat.of().formatHex(damaged))
            .isEmpty();
      }
    }
  }

  @Test
  void everyFileBelongsToACase() throws IOException {
    int cases = 0;
    for (Path pair : MigrationCase.pairs()) {
      Set<String> known = new TreeSet<>(Set.of("old.ksy", "new.ksy", "names.tsv", "cases.tsv"));
      for (MigrationCase one : MigrationCase.of(pair)) {
        List.of("twin", "new", "notes").forEach(ending -> known.add(one.name() + "." + ending));
        cases++;
      }
      try (Stream<Path> files = Files.list(pair)) {
        assertThat(files.map(file -> file.getFileName().toString()))
            .as("%s", pair)
            .isSubsetOf(known);
      }
    }
    assertThat(cases).isGreaterThanOrEqualTo(25);
  }

  private static LocatedDocument text(MigrationCase one) {
    try {
      byte[] text = Files.readAllBytes(one.file("twin"));
      Result<LocatedDocument> opened = one.from().openText(one.name(), text, Selection.ANY);
      assertThat(opened.ok()).as(() -> opened.diagnostics().toString()).isTrue();
      return opened.value().orElseThrow();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static Result<LocatedDocument> migrated(MigrationCase one, LocatedDocument old) {
    return one.migration().migrate(one.from(), old);
  }

  private static byte[] bytes(Engine engine, LocatedDocument opened) {
    Result<FileBytes> encoded = engine.encode("encoded", opened);
    assertThat(encoded.ok()).as(() -> encoded.diagnostics().toString()).isTrue();
    return encoded.value().orElseThrow().toArray();
  }

  private static Map<String, String> values(Engine engine, LocatedDocument opened)
      throws IOException {
    Document document = engine.complete("complete", opened).value().orElseThrow();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InfosetWriter.write(document, out);
    return NamedValues.of(out.toByteArray());
  }

  private static List<String> codes(Result<?> result) {
    return result.diagnostics().stream().map(Diagnostic::code).toList();
  }

  private static String lines(List<Diagnostic> found) {
    List<String> places = DiagnosticLines.of(found);
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < found.size(); i++) {
      lines.append(places.get(i)).append("  ").append(found.get(i).message()).append('\n');
      found.get(i).help().forEach(help -> lines.append("  help: ").append(help).append('\n'));
    }
    return lines.toString();
  }
}
