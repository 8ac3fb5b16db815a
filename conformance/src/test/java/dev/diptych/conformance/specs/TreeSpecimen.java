package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;

/** A tree that contains itself, to a depth of 60; written and read by recursion. */
final class TreeSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() {
    return Map.of("wide", wide(), "deep", chain(60), "one", node(""));
  }

  private static byte[] wide() {
    return node("root", node("a", node("a1"), node("a2")), node("b"), node("ç"));
  }

  private static byte[] chain(int depth) {
    return depth == 0 ? node("end") : node("n" + depth, chain(depth - 1));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "wide",
            "name = \"a2\"",
            "name = \"a2\" Children { name = \"new\" }",
            file ->
                assertThat(told(ByteBuffer.wrap(file))).isEqualTo("root(a(a1()a2(new()))b()ç())")),
        Edit.replace(
            "one",
            "name = \"\"",
            "name = \"x\" Children { name = \"y\" } Children { name = \"z\" }",
            file -> assertThat(told(ByteBuffer.wrap(file))).isEqualTo("x(y()z())")));
  }

  private static byte[] node(String name, byte[]... children) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(name.getBytes(UTF_8));
    out.write(0);
    out.write(children.length);
    for (byte[] child : children) {
      out.writeBytes(child);
    }
    return out.toByteArray();
  }

  private static String told(ByteBuffer in) {
    ByteArrayOutputStream name = new ByteArrayOutputStream();
    for (byte b = in.get(); b != 0; b = in.get()) {
      name.write(b);
    }
    StringBuilder text = new StringBuilder(name.toString(UTF_8)).append('(');
    int children = in.get();
    for (int i = 0; i < children; i++) {
      text.append(told(in));
    }
    return text.append(')').toString();
  }
}
