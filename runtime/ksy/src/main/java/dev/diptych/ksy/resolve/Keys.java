package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef.Member;
import dev.diptych.ir.Header;
import dev.diptych.ir.TextKeys;
import dev.diptych.ir.TypeDef;
import dev.diptych.ir.Written;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Yaml;
import dev.diptych.model.schema.Alias;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Keys without expressions: as package kaitai reads them today. */
final class Keys {
  private Keys() {}

  static Header header(KsyModule module) {
    Map<String, Object> meta = Yaml.map(module.yaml(), "meta");
    Map<String, Object> format = Yaml.map(module.yaml(), "-twin-format");
    Map<String, Object> style = Yaml.map(module.yaml(), "-twin-text");
    return new Header(
        Objects.requireNonNullElse(Yaml.text(module.yaml(), "doc"), ""),
        Yaml.texts(module.yaml(), "doc-ref"),
        Yaml.text(meta, "title"),
        Yaml.text(meta, "file-extension"),
        Yaml.text(meta, "encoding"),
        new Header.Format(
            Yaml.text(format, "id"),
            Yaml.text(format, "title"),
            Yaml.text(format, "version"),
            Yaml.text(format, "layout"),
            Boolean.TRUE.equals(format.get("preferred"))),
        style.isEmpty()
            ? null
            : new Header.Style(
                Yaml.text(style, "strings"),
                Yaml.text(style, "indent"),
                Yaml.text(style, "line-end"),
                Yaml.text(style, "tail")),
        Yaml.text(module.yaml(), "-twin-refuse"));
  }

  static TypeDef.Keys struct(Map<String, Object> yaml) {
    Map<String, List<String>> zips = new LinkedHashMap<>();
    Map<String, Object> wanted = Yaml.map(yaml, "-twin-zip");
    for (String name : wanted.keySet()) {
      zips.put(name, Yaml.texts(wanted, name));
    }
    return new TypeDef.Keys(
        Yaml.text(yaml, "-twin-adapter"), Yaml.text(yaml, "-twin-key"), zips, aliases(yaml));
  }

  static TextKeys text(Map<String, Object> yaml) {
    Map<String, Number> names = new LinkedHashMap<>();
    Yaml.map(yaml, "-twin-names").forEach((name, value) -> names.put(name, (Number) value));
    return new TextKeys(
        Yaml.text(yaml, "-twin-name"),
        fallback(yaml.get("-twin-default")),
        names,
        Yaml.text(yaml, "-twin-elements"),
        Yaml.text(yaml, "-twin-role"),
        Yaml.text(yaml, "-twin-decimals"),
        Yaml.text(yaml, "-twin-unit"),
        formerly(yaml),
        Yaml.text(yaml, "-twin-radix"),
        Yaml.text(yaml, "-twin-flags"),
        Yaml.map(yaml, "-twin-checksum"),
        Boolean.TRUE.equals(yaml.get("-twin-item")));
  }

  private static @Nullable Number fallback(@Nullable Object value) {
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    return value instanceof Number number ? number : null;
  }

  static Written written(Map<String, Object> yaml) {
    return new Written(
        yaml.get("type") instanceof Map ? null : Yaml.text(yaml, "type"),
        Yaml.text(yaml, "size"),
        Boolean.TRUE.equals(yaml.get("size-eos")),
        Yaml.text(yaml, "terminator"),
        Yaml.text(yaml, "pad-right"),
        Boolean.TRUE.equals(yaml.get("include")),
        Yaml.text(yaml, "process"),
        Yaml.text(yaml, "contents"));
  }

  static List<Member> members(Map<?, ?> yaml) {
    List<Member> members = new ArrayList<>();
    for (Map.Entry<?, ?> each : yaml.entrySet()) {
      members.add(member(orZero(each.getKey()), each.getValue()));
    }
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
        aliases(map));
  }

  /** An element of contents that is a number, also as the text {@code 0x1f}; null for a string. */
  static @Nullable Integer element(Object part) {
    if (part instanceof Number number) {
      return number.longValue() == number.intValue() ? number.intValue() : Integer.valueOf(-1);
    }
    String text = String.valueOf(part);
    return text.matches("0x[0-9a-fA-F]{1,7}") ? Integer.valueOf(text.substring(2), 16) : null;
  }

  private static BigInteger orZero(Object key) {
    try {
      return number(key);
    } catch (NumberFormatException e) {
      return BigInteger.ZERO; // reported
    }
  }

  /** An integer of YAML: a number, or a text that looks like one. */
  static BigInteger number(Object key) {
    String text = String.valueOf(key).replace("_", "");
    return text.startsWith("0b")
        ? new BigInteger(text.substring(2), 2)
        : text.startsWith("0x") ? new BigInteger(text.substring(2), 16) : new BigInteger(text);
  }

  /** The former names of a field, and where it was. */
  private static List<Alias> formerly(Map<?, ?> yaml) {
    List<Alias> all = new ArrayList<>(aliases(yaml));
    if (yaml.get("-twin-was") instanceof String path) {
      all.add(Alias.moved(path));
    }
    return List.copyOf(all);
  }

  private static List<Alias> aliases(Map<?, ?> yaml) {
    List<Alias> aliases = new ArrayList<>();
    if (yaml.get("-twin-aliases") instanceof Map<?, ?> since) {
      since.forEach(
          (name, version) -> {
            String text = String.valueOf(version);
            aliases.add(new Alias((String) name, text.isEmpty() ? null : text));
          });
    } else if (yaml.get("-twin-aliases") instanceof List<?> names) {
      names.forEach(name -> aliases.add(new Alias((String) name, null)));
    }
    return List.copyOf(aliases);
  }
}
