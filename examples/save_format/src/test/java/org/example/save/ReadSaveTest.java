package org.example.save;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ReadSaveTest {
  @Test
  void theTextIsAResource() throws IOException {
    Save save = ReadSave.read("hero.bin");
    assertEquals(90, save.hp());
    assertEquals(Save.Difficulty.HARD, save.difficulty());
    assertEquals(400, save.items().get(1).count());
    assertEquals("Ümit", save.strings().get(0).text());
  }

  @Test
  void theSchemaIsAResource() throws IOException {
    try (var schema = ReadSave.class.getResourceAsStream("/diptych/schema/save.json")) {
      assertEquals('{', schema.read());
    }
  }
}
