package dev.diptych.cli.doctor;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The result of one check.
 *
 * @param name what was checked
 * @param state a sentence about it
 * @param hint what to change; empty if all is well
 */
record Check(String name, String state, String hint) {
  static Check ok(String name, String state) {
    return new Check(name, state, "");
  }

  boolean ok() {
    return hint.isEmpty();
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("check", name);
    json.put("ok", ok());
    json.put("state", state);
    if (!ok()) {
      json.put("hint", hint);
    }
    return json;
  }
}
