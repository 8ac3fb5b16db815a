package dev.diptych.second;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.formats.SchemaReader;
import dev.diptych.formats.SpecJson;
import dev.diptych.ir.Spec;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Nesting;
import dev.diptych.model.schema.Schema;
import dev.diptych.second.GeneratedCode.RejectedCodeException;
import dev.diptych.twin.Comments;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import io.kaitai.struct.KaitaiStruct;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The process that reads a file with code that is generated from a spec of a user. Its input is in
 * a folder, its result are lines: a word, a tab and a sentence.
 */
public final class SecondProcess {
  /** All values are equal. */
  static final String EQUAL = "equal";

  /** A value differs, or the code rejects the file. */
  static final String DIFFERS = "differs";

  /** The code was not run. */
  static final String REJECTED = "rejected";

  /** This Java has no compiler. */
  static final String NO_COMPILER = "no-compiler";

  /** The package of the code. */
  static final String PACKAGE = "plain";

  static final String SCHEMA = "schema.json";
  static final String SPEC = "spec.json";
  static final String PARAMETERS = "parameters.json";
  static final String SOURCES = "sources";
  static final String CLASSES = "classes";
  static final String FILE = "file";

  private final Path folder;
  private final PrintStream out;

  private SecondProcess(Path folder, PrintStream out) {
    this.folder = folder;
    this.out = out;
  }

  /** Reads the file of the folder {@code args[0]}. */
  public static void main(String[] args) throws InterruptedException {
    PrintStream out = new PrintStream(System.out, false, UTF_8);
    SecondProcess process = new SecondProcess(Path.of(args[0]), out);
    Thread thread = new Thread(null, process::run, "second", Nesting.STACK_SIZE);
    thread.start();
    thread.join();
    out.flush();
  }

  private void run() {
    try {
      if (Installation.hasCompiler()) {
        compare();
      } else {
        tell(NO_COMPILER, "");
      }
    } catch (RejectedCodeException e) {
      tell(REJECTED, String.valueOf(e.getMessage()));
    } catch (PlainReadException e) {
      tell(DIFFERS, "Kaitai Struct's code rejects the file: " + e.getMessage());
    } catch (IOException | ClassNotFoundException | StackOverflowError | OutOfMemoryError e) {
      tell(REJECTED, "it cannot be run: " + e);
    }
  }

  private void compare()
      throws IOException, RejectedCodeException, ClassNotFoundException, PlainReadException {
    Schema schema = SchemaReader.read(json(SCHEMA));
    Spec spec = SpecJson.read(json(SPEC), SPEC);
    GeneratedCode code = new GeneratedCode(folder.resolve(SOURCES), folder.resolve(CLASSES));
    PlainReader reader = code.reader(PACKAGE, schema.root().name());
    ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(folder.resolve(FILE)));
    Result<LocatedDocument> decoded = engine(schema, spec).openBinary(FILE, file, Selection.ANY);
    if (!decoded.ok()) {
      tell(REJECTED, decoded.diagnostics().get(0).message());
      return;
    }
    LocatedDocument opened = decoded.value().orElseThrow();
    KaitaiStruct plain = reader.read(file, opened.document().root());
    List<String> differences =
        Agreement.differences(
            opened.document(), opened.unread() == 0, plain, new SpecFieldKeys(spec));
    differences.forEach(each -> tell(DIFFERS, each));
    if (differences.isEmpty()) {
      tell(EQUAL, "");
    }
  }

  private Engine engine(Schema schema, Spec spec) throws IOException {
    List<GivenParameter> given = new ArrayList<>();
    json(PARAMETERS)
        .forEach(
            (name, word) ->
                given.add(
                    new GivenParameter(
                        null, name, String.valueOf(word), new Location.Whole(PARAMETERS))));
    Engine engine = Engine.of(schema, spec).comments(Comments.ALL);
    return engine.parameters(given).value().orElseThrow();
  }

  private Map<String, Object> json(String name) throws IOException {
    return JSON.std.mapFrom(Files.readString(folder.resolve(name)));
  }

  private void tell(String word, String sentence) {
    out.print(word + "\t" + sentence.replaceAll("\\R", " ") + "\n");
  }
}
