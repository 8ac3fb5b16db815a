package dev.diptych.animation.motion.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.diptych.animation.motion.RandomMotions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HierarchyTest {
  private static String error(ThrowingCallable parser) {
    HierarchyException error = catchThrowableOfType(HierarchyException.class, parser);
    return error.line() + ":" + error.column() + " " + error.getMessage();
  }

  private static Hierarchy lines(String text) {
    try {
      return Hierarchy.parseLines(text);
    } catch (HierarchyException e) {
      throw new AssertionError(text, e);
    }
  }

  @Test
  void parentsAndAncestorsAreKnown() {
    Hierarchy bones = RandomMotions.hierarchy("hand:arm, arm : chest,head:chest");
    assertThat(bones.parent("hand")).contains("arm");
    assertThat(bones.parent("arm")).contains("chest");
    assertThat(bones.parent("chest")).isEmpty();
    assertThat(bones.parent("tail")).isEmpty();
    assertThat(bones.ancestorsRootFirst("hand")).containsExactly("chest", "arm");
    assertThat(bones.ancestorsRootFirst("chest")).isEmpty();
    assertThat(bones.children()).containsExactly("hand", "arm", "head");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "\t"})
  void aHierarchyMayBeEmpty(String list) {
    assertThat(RandomMotions.hierarchy(list).children()).isEmpty();
    assertThat(lines(list).children()).isEmpty();
    assertThat(Hierarchy.none().children()).isEmpty();
  }

  @Test
  void namesMayHaveAnyCharacters() {
    Hierarchy bones = RandomMotions.hierarchy("a\\:b:c\\,d,\\ e\\\\ : 左 腕#2 ");
    assertThat(bones.parent("a:b")).contains("c,d");
    assertThat(bones.parent(" e\\")).contains("左 腕#2");
  }

  @Test
  void linesAreParsed() {
    Hierarchy bones =
        lines(
            "\uFEFF# who hangs on whom\r\n\r\n  hand : arm # the left one\nb#1:arm, upper\r"
                + "\\#x : y\\:z\n   # end");
    assertThat(bones.children()).containsExactly("hand", "b#1", "#x");
    assertThat(bones.parent("hand")).contains("arm");
    assertThat(bones.parent("b#1")).contains("arm, upper");
    assertThat(bones.parent("#x")).contains("y:z");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "a:b,a:c | 1:5 'a' has a parent already, 'b'.",
        "a:b,a:b | 1:5 'a' has a parent already, 'b'.",
        "a:a | 1:1 'a' cannot be its own parent.",
        "a:b, :c | 1:6 A name is empty: write child:parent.",
        "a: | 1:1 A name is empty: write child:parent.",
        "a:b, | 1:5 A name is empty: write child:parent.",
        "a | 1:1 'a' has no parent: write child:parent.",
        "a:b,c,d:e | 1:5 'c' has no parent: write child:parent.",
        "a:b:c | 1:4 Write a backslash before a colon in a name.",
        "a\\b:c | 1:2 Write two backslashes for one in a name.",
        "a:c\\ | 1:4 Write two backslashes for one in a name.",
        "a:b,b:a | 1:5 The parents form a cycle: 'a', 'b', 'a'.",
        "c:a,x:c,a:b,b:c | 1:13 The parents form a cycle: 'c', 'a', 'b', 'c'.",
      })
  void rejectsWithOneSentence(String list, String expected) {
    assertThat(error(() -> Hierarchy.parse(list))).isEqualTo(expected);
  }

  @Test
  void reportsTheLine() {
    assertThat(error(() -> Hierarchy.parseLines("a:b\n\n  a : c\n")))
        .isEqualTo("3:3 'a' has a parent already, 'b'.");
    assertThat(error(() -> Hierarchy.parseLines("a:b\nb:c\nd:a\nc:a\ne:f")))
        .isEqualTo("4:1 The parents form a cycle: 'a', 'b', 'c', 'a'.");
  }

  @Test
  void rejectsEveryCycleAndNothingElse() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      List<String> pairs = new ArrayList<>();
      int bones = 2 + random.nextInt(20);
      for (int bone = 1; bone < bones; bone++) {
        pairs.add(bone + ":" + random.nextInt(bone));
      }
      Collections.shuffle(pairs, random);
      Hierarchy tree = RandomMotions.hierarchy(String.join(",", pairs));
      int low = 1 + random.nextInt(bones - 1);
      List<String> above = tree.ancestorsRootFirst(Integer.toString(low));
      assertThat(above.get(0)).isEqualTo("0");
      pairs.add(random.nextInt(pairs.size() + 1), "0:" + low);
      assertThat(error(() -> Hierarchy.parse(String.join(",", pairs))))
          .contains("cycle", "'0'", "'" + low + "'");
    }
  }

  @Test
  void longChainsAreSupported() {
    StringBuilder list = new StringBuilder("1:0");
    for (int bone = 2; bone < 50_000; bone++) {
      list.append(',').append(bone).append(':').append(bone - 1);
    }
    assertThat(RandomMotions.hierarchy(list.toString()).ancestorsRootFirst("49999"))
        .hasSize(49_999);
    assertThat(error(() -> Hierarchy.parse(list + ",0:49999"))).contains("cycle");
  }
}
