package org.example.save;

import io.kaitai.struct.ByteBufferKaitaiStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Reads a save of the game, which was a text before the build. */
public final class ReadSave {
  private ReadSave() {}

  /** Reads the resource {@code name}. */
  static Save read(String name) throws IOException {
    try (InputStream in = ReadSave.class.getResourceAsStream("/" + name)) {
      if (in == null) {
        throw new FileNotFoundException(name);
      }
      Save save = new Save(new ByteBufferKaitaiStream(in.readAllBytes()));
      save._read();
      return save;
    }
  }

  /** Prints the save {@code arguments[0]}. */
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Save save = read(arguments[0]);
    out.println("hp=" + save.hp());
    out.println("difficulty=" + save.difficulty().id());
    save.items().forEach(item -> out.println("item " + item.kind() + " x " + item.count()));
    save.strings().forEach(each -> out.println("text " + each.text()));
  }
}
