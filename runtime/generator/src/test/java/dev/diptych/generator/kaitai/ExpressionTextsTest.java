package dev.diptych.generator.kaitai;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.ir.Expr;
import dev.diptych.ksy.expression.ExpressionParser;
import io.kaitai.struct.exprlang.Expressions;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import scala.Option;

/**
 * Random expressions have the same trees as in the Kaitai Struct compiler, and what is rejected
 * there is rejected here, except for known differences. {@code -Ddiptych.expressions=N} tests N of
 * them, {@code -Ddiptych.seed=N} others.
 */
class ExpressionTextsTest {
  private static final ExprReader TREES = new ExprReader(new Scope(null, null, Option.empty()));

  /** A shift with a space in it, and a number that ends with a point. */
  private static final Pattern DIFFERENT =
      Pattern.compile("> +>|\\d ?\\. ?(?![a-z_0-9])|\\d ?\\. ?(and|or)\\b");

  private static final Set<String> WORDS = Set.of("and", "or", "not");

  @Provide
  Arbitrary<String> wellFormed() {
    return ExpressionTexts.wellFormed();
  }

  @Provide
  Arbitrary<String> damaged() {
    return ExpressionTexts.damaged();
  }

  @Property(tries = 1000, seed = "38")
  void treesAreThoseOfTheCompiler(@ForAll("wellFormed") String text) {
    compare(text);
  }

  @Property(tries = 1000, seed = "38")
  void damagedOnesAreRejectedAsByTheCompiler(@ForAll("damaged") String text) {
    compare(text);
  }

  @Example
  void manyAreReadAsByTheCompiler() {
    int count = Integer.getInteger("diptych.expressions", 0);
    Random random = new Random(Long.getLong("diptych.seed", 38));
    var whole = ExpressionTexts.wellFormed().generator(1000);
    var damaged = ExpressionTexts.damaged().generator(1000);
    int accepted = 0;
    for (int i = 0; i < count; i++) {
      accepted += compare((i % 2 == 0 ? whole : damaged).next(random).value()) ? 1 : 0;
    }
    System.out.printf("%d expressions, %d of them well-formed%n", count, accepted);
  }

  /** Whether {@code text} is accepted. */
  private static boolean compare(String text) {
    Expr judge = judge(text);
    Optional<Expr> own = ExpressionParser.parse(text);
    if (!isKnown(text, judge, own.isPresent())) {
      assertThat(own).as(text).isEqualTo(Optional.ofNullable(judge));
    }
    return own.isPresent();
  }

  private static boolean isKnown(String text, @Nullable Expr judge, boolean accepted) {
    boolean wordAsName =
        judge != null
            && judge.all().stream()
                .anyMatch(each -> each instanceof Expr.Name name && WORDS.contains(name.id()));
    return (!accepted && wordAsName) || (accepted && DIFFERENT.matcher(text).find());
  }

  private static @Nullable Expr judge(String text) {
    try {
      return TREES.read(Expressions.parse(text));
    } catch (RuntimeException | scala.NotImplementedError e) {
      return null;
    }
  }
}
