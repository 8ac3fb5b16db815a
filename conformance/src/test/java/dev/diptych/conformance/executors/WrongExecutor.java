package dev.diptych.conformance.executors;

import dev.diptych.executor.Answers;
import dev.diptych.runner.process.Frames;
import dev.diptych.twin.Engine;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Our engine, with one thing wrong that its argument names. */
final class WrongExecutor {
  private WrongExecutor() {}

  /** Answers requests until there are no more, or until it is too wrong to. */
  public static void main(String[] args) throws Exception {
    Answers answers = new Answers(Engine.shipped(), "wrong");
    InputStream in = new BufferedInputStream(System.in);
    Map<String, Object> request = Frames.read(in);
    while (request != null) {
      Map<String, Object> answer = answers.answer(request);
      if (!request.get("do").equals("hello")) {
        spoil(args[0], answer);
      }
      Frames.write(answer, System.out);
      request = Frames.read(in);
    }
  }

  private static void spoil(String how, Map<String, Object> answer)
      throws IOException, InterruptedException {
    switch (how) {
      case "swap" -> swap(fields(answer, "camera"));
      case "round" -> round(fields(answer, "camera", "position_x"));
      case "drop" -> drop(fields(answer, "markers"));
      case "hang" -> TimeUnit.MINUTES.sleep(10);
      case "garbage" -> System.out.write("Hello, here I am!".getBytes(StandardCharsets.UTF_8));
      case "die" -> {
        System.err.println("I did not expect that");
        System.exit(7);
      }
      default -> throw new IllegalArgumentException(how);
    }
  }

  /** Two curves change places. */
  private static void swap(Map<String, Object> camera) {
    if (camera != null) {
      Object x = camera.get("position_x");
      camera.put("position_x", camera.get("position_y"));
      camera.put("position_y", x);
    }
  }

  /** Values lose their last bits. */
  private static void round(Map<String, Object> curve) {
    if (curve != null) {
      for (Object row : list(map(curve.get("keyframes")).get("rows"))) {
        List<Object> value = list(list(row).get(1));
        String bits = (String) value.get(0);
        value.clear();
        value.add(bits.substring(0, 6) + "00");
      }
    }
  }

  /** The last marker is forgotten. */
  private static void drop(Map<String, Object> markers) {
    if (markers != null) {
      List<Object> list = list(markers.get("markers"));
      if (!list.isEmpty()) {
        list.remove(list.size() - 1);
      }
    }
  }

  /** The fields of the struct that {@code ids} lead to; null where there is none. */
  private static Map<String, Object> fields(Map<String, Object> answer, String... ids) {
    if (!answer.containsKey("infoset")) {
      return null;
    }
    Map<String, Object> fields = map(map(map(answer.get("infoset")).get("root")).get("fields"));
    for (String id : ids) {
      if (!fields.containsKey(id)) {
        return null;
      }
      fields = map(map(fields.get(id)).get("fields"));
    }
    return fields;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> map(Object json) {
    return (Map<String, Object>) json;
  }

  @SuppressWarnings("unchecked")
  private static List<Object> list(Object json) {
    return (List<Object>) json;
  }
}
