package dev.diptych.compiler.schema.name;

import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Header;
import dev.diptych.ir.Spec;
import dev.diptych.model.schema.Alias;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.FormatName;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The names in the text: from {@code -twin-*} keys, otherwise from ids. */
public final class TextNames {
  /** Words of the text's grammar. */
  public static final Set<String> RESERVED = Set.of("Eof", "inf", "nan");

  private TextNames() {}

  /** Whether the grammar of texts takes {@code text} for a name. */
  public static boolean isName(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
      if (!letter && (i == 0 || c < '0' || c > '9')) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** {@code index_tip} as {@code IndexTip}. */
  public static String camel(String id) {
    StringBuilder name = new StringBuilder();
    for (String part : id.split("_", -1)) {
      if (!part.isEmpty()) {
        name.append(Character.toUpperCase(part.charAt(0))).append(part, 1, part.length());
      }
    }
    return name.toString();
  }

  public static FormatName format(Spec spec) {
    Header.Format format = spec.header().format();
    return new FormatName(
        format.id() == null ? spec.root() : format.id(),
        format.title() == null ? camel(spec.root()) : format.title(),
        format.version() == null ? "1" : format.version(),
        format.layout(),
        format.preferred());
  }

  /** The names of the members of {@code type}, made unique. */
  public static EnumType enumType(EnumDef type) {
    Map<Long, String> names = new LinkedHashMap<>();
    Map<Long, List<Alias>> aliases = new LinkedHashMap<>();
    Set<String> taken = new HashSet<>(RESERVED);
    for (EnumDef.Member member : type.members()) {
      String name = member.text() != null ? member.text() : camel(member.id());
      while (!taken.add(name)) {
        name += "_";
      }
      names.put(member.number().longValue(), name);
      if (!member.aliases().isEmpty()) {
        aliases.put(member.number().longValue(), member.aliases());
      }
    }
    return new EnumType(type.name(), names, aliases);
  }
}
