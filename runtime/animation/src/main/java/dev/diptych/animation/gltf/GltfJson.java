package dev.diptych.animation.gltf;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the JSON of a glTF file. */
final class GltfJson {
  private static final JsonFactory FACTORY = new JsonFactory();
  private static final int FLOAT = 5126;
  private static final int ARRAY_BUFFER = 34962;
  private static final double FIELD_OF_VIEW = Math.PI / 3;
  private static final double NEAR = 0.1;

  private final GltfAsset asset;
  private final JsonGenerator json;

  /** The shapes that have a mesh, in the order of the meshes. */
  private final List<GltfShape> meshes = new ArrayList<>();

  /** The accessors of the corners of meshes. */
  private final List<Integer> corners = new ArrayList<>();

  /** The children of each node by its index; those of -1 are in the scene. */
  private final Map<Integer, List<Integer>> children = new HashMap<>();

  private GltfJson(GltfAsset asset, JsonGenerator json) {
    this.asset = asset;
    this.json = json;
    for (int i = 0; i < asset.nodes.size(); i++) {
      int parent = asset.nodes.get(i).parent();
      children.computeIfAbsent(parent, each -> new ArrayList<>()).add(i);
    }
  }

  /**
   * The JSON of {@code asset}.
   *
   * @param embedded whether the buffer is in the JSON
   */
  static byte[] of(GltfAsset asset, boolean embedded) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonGenerator generator = FACTORY.createGenerator(out)) {
      if (embedded) {
        generator.useDefaultPrettyPrinter();
      }
      new GltfJson(asset, generator).write(embedded);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private void write(boolean embedded) throws IOException {
    addMeshes();
    json.writeStartObject();
    json.writeObjectFieldStart("asset");
    json.writeStringField("version", "2.0");
    json.writeStringField("generator", "Diptych");
    json.writeEndObject();
    json.writeNumberField("scene", 0);
    scene();
    array("nodes", asset.nodes.size(), this::node);
    if (asset.nodes.stream().anyMatch(node -> node.shape() == GltfShape.CAMERA)) {
      camera();
    }
    array("meshes", meshes.size(), this::mesh);
    array("animations", asset.animations.size(), this::animation);
    array("accessors", asset.buffer.accessors().size(), this::accessor);
    array("bufferViews", asset.buffer.accessors().size(), this::view);
    buffer(embedded);
    json.writeEndObject();
  }

  private void addMeshes() {
    for (GltfNode node : asset.nodes) {
      GltfShape shape = node.shape();
      if (shape.isMesh() && !meshes.contains(shape)) {
        meshes.add(shape);
        corners.add(asset.buffer.add(shape.corners(asset.jointScale), 3, true));
      }
    }
  }

  /** Writes an element of an array. */
  @FunctionalInterface
  private interface Element {
    void write(int index) throws IOException;
  }

  /** An array, which glTF does not allow to be empty. */
  private void array(String name, int size, Element element) throws IOException {
    if (size == 0) {
      return;
    }
    json.writeArrayFieldStart(name);
    for (int i = 0; i < size; i++) {
      json.writeStartObject();
      element.write(i);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void scene() throws IOException {
    json.writeArrayFieldStart("scenes");
    json.writeStartObject();
    children("nodes", -1);
    extras(asset.extras);
    json.writeEndObject();
    json.writeEndArray();
  }

  private void children(String name, int parent) throws IOException {
    List<Integer> found = children.getOrDefault(parent, List.of());
    if (!found.isEmpty()) {
      json.writeArrayFieldStart(name);
      for (int child : found) {
        json.writeNumber(child);
      }
      json.writeEndArray();
    }
  }

  private void node(int index) throws IOException {
    GltfNode node = asset.nodes.get(index);
    json.writeStringField("name", node.name());
    if (node.shape() == GltfShape.CAMERA) {
      json.writeNumberField("camera", 0);
    } else if (node.shape().isMesh()) {
      json.writeNumberField("mesh", meshes.indexOf(node.shape()));
    }
    if (!node.rest().position().equals(Vector.ZERO)) {
      numbers("translation", node.rest().position().toArray());
    }
    if (!node.rest().rotation().equals(Quaternion.IDENTITY)) {
      numbers("rotation", node.rest().rotation().toArray());
    }
    children("children", index);
    extras(node.extras());
  }

  private void numbers(String name, double[] numbers) throws IOException {
    json.writeArrayFieldStart(name);
    for (double number : numbers) {
      json.writeNumber(number);
    }
    json.writeEndArray();
  }

  private void camera() throws IOException {
    json.writeArrayFieldStart("cameras");
    json.writeStartObject();
    json.writeStringField("type", "perspective");
    json.writeObjectFieldStart("perspective");
    json.writeNumberField("yfov", FIELD_OF_VIEW);
    json.writeNumberField("znear", NEAR);
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void mesh(int index) throws IOException {
    json.writeArrayFieldStart("primitives");
    json.writeStartObject();
    json.writeObjectFieldStart("attributes");
    json.writeNumberField("POSITION", corners.get(index));
    json.writeEndObject();
    json.writeNumberField("mode", meshes.get(index).mode());
    json.writeEndObject();
    json.writeEndArray();
  }

  private void animation(int index) throws IOException {
    GltfAnimation animation = asset.animations.get(index);
    if (!animation.name().isEmpty()) {
      json.writeStringField("name", animation.name());
    }
    array("channels", animation.channels().size(), i -> channel(i, animation.channels().get(i)));
    array("samplers", animation.channels().size(), i -> sampler(animation.channels().get(i)));
    extras(animation.extras());
  }

  private void channel(int index, GltfChannel channel) throws IOException {
    json.writeNumberField("sampler", index);
    json.writeObjectFieldStart("target");
    json.writeNumberField("node", channel.node());
    json.writeStringField("path", channel.path());
    json.writeEndObject();
  }

  private void sampler(GltfChannel channel) throws IOException {
    json.writeNumberField("input", channel.input());
    json.writeStringField("interpolation", channel.stepped() ? "STEP" : "LINEAR");
    json.writeNumberField("output", channel.output());
  }

  private void accessor(int index) throws IOException {
    GltfBuffer.Accessor accessor = asset.buffer.accessors().get(index);
    json.writeNumberField("bufferView", index);
    json.writeNumberField("componentType", FLOAT);
    json.writeNumberField("count", accessor.count());
    json.writeStringField("type", accessor.type());
    int width = accessor.bounds().size() / 2;
    if (width > 0) {
      bounds("min", accessor.bounds().subList(0, width));
      bounds("max", accessor.bounds().subList(width, 2 * width));
    }
  }

  private void bounds(String name, List<Float> bounds) throws IOException {
    // As doubles: the shortest decimals of a float are another double.
    numbers(name, bounds.stream().mapToDouble(Float::doubleValue).toArray());
  }

  private void view(int index) throws IOException {
    GltfBuffer.Accessor accessor = asset.buffer.accessors().get(index);
    json.writeNumberField("buffer", 0);
    json.writeNumberField("byteOffset", accessor.offset());
    json.writeNumberField("byteLength", accessor.length());
    if (corners.contains(index)) {
      json.writeNumberField("target", ARRAY_BUFFER);
    }
  }

  private void buffer(boolean embedded) throws IOException {
    if (asset.buffer.length() == 0) {
      return;
    }
    json.writeArrayFieldStart("buffers");
    json.writeStartObject();
    json.writeNumberField("byteLength", asset.buffer.length());
    if (embedded) {
      String bytes = Base64.getEncoder().encodeToString(asset.buffer.bytes());
      json.writeStringField("uri", "data:application/octet-stream;base64," + bytes);
    }
    json.writeEndObject();
    json.writeEndArray();
  }

  private void extras(Map<String, Object> extras) throws IOException {
    if (!extras.isEmpty()) {
      json.writeFieldName("extras");
      value(extras);
    }
  }

  private void value(Object value) throws IOException {
    if (value instanceof Map<?, ?> map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> each : map.entrySet()) {
        json.writeFieldName(String.valueOf(each.getKey()));
        value(each.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object each : list) {
        value(each);
      }
      json.writeEndArray();
    } else if (value instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else if (value instanceof Integer number) {
      json.writeNumber(number);
    } else if (value instanceof Number number) {
      json.writeNumber(number.doubleValue());
    } else {
      json.writeString(value.toString());
    }
  }
}
