package dev.diptych.conformance.features;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What is kept of damaged files goes to text and back. */
class DamagedFilesTest {
  private static final int MUTATIONS = Integer.getInteger("diptych.mutations", 60);
  private final Map<String, Integer> outcomes = new TreeMap<>();

  @Test
  void keptDamageGivesTheSameBytesBack() throws IOException {
    for (Feature feature : Feature.all()) {
      Twin twin = feature.twin();
      for (Path sample : feature.samples()) {
        byte[] file = Files.readAllBytes(sample);
        Random random = new Random(file.length);
        for (int length = 0; length < Math.min(file.length, 200); length++) {
          attempt(feature, twin, Arrays.copyOf(file, length));
        }
        for (int i = 0; i < MUTATIONS && file.length > 0; i++) {
          attempt(feature, twin, mutated(file, random));
        }
      }
    }
    System.out.println(outcomes);
  }

  private static byte[] mutated(byte[] file, Random random) {
    byte[] damaged = file.clone();
    for (int i = random.nextInt(3); i >= 0; i--) {
      damaged[random.nextInt(file.length)] = (byte) random.nextInt();
    }
    return damaged;
  }

  private void attempt(Feature feature, Twin twin, byte[] file) {
    String hex = feature + " " + HexFormat.of().formatHex(file);
    ByteBuffer bytes = ByteBuffer.wrap(file);
    boolean whole = twin.openBinary("damaged", bytes, Selection.ANY).ok();
    Result<Opened> opened;
    try {
      opened = twin.damaged().openBinary("damaged", bytes, Selection.ANY);
    } catch (RuntimeException e) {
      throw new AssertionError(hex, e);
    }
    if (!opened.ok()) {
      count("rejected " + opened.diagnostics().get(0).code(), hex);
      return;
    }
    Opened found = opened.value().orElseThrow();
    assertThat(found.document().isDamaged()).as(hex).isEqualTo(!whole);
    if (whole) {
      count("whole", "");
      return;
    }
    count(kind(found), hex);
    Result<byte[]> text = new Proof(twin).print("damaged", bytes, found);
    assertThat(text.diagnostics()).as(hex).isEmpty();
    Result<Opened> again = twin.openText("text", text.value().orElseThrow(), Selection.ANY);
    assertThat(again.diagnostics()).as(hex).isEmpty();
    Opened read = again.value().orElseThrow();
    assertThat(twin.encode("text", read).value().orElseThrow().toArray()).as(hex).isEqualTo(file);
    if (Boolean.getBoolean("dbg")) {
      System.out.println(
          "T "
              + hex
              + "\n"
              + new String(text.value().orElseThrow(), java.nio.charset.StandardCharsets.UTF_8)
              + new String(
                  new Proof(twin).print(read).value().orElse(new byte[0]),
                  java.nio.charset.StandardCharsets.UTF_8));
    }
    assertThat(
            new Proof(twin)
                .canonical("text", ByteBuffer.wrap(text.value().orElseThrow()), read)
                .value())
        .as(hex)
        .contains(true);
  }

  private void count(String kind, String hex) {
    int n = outcomes.merge(kind, 1, Integer::sum);
    if (n < 12 && !hex.isEmpty() && !kind.equals("kept")) {
      System.out.println(kind + ": " + hex.substring(0, Math.min(300, hex.length())));
    }
  }

  private static String kind(Opened opened) {
    Struct root = opened.document().root();
    for (Value value : root.toArray()) {
      if (value != null) {
        return "kept";
      }
    }
    dev.diptych.model.diagnostic.Location at =
        opened.faults().isEmpty() ? null : opened.faults().get(0).location();
    boolean first =
        at instanceof dev.diptych.model.diagnostic.Location.InBytes b
            && (b.path().toString().equals(root.residue().cut().field()) || b.offset() == 0);
    return first ? "nothing" : "lost " + at;
  }
}
