package dev.diptych.model.checksum;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Describes checksums in messages and documentation. */
public final class ChecksumText {
  private ChecksumText() {}

  /** What {@code checksum} is, such as "the CRC-32 of kind and body". */
  public static String of(Checksum checksum) {
    List<String> parts = checksum.of().stream().map(ChecksumText::part).toList();
    String what = "the " + name(checksum) + " of " + list(parts);
    List<String> counted = new ArrayList<>();
    if (checksum.self() != null) {
      counted.add("itself");
      checksum.blank().forEach(path -> counted.add(String.join(".", path)));
    }
    return counted.isEmpty()
        ? what
        : "%s, with %s as bytes 0x%02x".formatted(what, list(counted), checksum.self());
  }

  private static String name(Checksum checksum) {
    String label = checksum.algorithm().label();
    boolean all = checksum.bits() == checksum.algorithm().width();
    boolean digest = checksum.algorithm() instanceof Algorithm.Digest;
    String some = (digest ? "first " : "low ") + checksum.bits() + " bits of the ";
    return all ? label : some + label;
  }

  private static String part(Covered covered) {
    if (covered instanceof Covered.Literal literal) {
      return "x\"" + literal.hex() + "\"";
    }
    if (covered instanceof Covered.Before) {
      return "everything before it";
    }
    if (covered instanceof Covered.After) {
      return "everything after it";
    }
    if (covered instanceof Covered.Range range) {
      return (range.from() == null ? "the start" : range.from())
          + " to "
          + (range.to() == null ? "the end" : range.to());
    }
    return field((Covered.Field) covered);
  }

  private static String field(Covered.Field field) {
    String path =
        field.path().isEmpty()
            ? "its struct"
            : field.path().equals(List.of("_root")) ? "the file" : String.join(".", field.path());
    Unpacking unpacking = field.unpacking();
    if (unpacking.equals(Unpacking.NONE)) {
      return path;
    }
    return unpacking.on() == null ? "unpacked " + path : path + ", unpacked by " + unpacking.on();
  }

  private static String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : words.subList(0, last).stream().collect(Collectors.joining(", "))
            + " and "
            + words.get(last);
  }
}
