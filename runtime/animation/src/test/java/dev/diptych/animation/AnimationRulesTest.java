package dev.diptych.animation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.rule.Rule;
import dev.diptych.model.schema.FormatName;
import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnimationRulesTest {
  private static FormatName format(String id, String version) {
    return new FormatName(id, "T", version, null, false);
  }

  @Test
  void knowInputAnimationsOnly() {
    for (Rule rule : AnimationRules.all()) {
      assertThat(rule.appliesTo(format("input_animation", "1.0"))).isTrue();
      assertThat(rule.appliesTo(format("input_animation", "1.1"))).isTrue();
      assertThat(rule.appliesTo(format("input_animation", "fork"))).isFalse();
      assertThat(rule.appliesTo(format("mikoto_motion", "1.1"))).isFalse();
    }
    assertThat(AnimationRepairs.all()).noneMatch(r -> r.appliesTo(format("other", "1.1")));
    assertThat(AnimationFacts.all()).noneMatch(f -> f.appliesTo(format("other", "1.1")));
  }

  @Test
  void areFinalAndTheirOwnBusiness() {
    List<? extends Class<?>> types = AnimationRules.all().stream().map(Rule::getClass).toList();
    assertThat(types)
        .doesNotHaveDuplicates()
        .allMatch(type -> Modifier.isFinal(type.getModifiers()));
    assertThat(types).noneMatch(type -> Modifier.isPublic(type.getModifiers()));
  }
}
