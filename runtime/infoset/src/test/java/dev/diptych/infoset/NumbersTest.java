package dev.diptych.infoset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A number goes through JSON as it is, bit for bit. */
class NumbersTest {
  /** Bits in hexadecimal digits, as a document holds them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "U1   |               ff | {'u1': '255'}",
        "U2LE |             ffff | {'u2': '65535'}",
        "U2BE |                0 | {'u2': '0'}",
        "U4LE |         ffffffff | {'u4': '4294967295'}",
        "U8BE | ffffffffffffffff | {'u8': '18446744073709551615'}",
        "U8LE | 7fffffffffffffff | {'u8': '9223372036854775807'}",
        "S1   | ffffffffffffff80 | {'s1': '-128'}",
        "S2BE |             7fff | {'s2': '32767'}",
        "S4LE | ffffffff80000000 | {'s4': '-2147483648'}",
        "S8LE | 8000000000000000 | {'s8': '-9223372036854775808'}",
        "S8BE | ffffffffffffffff | {'s8': '-1'}",
        "F4LE |         3dcccccd | {'f4': ['3dcccccd','0.1']}",
        "F4BE |         80000000 | {'f4': ['80000000','-0']}",
        "F4LE |         7fc00001 | {'f4': ['7fc00001','nan:0x400001']}",
        "F4BE |         ff800001 | {'f4': ['ff800001','-nan:0x1']}",
        "F4LE |                1 | {'f4': ['00000001','1e-45']}",
        "F4LE |         7f800000 | {'f4': ['7f800000','inf']}",
        "F8LE | 3fb999999999999a | {'f8': ['3fb999999999999a','0.1']}",
        "F8BE | fff0000000000000 | {'f8': ['fff0000000000000','-inf']}",
        "F8LE | 7ff0000000000001 | {'f8': ['7ff0000000000001','nan:0x1']}",
        "F8LE | 7fefffffffffffff | {'f8': ['7fefffffffffffff','1.7976931348623157e308']}"
      })
  void everyKindIsFormattedExactly(ScalarKind kind, String hex, String json) throws Exception {
    Schema schema = schema(kind);
    Document document = Sample.document(schema, new Scalar(Long.parseUnsignedLong(hex, 16)));
    String written = Sample.written(document);
    assertThat(written).contains("\"n\": " + json.replace('\'', '"'));
    assertThat(Sample.read(schema, written)).isEqualTo(document);
  }

  @ParameterizedTest
  @EnumSource(ScalarKind.class)
  void everyBitOfEveryKindRoundTrips(ScalarKind kind) throws Exception {
    Schema schema = schema(kind);
    int size = kind.width() * 8;
    for (int bit = 0; bit < size; bit++) {
      boolean sign = bit == size - 1 && kind.sort() == ScalarKind.Sort.SIGNED;
      Document document = Sample.document(schema, new Scalar((sign ? -1L : 1L) << bit));
      assertThat(Sample.read(schema, Sample.written(document))).isEqualTo(document);
    }
  }

  @Test
  void readableValuesAreIgnored() throws Exception {
    Schema schema = schema(ScalarKind.F4LE);
    Document one = Sample.document(schema, new Scalar(0x3f800000));
    for (String pair : new String[] {"['3f800000']", "['3F800000','2']", "['3f800000',null]"}) {
      String json = "{'root': {'struct': 'root', 'fields': {'n': {'f4': " + pair + "}}}}";
      assertThat(Sample.read(schema, json)).isEqualTo(one);
    }
  }

  private static Schema schema(ScalarKind kind) {
    return new Sample().struct("root", Sample.once("n", new Type.Numeric(kind, null))).schema();
  }
}
