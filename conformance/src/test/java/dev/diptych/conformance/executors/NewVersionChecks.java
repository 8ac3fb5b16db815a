package dev.diptych.conformance.executors;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.conformance.vectors.SchemaWalk;
import dev.diptych.infoset.InfosetWriter;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.schema.Schema;
import dev.diptych.runner.suite.Check;
import dev.diptych.runner.suite.Direction;
import dev.diptych.runner.suite.Expected;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Questions about files that walks along a schema make.
 *
 * @param checks the questions
 * @param texts the texts of the files
 */
record NewVersionChecks(List<Check> checks, List<String> texts) {
  private static final int FILES = 8;

  static NewVersionChecks of(Engine engine, Schema schema) throws IOException {
    NewVersionChecks made = new NewVersionChecks(new ArrayList<>(), new ArrayList<>());
    for (long seed = 1; made.texts.size() < FILES; seed++) {
      Document document = SchemaWalk.document(schema, seed, true);
      LocatedDocument opened = LocatedDocument.unlocated("", document);
      Optional<FileBytes> file = engine.encode("", opened).value();
      if (file.isPresent()) {
        made.add(engine, document, HexFormat.of().formatHex(file.get().toArray()));
      }
    }
    return made;
  }

  private void add(Engine engine, Document document, String file) throws IOException {
    ByteArrayOutputStream json = new ByteArrayOutputStream();
    InfosetWriter.write(document, json);
    Map<String, Object> infoset = JSON.std.mapFrom(json.toByteArray());
    byte[] printed =
        new Proof(engine).print(LocatedDocument.unlocated("", document)).value().orElseThrow();
    texts.add(new String(printed, StandardCharsets.UTF_8));
    String text = HexFormat.of().formatHex(printed);
    String schema = document.schema().format().key();
    Expected tells = new Expected.Infoset(infoset);
    ask(Direction.DECODE, Map.of("data", file, "schema", schema), tells);
    ask(Direction.PARSE, Map.of("data", text), tells);
    ask(Direction.PRINT, Map.of("infoset", infoset), new Expected.Data(text, true));
    ask(Direction.ENCODE, Map.of("infoset", infoset), new Expected.Data(file, false));
    String cut = file.substring(0, file.length() - 2);
    Expected refusal = new Expected.Refusal(List.of("error truncated"), true);
    ask(Direction.DECODE, Map.of("data", cut, "schema", schema), refusal);
  }

  private void ask(Direction direction, Map<String, ?> request, Expected expected) {
    Map<String, Object> words = new TreeMap<>(request);
    words.put("do", direction.word());
    String name = "new/version/" + texts.size() + ":" + direction.word();
    checks.add(new Check(name, "a file of a version that is new", direction, words, expected));
  }
}
