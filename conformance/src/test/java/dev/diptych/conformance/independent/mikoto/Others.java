package dev.diptych.conformance.independent.mikoto;

import java.util.List;
import java.util.SplittableRandom;

/** Makes items that the format has no name for: attributes and blocks of several shapes. */
final class Others {
  private static final List<String> ATTRIBUTES =
      List.of("scale", "note", "x2", "_", "Visible", "ik_limit", "END", "eof");
  private static final List<String> BLOCKS = List.of("Extra", "Camera", "IK", "vector", "_A1");
  private static final List<String> SCALARS =
      List.of(
          "0",
          "-17",
          "0xff",
          "1.500000",
          "-0.000000",
          "1e-7",
          "1.#QNAN0",
          "-1.#IND00",
          "nan:0x1",
          "-inf",
          "linear",
          "true",
          "x\"00 fF\"",
          "99999999999999999999",
          "x\"\"");

  private final SplittableRandom random;
  private final String lineEnd;

  Others(SplittableRandom random, String lineEnd) {
    this.random = random;
    this.lineEnd = lineEnd;
  }

  Other next() {
    return new Other(item(3));
  }

  private String item(int depth) {
    return depth == 0 || random.nextBoolean() ? attribute(depth) : block(depth);
  }

  private String attribute(int depth) {
    return ATTRIBUTES.get(random.nextInt(ATTRIBUTES.size())) + gap() + "=" + gap() + value(depth);
  }

  private String value(int depth) {
    int kind = random.nextInt(6);
    if (kind == 0 && depth > 0) {
      return tuple(depth - 1);
    }
    return kind == 1
        ? MkmWriter.quoted(Names.printable(random))
        : SCALARS.get(random.nextInt(SCALARS.size()));
  }

  private String tuple(int depth) {
    StringBuilder tuple = new StringBuilder("(").append(gap());
    for (int rest = random.nextInt(4); rest > 0; rest--) {
      tuple.append(value(depth)).append(' ').append(gap());
    }
    return tuple.append(')').toString();
  }

  private String block(int depth) {
    StringBuilder block = new StringBuilder(BLOCKS.get(random.nextInt(BLOCKS.size())));
    block.append(gap()).append('{').append(gap());
    for (int rest = random.nextInt(4); rest > 0; rest--) {
      // Within what the format does not know, nothing has a meaning: not even its own names.
      block.append(
          switch (random.nextInt(4)) {
            case 0 -> random.nextInt(100) + gap() + tuple(1);
            case 1 -> "name = \"}\"";
            default -> item(depth - 1);
          });
      block.append(random.nextBoolean() ? " " : lineEnd).append(gap());
    }
    return block.append('}').toString();
  }

  /** The text between two words. */
  private String gap() {
    return switch (random.nextInt(7)) {
      case 0 -> "";
      case 1 -> lineEnd + "\t";
      case 2 -> "\t# } \" " + Names.printable(random) + lineEnd;
      case 3 -> "\n\r";
      default -> " ";
    };
  }
}
