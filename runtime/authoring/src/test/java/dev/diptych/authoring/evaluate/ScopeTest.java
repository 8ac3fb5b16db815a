package dev.diptych.authoring.evaluate;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScopeTest {
  @Test
  void aScopeDoesNotSeeWhatIsDefinedLater() {
    Scope empty = Scope.empty();
    Scope.Definition a = items("a");
    Scope one = empty.with(a);
    Scope two = one.with(items("b"));
    assertThat(empty.find("a")).isNull();
    assertThat(one.find("a")).isSameAs(a);
    assertThat(one.find("b")).isNull();
    assertThat(two.find("a")).isSameAs(a);
    assertThat(one.names()).containsExactly("a");
  }

  @Test
  void anInnerScopeHidesNamesOfTheOuterOne() {
    Scope outer = Scope.empty().with(items("a"));
    Scope inner = outer.inner();
    assertThat(inner.own("a")).isNull();
    assertThat(inner.find("a")).isNotNull();
    Scope.Definition other = items("a");
    assertThat(requireNonNull(inner.with(other).find("a"))).isSameAs(other);
    assertThat(outer.find("a")).isNotSameAs(other);
  }

  @Test
  void manyNamesAreFoundQuickly() {
    Scope scope = Scope.empty();
    for (int i = 0; i < 200_000; i++) {
      assertThat(scope.own("n" + i) == null).isTrue();
      scope = scope.with(items("n" + i));
    }
    assertThat(scope.find("n0")).isNotNull();
  }

  private static Scope.Definition items(String name) {
    Origin origin = Origin.of(Source.of("text", name), Span.at(0));
    return new Scope.Definition.OfItems(name, origin, List.of(), Scope.empty());
  }
}
