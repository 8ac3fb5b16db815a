package dev.diptych.conformance.vectors;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Single values from a seeded generator: common ones, odd ones, edge cases. */
final class WalkValues {
  private static final float[] FLOATS = {
    0, -0f, 1, -1, 0.1f, 1e-7f, 3.4028235e38f, 1.4e-45f, 16777216, 0.33333334f, 6.02e23f
  };
  private static final String[] TEXTS = {
    "", "a", "two words", "\"quoted\"", "back\\slash", "日本", "# no comment", "{ ( = ) }"
  };
  private static final String[] ITEMS = {"extra = 1", "Extra {\n\tdeep = \"x\"\n}", "more = (1 2)"};

  private final Schema schema;
  private final Random random;
  private final boolean named;

  WalkValues(Schema schema, Random random, boolean named) {
    this.named = named;
    this.schema = schema;
    this.random = random;
  }

  Value number(long bits) {
    return new Scalar(bits);
  }

  Value of(Field field) {
    if (field.type() instanceof Type.Numeric) {
      return new Scalar(bits(field));
    }
    if (field.type() instanceof Type.Text text) {
      return new Blob(
          TEXTS[random.nextInt(TEXTS.length)].getBytes(Charset.forName(text.encoding())));
    }
    if (field.type() instanceof Type.Bytes bytes) {
      return new Blob(bytes(field, bytes.item()));
    }
    throw new IllegalArgumentException("no value for " + field.id());
  }

  private byte[] bytes(Field field, boolean item) {
    if (item) {
      return ITEMS[random.nextInt(ITEMS.length)].getBytes(StandardCharsets.US_ASCII);
    }
    // The text after the end is arbitrary.
    boolean tail = field.id().equals(schema.style().tail());
    byte[] bytes = new byte[random.nextInt(6)];
    random.nextBytes(bytes);
    return tail
        ? "\n# and so on".substring(random.nextInt(2)).getBytes(StandardCharsets.US_ASCII)
        : bytes;
  }

  /** A number: half of the time a common one, otherwise any. */
  long bits(Field field) {
    Type.Numeric type = (Type.Numeric) field.type();
    EnumType names = schema.names(type.names());
    if (type.flags()) {
      return bits(type.kind());
    }
    if (names != null && (named || random.nextInt(4) > 0)) {
      List<Long> known = new ArrayList<>(names.names().keySet());
      return known.get(random.nextInt(known.size()));
    }
    if (field.defaultBits() != null && random.nextInt(3) == 0) {
      return field.defaultBits();
    }
    return bits(type.kind());
  }

  private long bits(ScalarKind kind) {
    long any = random.nextLong();
    float common = FLOATS[random.nextInt(FLOATS.length)];
    return switch (kind.sort()) {
      case FLOAT -> kind.width() == 4 ? single(common, any) : twice(common, any);
      case UNSIGNED -> kind.width() == 8 ? any : any & ((1L << (8 * kind.width())) - 1);
      case SIGNED -> any >> (64 - 8 * kind.width());
    };
  }

  private long single(float common, long any) {
    int bits = random.nextInt(8) == 0 ? (int) any : Float.floatToRawIntBits(common);
    return Integer.toUnsignedLong(bits);
  }

  private long twice(float common, long any) {
    return random.nextInt(8) == 0
        ? any
        : Double.doubleToRawLongBits(Math.round(common * 1e6) / 1e6);
  }

  /** A key that grows with the rows, so that some tables have the same ones. */
  long step(ScalarKind kind, int row) {
    return switch (kind.sort()) {
      case FLOAT ->
          kind.width() == 4
              ? Integer.toUnsignedLong(Float.floatToRawIntBits(row / 2f))
              : Double.doubleToRawLongBits(row / 2.0);
      default -> row * 20L;
    };
  }
}
