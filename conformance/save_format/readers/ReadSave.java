import io.kaitai.struct.ByteBufferKaitaiStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Prints the values of save files, a line for each, with a parser that Diptych generated. */
public final class ReadSave {
  private ReadSave() {}

  public static void main(String[] files) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String file : files) {
      print(new Save(new ByteBufferKaitaiStream(Files.readAllBytes(Path.of(file)))), out);
    }
  }

  private static void print(Save save, PrintStream out) {
    save._read();
    out.println("version=" + save.version());
    out.println("health=" + save.health());
    out.println("difficulty=" + save.difficulty().id());
    if (save.version() == 1) {
      out.println("cheats=" + save.cheats());
    }
    if (save.version() >= 2) {
      out.println("lives=" + save.lives());
    }
    if (save.version() >= 3) {
      out.println("crc=" + save.crc());
    }
    for (int i = 0; i < save.items().size(); i++) {
      out.println("items[" + i + "].kind=" + save.items().get(i).kind());
      out.println("items[" + i + "].count=" + save.items().get(i).count());
    }
    for (int i = 0; i < save.strings().size(); i++) {
      out.println("strings[" + i + "].text=" + save.strings().get(i).text());
    }
  }
}
