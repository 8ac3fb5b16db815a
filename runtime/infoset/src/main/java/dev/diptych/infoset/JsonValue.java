package dev.diptych.infoset;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Typed access to parsed JSON, with a path for errors. */
record JsonValue(String path, Object json) {
  JsonValue at(String name, Object inner) {
    boolean apart = !path.isEmpty() && !name.startsWith("[");
    return new JsonValue(path + (apart ? "." : "") + name, inner);
  }

  InfosetException expected(String what) {
    return new InfosetException(path, "expected " + what);
  }

  Map<?, ?> map() throws InfosetException {
    if (json instanceof Map<?, ?> map) {
      return map;
    }
    throw expected("an object");
  }

  List<?> list() throws InfosetException {
    if (json instanceof List<?> list) {
      return list;
    }
    throw expected("a list");
  }

  String string() throws InfosetException {
    if (json instanceof String string) {
      return string;
    }
    throw expected("a string");
  }

  /** The exact value of a pair of exact and readable values. */
  JsonValue exact() throws InfosetException {
    List<?> pair = list();
    if (pair.isEmpty()) {
      throw expected("a list of one or two strings");
    }
    return new JsonValue(path, pair.get(0));
  }

  byte[] hex() throws InfosetException {
    try {
      return HexFormat.of().parseHex(string());
    } catch (IllegalArgumentException e) {
      throw expected("hexadecimal digits");
    }
  }

  long whole(boolean unsigned) throws InfosetException {
    if (!string().matches("-?[0-9]+")) {
      throw expected("a 64-bit integer");
    }
    try {
      return unsigned ? Long.parseUnsignedLong(string()) : Long.parseLong(string());
    } catch (NumberFormatException e) {
      throw expected("a 64-bit integer");
    }
  }

  /** Rejects members with other names. */
  void only(String... names) throws InfosetException {
    for (Object name : map().keySet()) {
      if (!List.of(names).contains(name)) {
        throw new InfosetException(path, "'" + name + "' is an unknown member");
      }
    }
  }

  JsonValue member(String name) throws InfosetException {
    if (!map().containsKey(name)) {
      throw new InfosetException(path, "'" + name + "' is missing");
    }
    return at(name, map().get(name));
  }
}
