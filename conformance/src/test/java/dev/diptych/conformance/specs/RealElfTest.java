package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Executables that the machine has, where it has them. */
class RealElfTest {
  @ParameterizedTest
  @ValueSource(strings = {"/bin/true", "/bin/cat", "/usr/bin/env"})
  void everySectionRoundTrips(String name) throws Exception {
    Path path = Path.of(name);
    assumeTrue(Files.isReadable(path));
    byte[] file = Files.readAllBytes(path);
    assumeTrue(file.length > 64 && file[0] == 0x7F && file[4] == 2 && file[5] == 1);
    LoadedSpec spec =
        SpecLoader.load(Specimens.spec("elf_sections"), Specimens.imports("elf_sections"));
    Engine engine = Engine.of(spec.schema(), spec.spec());
    LocatedDocument opened =
        engine.openBinary(name, ByteBuffer.wrap(file), Selection.ANY).value().orElseThrow();
    Result<byte[]> text = new Proof(engine).print(name, ByteBuffer.wrap(file), opened);
    assertThat(text.diagnostics()).isEmpty();
    long headers =
        new String(text.value().orElseThrow(), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> line.equals("  SectionHeaders {"))
            .count();
    ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(headers).isEqualTo(bytes.getShort(60));
  }
}
