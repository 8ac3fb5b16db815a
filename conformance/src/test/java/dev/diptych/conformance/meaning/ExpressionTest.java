package dev.diptych.conformance.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.expression.Scope;
import dev.diptych.binary.expression.UnsupportedExpressionException;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.conformance.Repository;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.Reading;
import dev.diptych.ksy.resolve.SpecReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Expressions and their values, as a table. */
class ExpressionTest {
  private static final String SPEC =
      """
      meta: {id: table, endian: le, encoding: UTF-8}
      seq:
        - {id: big, type: u8}
        - {id: neg, type: s4}
        - {id: word, type: u2}
        - {id: half, type: f4}
        - {id: text, type: str, size: 7}
        - {id: raw, size: 4}
        - {id: list, type: s2, repeat: expr, repeat-expr: 3}
        - {id: color, type: u1, enum: color}
        - {id: flag, type: b1}
        - {id: none, type: u1, if: 'false'}
      enums: {color: {1: red}}
      instances:
        it: {value: '%s'}
      """;

  @TempDir Path folder;

  @Test
  void hasTheValuesOfTheTable() throws Exception {
    Path table = Repository.path("conformance/src/test/resources/meaning/expressions.tsv");
    List<String> wrong = new ArrayList<>();
    for (String line : Files.readAllLines(table)) {
      if (!line.startsWith("#")) {
        String[] cells = line.split("\t", -1);
        String found = evaluated(cells[0]);
        if (!found.equals(cells[1])) {
          wrong.add(cells[0] + ": " + found + " instead of " + cells[1]);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private String evaluated(String expression) throws Exception {
    Path ksy = folder.resolve("table.ksy");
    Files.writeString(ksy, SPEC.formatted(expression.replace("'", "''")));
    Reading reading = SpecReader.read(Modules.load(ksy, List.of()));
    if (reading.spec() == null) {
      return "! " + reading.errors().get(0).message();
    }
    try {
      FormatPlan plan = Plans.of(ksy);
      Scope root = Plans.decoded(plan, file());
      int slot = root.layout().slot("it");
      return root.present(slot) ? ValueDump.text(root.value(slot)) : "absent";
    } catch (RejectedException e) {
      return "! " + e.reason().replace("an expression of the spec ", "");
    } catch (UnsupportedExpressionException e) {
      return "! not supported";
    }
  }

  private static byte[] file() {
    return ByteBuffer.allocate(37)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(-1)
        .putInt(-7)
        .putShort((short) 0xFFFF)
        .putFloat(-2.5f)
        .put("aé😀".getBytes(StandardCharsets.UTF_8))
        .put(new byte[] {0, (byte) 0xFF, 0x10, (byte) 0x80})
        .putShort((short) 3)
        .putShort((short) -1)
        .putShort((short) 2)
        .put((byte) 200)
        .put((byte) 0x80)
        .array();
  }
}
