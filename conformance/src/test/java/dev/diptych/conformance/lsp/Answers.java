package dev.diptych.conformance.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Map;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;

/** Writes answers of the server in short: positions as {@code 1:2}, ranges as {@code 1:2-3:4}. */
final class Answers {
  private static final MessageJsonHandler JSON = new MessageJsonHandler(Map.of());

  private Answers() {}

  /** One line for each element of an array; {@code folder} is left out of names of files. */
  static String lines(Object answer, String folder) {
    JsonElement json = shortened(JSON.getGson().toJsonTree(answer));
    StringBuilder lines = new StringBuilder();
    if (json.isJsonArray()) {
      json.getAsJsonArray().forEach(each -> lines.append(each).append('\n'));
      if (json.getAsJsonArray().isEmpty()) {
        lines.append("[]\n");
      }
    } else {
      lines.append(json).append('\n');
    }
    return lines.toString().replace(folder, "");
  }

  /** A JSON value for a request. */
  static JsonElement parse(String json) {
    return JSON.getGson().fromJson(json, JsonElement.class);
  }

  /** Any object as JSON. */
  static JsonElement json(Object value) {
    return JSON.getGson().toJsonTree(value);
  }

  private static JsonElement shortened(JsonElement json) {
    if (json.isJsonArray()) {
      JsonArray all = new JsonArray();
      json.getAsJsonArray().forEach(each -> all.add(shortened(each)));
      return all;
    }
    if (!json.isJsonObject()) {
      return json;
    }
    JsonObject object = json.getAsJsonObject();
    if (object.has("line") && object.has("character") && object.size() == 2) {
      return new JsonPrimitive(object.get("line") + ":" + object.get("character"));
    }
    JsonObject all = new JsonObject();
    object.entrySet().forEach(each -> all.add(each.getKey(), shortened(each.getValue())));
    if (all.has("start") && all.has("end") && all.size() == 2) {
      return new JsonPrimitive(all.get("start").getAsString() + "-" + all.get("end").getAsString());
    }
    return all;
  }
}
