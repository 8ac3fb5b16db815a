package dev.diptych.infoset;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Takes what a JSON reader gives for what it has to be; says where it is not. */
record JsonValue(String path, Object json) {
  JsonValue at(String name, Object inner) {
    boolean apart = !path.isEmpty() && !name.startsWith("[");
    return new JsonValue(path + (apart ? "." : "") + name, inner);
  }

  InfosetException expected(String what) {
    return new InfosetException(path, "this is no " + what);
  }

  Map<?, ?> map() throws InfosetException {
    if (json instanceof Map<?, ?> map) {
      return map;
    }
    throw expected("object");
  }

  List<?> list() throws InfosetException {
    if (json instanceof List<?> list) {
      return list;
    }
    throw expected("list");
  }

  String string() throws InfosetException {
    if (json instanceof String string) {
      return string;
    }
    throw expected("string");
  }

  /** The exact one of an exact and a readable spelling. */
  JsonValue exact() throws InfosetException {
    List<?> pair = list();
    if (pair.isEmpty()) {
      throw expected("list of one or two strings");
    }
    return new JsonValue(path, pair.get(0));
  }

  byte[] hex() throws InfosetException {
    try {
      return HexFormat.of().parseHex(string());
    } catch (IllegalArgumentException e) {
      throw expected("row of hexadecimal digits");
    }
  }

  long whole(boolean unsigned) throws InfosetException {
    if (!string().matches("-?[0-9]+")) {
      throw expected("whole number of 64 bits");
    }
    try {
      return unsigned ? Long.parseUnsignedLong(string()) : Long.parseLong(string());
    } catch (NumberFormatException e) {
      throw expected("whole number of 64 bits");
    }
  }

  /** Refuses members of other names. */
  void only(String... names) throws InfosetException {
    for (Object name : map().keySet()) {
      if (!List.of(names).contains(name)) {
        throw new InfosetException(path, "'" + name + "' is no member that is known here");
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
