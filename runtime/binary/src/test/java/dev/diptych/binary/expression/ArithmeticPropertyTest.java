package dev.diptych.binary.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.binary.stream.Stream;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Spec;
import dev.diptych.ir.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** Integers are those of mathematics: every operation, also far from 64 bits. */
class ArithmeticPropertyTest {
  private static final Places NO_SPEC =
      new Places() {
        @Override
        public Spec spec() {
          throw new IllegalStateException();
        }

        @Override
        public @Nullable Layout layout(String type) {
          return null;
        }

        @Override
        public void names(String id) {
          throw new IllegalStateException();
        }
      };

  private static final Scope SCOPE = new Empty();

  @Provide
  Arbitrary<BigInteger> integers() {
    BigInteger two = BigInteger.TWO;
    Arbitrary<BigInteger> edges =
        Arbitraries.of(0, 31, 32, 62, 63, 64, 65, 127)
            .flatMap(
                bits ->
                    Arbitraries.integers()
                        .between(-3, 3)
                        .flatMap(
                            near ->
                                Arbitraries.of(1, -1)
                                    .map(
                                        sign ->
                                            two.pow(bits)
                                                .multiply(BigInteger.valueOf(sign))
                                                .add(BigInteger.valueOf(near)))));
    return Arbitraries.oneOf(
        edges, Arbitraries.bigIntegers().between(two.pow(70).negate(), two.pow(70)));
  }

  @Provide
  Arbitrary<Operator> operators() {
    return Arbitraries.of(
        Operator.ADD,
        Operator.SUB,
        Operator.MULT,
        Operator.DIV,
        Operator.MOD,
        Operator.BIT_AND,
        Operator.BIT_OR,
        Operator.BIT_XOR);
  }

  @Property
  void isExact(
      @ForAll("operators") Operator first,
      @ForAll("operators") Operator second,
      @ForAll("integers") BigInteger a,
      @ForAll("integers") BigInteger b,
      @ForAll("integers") BigInteger c) {
    Expr inner = new Expr.Operation(first, new Expr.Int(a), new Expr.Int(b));
    Code code = code(new Expr.Operation(second, inner, new Expr.Int(c)));
    BigInteger left = expected(first, a, b);
    BigInteger expected = left == null ? null : expected(second, left, c);
    if (expected == null) {
      assertThatThrownBy(() -> code.value(SCOPE)).isInstanceOf(RejectedException.class);
      return;
    }
    assertThat(code.big(SCOPE)).isEqualTo(expected);
    assertThat(code.value(SCOPE).toString()).isEqualTo(expected.toString());
  }

  @Property
  void shiftsExactly(@ForAll("integers") BigInteger a, @ForAll byte distance) {
    for (Operator operator : List.of(Operator.L_SHIFT, Operator.R_SHIFT)) {
      Code code =
          code(
              new Expr.Operation(
                  operator, new Expr.Int(a), new Expr.Int(BigInteger.valueOf(distance))));
      if (distance < 0) {
        assertThatThrownBy(() -> code.value(SCOPE)).isInstanceOf(RejectedException.class);
      } else {
        BigInteger expected =
            operator == Operator.L_SHIFT ? a.shiftLeft(distance) : a.shiftRight(distance);
        assertThat(code.value(SCOPE).toString()).isEqualTo(expected.toString());
      }
    }
  }

  @Property
  void comparesExactly(@ForAll("integers") BigInteger a, @ForAll("integers") BigInteger b) {
    int order = a.compareTo(b);
    assertThat(truth(Operator.LT, a, b)).isEqualTo(order < 0);
    assertThat(truth(Operator.LT_E, a, b)).isEqualTo(order <= 0);
    assertThat(truth(Operator.GT, a, b)).isEqualTo(order > 0);
    assertThat(truth(Operator.GT_E, a, b)).isEqualTo(order >= 0);
    assertThat(truth(Operator.EQ, a, b)).isEqualTo(order == 0);
    assertThat(truth(Operator.NOT_EQ, a, b)).isEqualTo(order != 0);
  }

  private static boolean truth(Operator operator, BigInteger a, BigInteger b) {
    return code(new Expr.Operation(operator, new Expr.Int(a), new Expr.Int(b))).truth(SCOPE);
  }

  private static Code code(Expr expression) {
    return new ExpressionPlan(NO_SPEC, "none", null).of(expression);
  }

  private static @Nullable BigInteger expected(Operator operator, BigInteger a, BigInteger b) {
    return switch (operator) {
      case ADD -> a.add(b);
      case SUB -> a.subtract(b);
      case MULT -> a.multiply(b);
      case BIT_AND -> a.and(b);
      case BIT_OR -> a.or(b);
      case BIT_XOR -> a.xor(b);
      case DIV -> b.signum() == 0 ? null : quotient(a, b);
      default -> b.signum() == 0 ? null : a.subtract(quotient(a, b).multiply(b));
    };
  }

  private static BigInteger quotient(BigInteger a, BigInteger b) {
    return new BigDecimal(a).divide(new BigDecimal(b), 0, RoundingMode.FLOOR).toBigInteger();
  }

  /** A struct without members. */
  private static final class Empty extends Scope {
    Empty() {
      super(
          new Layout() {
            @Override
            public String name() {
              return "none";
            }

            @Override
            public int slot(String id) {
              return -1;
            }

            @Override
            public String id(int slot) {
              throw new IllegalStateException();
            }

            @Override
            public ValueType type(int slot) {
              throw new IllegalStateException();
            }

            @Override
            public int size() {
              return 0;
            }
          });
    }

    @Override
    public @Nullable Scope parent() {
      return null;
    }

    @Override
    public Scope root() {
      return this;
    }

    @Override
    public Stream stream() {
      throw new IllegalStateException();
    }

    @Override
    public boolean present(int slot) {
      return false;
    }

    @Override
    public void spend(long bytes) {}
  }
}
