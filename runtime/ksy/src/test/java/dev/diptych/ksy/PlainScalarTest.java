package dev.diptych.ksy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.nodes.NodeId;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.resolver.Resolver;

/** Scalars are what the YAML library takes them for, except for dates. */
class PlainScalarTest {
  private static final List<Tag> TEXTS = List.of(Tag.STR, Tag.TIMESTAMP, Tag.MERGE);
  private static final String CHARACTERS = "0123456789abcdefx_+-.:eE~onyN";

  private static Object expected(String text) {
    Tag tag = new Resolver().resolve(NodeId.scalar, text, true);
    try {
      return TEXTS.contains(tag)
          ? text
          : new Values().of(new ScalarNode(tag, text, null, null, ScalarStyle.PLAIN));
    } catch (NumberFormatException e) {
      return text; // "._"
    }
  }

  private static final class Values extends SafeConstructor {
    Values() {
      super(new LoaderOptions());
    }

    Object of(ScalarNode node) {
      return constructObject(node);
    }
  }

  @Test
  void wordsAndNumbers() {
    for (String text :
        ("~ null Null NULL nULL yes Yes YES yEs no off On on TRUE true False y n 0 00 08 010 0x10 0X10"
                + " 0xFFFFFFFF 0x7fffffffffffffff 0b11 0b12 1_000 0x_1 12:30 -1 +1 -0 1e3 1.5 1. .5 -.5"
                + " . - + -- 0.10 2147483647 2147483648 -2147483649 9223372036854775808 .inf -.INF"
                + " 2001-01-01 << = a 0xg 1a 0x 0_7 190:20:30.15")
            .split(" ", -1)) {
      assertThat(PlainScalar.read(text)).as(text).isEqualTo(expected(text));
    }
    assertThat(PlainScalar.read("")).isNull();
    assertThat(PlainScalar.read(".nan")).isEqualTo(Double.NaN);
  }

  @Test
  void anyCharacters() {
    Random random = new Random(38);
    for (int i = 0; i < 100_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = 1 + random.nextInt(7); length > 0; length--) {
        text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
      }
      assertThat(PlainScalar.read(text.toString()))
          .as("%s", text)
          .isEqualTo(expected(text.toString()));
    }
  }
}
