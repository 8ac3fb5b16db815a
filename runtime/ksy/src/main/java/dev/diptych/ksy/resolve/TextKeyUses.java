package dev.diptych.ksy.resolve;

import dev.diptych.ir.EnumDef;
import dev.diptych.ksy.Yaml;
import dev.diptych.ksy.expression.Tree;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names of fields and enumerations under the keys {@code -twin-*}. */
final class TextKeyUses {
  private static final String CHECKSUM = "-twin-checksum";

  private final IndexReader index;

  TextKeyUses(IndexReader index) {
    this.index = index;
  }

  void of(Struct struct) {
    member(struct, struct.place.to("-twin-key"), struct.yaml.get("-twin-key"));
    Map<String, Object> zips = Yaml.map(struct.yaml, "-twin-zip");
    zips.keySet().forEach(name -> list(struct, struct.place.to("-twin-zip", name), zips.get(name)));
    Map<String, Object> style = Yaml.map(struct.yaml, "-twin-text");
    for (String key : List.of("line-end", "tail")) {
      member(struct, struct.place.to("-twin-text", key), style.get(key));
    }
    for (Member member : struct.all()) {
      enumeration(member, "-twin-elements");
      enumeration(member, "-twin-flags");
      checksum(member, member.place.to(CHECKSUM), Yaml.map(member.yaml, CHECKSUM));
    }
  }

  private void enumeration(Member member, String key) {
    String written = Yaml.text(member.yaml, key);
    EnumDef names = written == null ? null : member.owner.enumeration(written);
    if (names != null) {
      index.named(index.enumeration(names), member.place.to(key), null);
    }
  }

  private void checksum(Member member, Scalar at, Map<String, Object> key) {
    Struct owner = member.owner;
    Object of = key.get("of");
    if (of instanceof List<?> parts) {
      for (int i = 0; i < parts.size(); i++) {
        covered(owner, at.to("of", String.valueOf(i)), parts.get(i));
      }
    } else if (of instanceof Map<?, ?>) {
      covered(owner, at.to("of"), of);
    }
    list(owner, at.to("blank"), key.get("blank"));
    unpack(owner, at.to("unpack"), key.get("unpack"));
  }

  private void covered(Struct owner, Scalar at, @Nullable Object part) {
    if (part instanceof Map<?, ?> map) {
      for (String key : List.of("field", "from", "to")) {
        member(owner, at.to(key), map.get(key));
      }
      unpack(owner, at.to("unpack"), map.get("unpack"));
    } else {
      member(owner, at, part);
    }
  }

  private void unpack(Struct owner, Scalar at, @Nullable Object unpack) {
    if (!(unpack instanceof Map<?, ?> map)) {
      return;
    }
    member(owner, at.to("switch-on"), map.get("switch-on"));
    Member selector = owner.members.get(String.valueOf(map.get("switch-on")));
    EnumDef names = selector == null ? null : index.namesOf(selector);
    if (names != null && map.get("cases") instanceof Map<?, ?> cases) {
      cases.keySet().forEach(key -> label(names, at.to("cases", String.valueOf(key)).itsKey()));
    }
  }

  /** A label, with or without the enumeration before it. */
  private void label(EnumDef names, Scalar key) {
    String text = key.path().get(key.path().size() - 1);
    NamePath path = NamePath.of(text, 0);
    Tree.Span last = path.last();
    Declaration label = index.label(names, text.substring(last.start(), last.end()));
    if (label != null) {
      index.named(label, key, last);
      NamePath owner = path.owner();
      if (owner.size() > 0) {
        index.named(index.enumeration(names), key, owner.last());
        index.type(key, owner.owner(), index.ownerOf(names));
      }
    }
  }

  private void list(Struct owner, Scalar at, @Nullable Object list) {
    if (list instanceof List<?> names) {
      for (int i = 0; i < names.size(); i++) {
        member(owner, at.to(String.valueOf(i)), names.get(i));
      }
    } else {
      member(owner, at, list);
    }
  }

  /** A field, or a path of fields such as {@code header.len}. */
  private void member(Struct owner, Scalar place, @Nullable Object written) {
    if (!(written instanceof String text)) {
      return;
    }
    Struct at = owner;
    NamePath path = NamePath.of(text, 0);
    for (Tree.Span span : path.names()) {
      String id = text.substring(span.start(), span.end());
      if (at == null) {
        return;
      }
      if (id.equals("_root") || id.equals("_parent")) {
        at = id.equals("_root") ? at.top : at.parent;
        continue;
      }
      Member member = at.members.get(id);
      if (member == null) {
        return;
      }
      index.named(index.of(member), place, span);
      at = index.structOf(member);
    }
  }
}
