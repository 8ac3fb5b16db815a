package dev.diptych.generator.kaitai;

import dev.diptych.ir.EnumDef.Member;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the members of an enumeration. */
final class EnumReader {
  private EnumReader() {}

  static List<Member> of(Map<?, ?> yaml) {
    List<Member> members = new ArrayList<>();
    yaml.forEach((number, member) -> members.add(member(number(number), member)));
    return List.copyOf(members);
  }

  private static Member member(BigInteger number, Object member) {
    if (!(member instanceof Map<?, ?> map)) {
      return new Member(number, String.valueOf(member), null, "", List.of());
    }
    String doc = map.get("doc") == null ? "" : String.valueOf(map.get("doc"));
    return new Member(
        number,
        String.valueOf(map.get("id")),
        map.get("-twin-name") instanceof String name ? name : null,
        doc.strip().replaceAll("\\s+", " "),
        AliasReader.of(map));
  }

  private static BigInteger number(Object key) {
    String text = String.valueOf(key).replace("_", "");
    return text.startsWith("0b")
        ? new BigInteger(text.substring(2), 2)
        : text.startsWith("0x") ? new BigInteger(text.substring(2), 16) : new BigInteger(text);
  }
}
