package dev.diptych.text.print;

import dev.diptych.model.schema.EnumType;
import dev.diptych.text.number.IntegerPrinter;
import dev.diptych.text.sink.ByteBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Prints sets of bits by the names of members of an enum. Members with more bits come first; each
 * is chosen if all its bits are set and none of them belongs to a chosen one. Bits without a member
 * are one hexadecimal number. The bits of all words together are the number, so every number is
 * restored.
 */
final class FlagPrinter {
  private static final int MAX_LENGTH = 18;

  /**
   * A member.
   *
   * @param bits its bits
   * @param name its name
   */
  private record Member(long bits, String name) {}

  private static final Comparator<Member> BY_VALUE =
      (a, b) -> Long.compareUnsigned(a.bits(), b.bits());

  private final List<Member> members = new ArrayList<>();
  private final String zero;

  FlagPrinter(EnumType names) {
    names
        .names()
        .forEach(
            (bits, name) -> {
              if (bits != 0) {
                members.add(new Member(bits, name));
              }
            });
    members.sort(
        Comparator.comparingInt((Member member) -> -Long.bitCount(member.bits()))
            .thenComparing(BY_VALUE));
    String named = names.nameOf(0);
    this.zero = named == null ? "0" : named;
  }

  /** Prints one word, or a tuple of several. */
  void print(long bits, ByteBuilder out) {
    if (bits == 0) {
      out.putAscii(zero);
      return;
    }
    List<Member> chosen = new ArrayList<>();
    long rest = bits;
    for (Member member : members) {
      if ((rest & member.bits()) == member.bits()) {
        chosen.add(member);
        rest &= ~member.bits();
      }
    }
    chosen.sort(BY_VALUE);
    boolean tuple = chosen.size() + (rest == 0 ? 0 : 1) > 1;
    String before = tuple ? "(" : "";
    for (Member member : chosen) {
      out.putAscii(before);
      out.putAscii(member.name());
      before = " ";
    }
    if (rest != 0) {
      out.putAscii(before);
      out.ensure(MAX_LENGTH);
      out.setLength(IntegerPrinter.printHex(rest, 1, out.array(), out.length()));
    }
    out.putAscii(tuple ? ")" : "");
  }
}
