package dev.diptych.conformance.independent.mikoto;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Writes files with the same meaning in unusual forms: attributes in any order and position, other
 * blanks, comments, other forms of numbers and names.
 */
public final class FormVariants {
  private final StringBuilder out = new StringBuilder();
  private final SplittableRandom random;
  private final String lineEnd;

  private FormVariants(SplittableRandom random, String lineEnd) {
    this.random = random;
    this.lineEnd = lineEnd;
  }

  /** The bytes of {@code file} in one of many forms. */
  public static byte[] write(Mkm file, long seed) {
    FormVariants writer = new FormVariants(new SplittableRandom(seed), file.lineEnd());
    // The end of the first line determines all line ends.
    writer.out.append(writer.random.nextBoolean() ? "" : "\u00ef\u00bb\u00bf");
    writer.out.append("Mikoto \t Motion Ver 2 # again").append(file.lineEnd());
    file.parts().forEach(writer::part);
    writer.out.append("Eof").append(file.tail());
    return Mkm.bytes(writer.out.toString());
  }

  private void part(Part part) {
    if (part instanceof Motion motion) {
      motion(motion);
    } else if (part instanceof Track track) {
      track(track);
    } else if (part instanceof Other other) {
      emit(other.text());
    }
  }

  private void motion(Motion motion) {
    emit("Motion" + gap() + "{");
    List<Runnable> items = new ArrayList<>();
    motion.parts().forEach(part -> items.add(() -> part(part)));
    scatter(items, "name", string(motion.name()));
    scatter(items, "endframe", whole(motion.endframe()));
    scatter(items, "loop", whole(motion.loop()));
    items.forEach(Runnable::run);
    emit("}");
  }

  private void track(Track track) {
    emit(track.kind().block + gap() + "{");
    List<Runnable> items = new ArrayList<>();
    track.keys().forEach(key -> items.add(() -> key(key)));
    int at = 0;
    for (Other other : track.others()) {
      at = random.nextInt(at, items.size() + 1);
      items.add(at++, () -> part(other));
    }
    scatter(items, "name", string(track.name()));
    scatter(items, "class", string(track.className()));
    scatter(items, "member", string(track.member()));
    scatter(items, "curve", string(track.curve()));
    items.forEach(Runnable::run);
    emit("}");
  }

  private void scatter(List<Runnable> items, String name, String value) {
    items.add(random.nextInt(items.size() + 1), () -> emit(name + gap() + "=" + gap() + value));
  }

  private void key(Key key) {
    StringBuilder row = new StringBuilder(whole(key.frame())).append(gap()).append('(');
    for (Real value : key.values()) {
      row.append(gap()).append(ValueVariants.of(value, random)).append(' ');
    }
    emit(row.append(gap()).append(')').toString());
  }

  private void emit(String item) {
    out.append(item).append(random.nextBoolean() ? " " : lineEnd).append(gap());
  }

  private String gap() {
    return switch (random.nextInt(8)) {
      case 0 -> "";
      case 1 -> lineEnd + lineEnd;
      case 2 -> " # { (\"" + Names.printable(random) + lineEnd;
      case 3 -> "\t\r\n";
      default -> " ";
    };
  }

  private String whole(int number) {
    return ValueVariants.whole(number, random);
  }

  private String string(String name) {
    return random.nextInt(4) == 0 ? ValueVariants.digits(name) : MkmWriter.quoted(name);
  }
}
