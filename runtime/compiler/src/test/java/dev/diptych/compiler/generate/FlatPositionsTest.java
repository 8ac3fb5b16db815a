package dev.diptych.compiler.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.generate.engine.FlatPositions;
import dev.diptych.compiler.kaitai.KaitaiCompiler;
import dev.diptych.ksy.Modules;
import dev.diptych.records.FieldPositions;
import dev.diptych.records.Positioned;
import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Flat positions are those that the maps of the Kaitai Struct compiler have. */
class FlatPositionsTest {
  private static final String SPEC =
      """
      meta: {id: toy, endian: le}
      seq:
        - {id: count, type: u1}
        - {id: items, type: item, repeat: expr, repeat-expr: count}
        - {id: rest, type: u1, repeat: until, repeat-until: _ == 0}
      instances:
        last: {pos: _io.size - 2, type: u2}
      types:
        item:
          seq:
            - {id: length, type: u1}
            - {id: body, type: body, size: length}
          types:
            body:
              seq:
                - {id: numbers, type: u1, repeat: eos}
      """;

  private static final byte[] FILE = {2, 3, 1, 2, 3, 0, 7, 6, 0, 9, 9};

  @Test
  void givesTheSamePositionsAsTheMaps(@TempDir Path folder) throws Exception {
    Path ksy = Files.writeString(folder.resolve("toy.ksy"), SPEC);
    Modules modules = Modules.load(ksy, List.of());
    KaitaiCompiler ksc =
        KaitaiCompiler.with(List.of("--read-write", "--read-pos", "--java-package", "toys"));
    Map<String, String> plain = ksc.generate("java", ksc.check(modules));
    Map<String, String> flat = new TreeMap<>();
    plain.forEach((name, source) -> flat.put(name, FlatPositions.finish(source)));

    List<String> ofMaps = positions(read(folder.resolve("plain"), plain));
    List<String> ofArrays = positions(read(folder.resolve("flat"), flat));

    assertThat(ofMaps).contains("items[1] 5..6", "items[0].body.numbers[2] 2..3", "last 9..11");
    assertThat(ofArrays).isEqualTo(ofMaps);
    assertThat(flat.values()).noneMatch(source -> source.contains("_attrStart"));
  }

  private static Object read(Path folder, Map<String, String> sources) throws Exception {
    Files.createDirectories(folder);
    List<String> arguments = new ArrayList<>(List.of("-nowarn", "-d", folder.toString()));
    arguments.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    for (Map.Entry<String, String> each : sources.entrySet()) {
      Path file = folder.resolve(Path.of(each.getKey()).getFileName().toString());
      String imports =
          each.getValue().contains("Positioned") ? "import dev.diptych.records.*;\n" : "";
      Files.writeString(file, each.getValue().replaceFirst("(package [^;]+;\\R)", "$1" + imports));
      arguments.add(file.toString());
    }
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(failed).isZero();
    var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
    Class<?> type = loader.loadClass("toys.Toy");
    Object toy =
        type.getConstructor(KaitaiStream.class).newInstance(new ByteBufferKaitaiStream(FILE));
    ((KaitaiStruct.ReadWrite) toy)._read();
    type.getMethod("last").invoke(toy);
    return toy;
  }

  /** Every position, as {@code path start..end}. */
  private static List<String> positions(Object object) throws Exception {
    List<String> found = new ArrayList<>();
    collect(object, "", found);
    return found;
  }

  private static void collect(Object object, String path, List<String> found) throws Exception {
    for (String name : List.of("count", "items", "rest", "last", "length", "body", "numbers")) {
      Method getter = getter(object, name);
      Object value = getter == null ? null : getter.invoke(object);
      if (value == null) {
        continue;
      }
      found.add(path + name + " " + position(object, name, -1));
      List<?> elements = value instanceof List<?> many ? many : List.of();
      for (int i = 0; i < elements.size(); i++) {
        found.add(path + name + "[" + i + "] " + position(object, name, i));
        collect(elements.get(i), path + name + "[" + i + "].", found);
      }
      collect(value, path + name + ".", found);
    }
  }

  private static Method getter(Object object, String name) {
    for (Method method : object.getClass().getMethods()) {
      boolean generated = object instanceof KaitaiStruct && method.getParameterCount() == 0;
      if (generated && method.getName().equals(name)) {
        return method;
      }
    }
    return null;
  }

  private static String position(Object object, String name, int index) throws Exception {
    if (object instanceof Positioned flat) {
      FieldPositions all = flat._twinPositions();
      String[] fields = (String[]) object.getClass().getField("_twinFields").get(null);
      int field = List.of(fields).indexOf(name);
      return index < 0
          ? all.start(field) + ".." + all.end(field)
          : all.start(field, index) + ".." + all.end(field, index);
    }
    String kind = index < 0 ? "_attr" : "_arr";
    return one(object, kind + "Start", name, index) + ".." + one(object, kind + "End", name, index);
  }

  private static Object one(Object object, String map, String name, int index) throws Exception {
    Object found = ((Map<?, ?>) object.getClass().getField(map).get(object)).get(name);
    return index < 0 ? found : ((List<?>) found).get(index);
  }
}
