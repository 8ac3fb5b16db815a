package dev.diptych.infoset;

import static dev.diptych.infoset.Sample.blob;
import static dev.diptych.infoset.Sample.once;
import static dev.diptych.infoset.Sample.optional;
import static dev.diptych.infoset.Sample.repeated;
import static dev.diptych.infoset.Sample.struct;
import static dev.diptych.infoset.Sample.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Infosets are formatted for readers. */
class InfosetWriterTest {
  private static final Type U1 = new Type.Numeric(ScalarKind.U1, null);
  private static final Schema SCHEMA =
      new Sample()
          .struct(
              "wave",
              once("magic", new Type.Bytes()),
              optional("gone", U1),
              once("name", new Type.Text("UTF-8")),
              repeated("kids", new Type.Nested("wave::kid")),
              repeated("flags", U1),
              table("keys", new Type.Nested("wave::key")),
              table("none", new Type.Nested("wave::key")),
              table("times", U1))
          .struct("wave::kid", once("n", new Type.Varint("leb128")))
          .struct("wave::key", once("time", U1), once("value", f4()))
          .schema();

  @Test
  void writesEveryKindOfValue() throws IOException {
    assertThat(Sample.written(document()))
        .isEqualTo(
            """
            {
             "infoset": 1,
             "schema": "sample/1/small",
             "root": {
              "struct": "wave",
              "fields": {
               "magic": {"bytes": "c6"},
               "name": {"text": ["67","g"]},
               "kids": [
                {
                 "struct": "wave::kid",
                 "fields": {
                  "n": {"varint": ["8500","5"]}
                 }
                },
                {
                 "struct": "wave::kid",
                 "fields": {
                  "n": {"varint": ["05","5"]}
                 }
                }
               ],
               "flags": [
                {"u1": "1"},
                {"u1": "2"}
               ],
               "keys": {
                "table": "wave::key",
                "columns": [["time","u1"],["value","f4"]],
                "rows": [
                 ["1",["3dcccccd","0.1"]],
                 ["2",["80000000","-0"]]
                ]
               },
               "none": {
                "table": "wave::key",
                "columns": [["time","u1"],["value","f4"]],
                "rows": []
               },
               "times": {
                "table": null,
                "columns": [["value","u1"]],
                "rows": [
                 ["7"],
                 ["8"]
                ]
               }
              },
              "residue": {
               "trailing": "00ff",
               "slack": "-1",
               "patches": [
                ["3","0000","0100"],
                ["9","","ff"]
               ]
              }
             }
            }
            """);
  }

  @Test
  void omitsEmptyMembersOfResidue() throws IOException {
    Schema schema = new Sample().struct("wave", optional("n", U1)).schema();
    Residue slack = new Residue(blob(""), 7, List.of());
    assertThat(Sample.written(new Document(schema, struct(schema, "wave", slack, (Scalar) null))))
        .isEqualTo(
            """
            {
             "infoset": 1,
             "schema": "sample/1/small",
             "root": {
              "struct": "wave",
              "fields": {},
              "residue": {
               "slack": "7"
              }
             }
            }
            """);
  }

  @Test
  void theStreamStaysOpen() throws IOException {
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            throw new AssertionError("it was closed");
          }
        };
    InfosetWriter.write(document(), out);
    assertThat(out.size()).isPositive();
  }

  private static Document document() {
    Residue residue =
        new Residue(
            blob("00ff"),
            -1,
            List.of(
                new Residue.Patch(3, blob("0000"), blob("0100")),
                new Residue.Patch(9, blob(""), blob("ff"))));
    Sequence kids =
        new Sequence(
            List.of(
                struct(SCHEMA, "wave::kid", Residue.NONE, blob("8500")),
                struct(SCHEMA, "wave::kid", Residue.NONE, new Scalar(5))));
    Sequence flags = new Sequence(List.of(new Scalar(1), new Scalar(2)));
    return new Document(
        SCHEMA,
        struct(
            SCHEMA,
            "wave",
            residue,
            blob("c6"),
            null,
            blob("67"),
            kids,
            flags,
            rows("keys", "01cdcccc3d0200000080"),
            rows("none", ""),
            rows("times", "0708")));
  }

  private static Type f4() {
    return new Type.Numeric(ScalarKind.F4LE, null);
  }

  private static Table rows(String field, String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    return new Table(SCHEMA.layout(SCHEMA.root().field(field)), ByteBuffer.wrap(bytes));
  }
}
