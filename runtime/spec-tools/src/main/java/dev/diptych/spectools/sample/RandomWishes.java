package dev.diptych.spectools.sample;

import dev.diptych.ir.Expr;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.choose.Wishes;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Wishes by chance. Those on numbers that decide about other fields are modest. */
final class RandomWishes implements Wishes {
  private static final int PERCENT = 100;
  private static final int MAX_COUNT = 5;
  private static final int MAX_SMALL = 12;
  private static final int HEAVY = 400;
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz ABC019_-.";

  private final Random random;
  private final VariedValues varied;

  /** The ids in expressions: fields that decide about others. */
  private final Set<String> deciding = new HashSet<>();

  private final Map<String, List<Object>> values = new HashMap<>();

  RandomWishes(SpecView spec, Random random) {
    this.random = random;
    this.varied = new VariedValues(List.of(spec));
    for (TypeDef type : spec.spec().types().values()) {
      for (Expr expression : type.expressions()) {
        for (Expr each : expression.all()) {
          if (each instanceof Expr.Name name) {
            deciding.add(name.id());
          } else if (each instanceof Expr.Attribute member) {
            deciding.add(member.id());
          }
        }
      }
    }
  }

  @Override
  public @Nullable Object value(DraftStruct draft, FieldView view) {
    Type type = view.field().type();
    boolean decides = deciding.contains(view.field().id());
    if (chance(decides ? 60 : 25)) {
      return null;
    }
    if (chance(40)) {
      List<Object> known = values(draft.view(), view);
      return known.isEmpty() ? null : known.get(random.nextInt(known.size()));
    }
    if (type instanceof Type.Text) {
      return word();
    }
    if (type instanceof Type.Bytes) {
      byte[] bytes = new byte[random.nextInt(MAX_SMALL)];
      random.nextBytes(bytes);
      return bytes;
    }
    if (type instanceof Type.Numeric numeric && numeric.kind().isFloat()) {
      float real = random.nextInt(2000) / 16f - 50;
      return numeric.kind().width() == 4
          ? Float.floatToRawIntBits(real) & 0xFFFF_FFFFL
          : Double.doubleToRawLongBits(real);
    }
    return decides ? random.nextInt(MAX_SMALL) : number(type);
  }

  /** A number of {@code type}; small ones are as likely as large ones. */
  private long number(Type type) {
    IntegerRange range = IntegerRange.of(type);
    boolean signed = range != null && range.min().signum() < 0;
    int width = range == null ? Long.SIZE : range.max().bitLength() + (signed ? 1 : 0);
    int shift = Long.SIZE - 1 - random.nextInt(width);
    return signed ? random.nextLong() >> shift : random.nextLong() >>> shift;
  }

  private List<Object> values(StructView owner, FieldView view) {
    return values.computeIfAbsent(
        owner.type().name() + "/" + view.field().id(),
        key -> new ArrayList<>(varied.of(owner, view)));
  }

  private String word() {
    StringBuilder word = new StringBuilder();
    for (int i = random.nextInt(MAX_SMALL); i > 0; i--) {
      word.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return word.toString();
  }

  @Override
  public long count(DraftStruct draft, FieldView field) {
    return chance(30) ? ANY : random.nextInt(MAX_COUNT);
  }

  @Override
  public @Nullable Integer weight(String condition) {
    return chance(50) ? null : Integer.valueOf(random.nextInt(2 * HEAVY) - HEAVY);
  }

  @Override
  public int patience() {
    return Aims.PATIENCE;
  }

  private boolean chance(int percent) {
    return random.nextInt(PERCENT) < percent;
  }
}
