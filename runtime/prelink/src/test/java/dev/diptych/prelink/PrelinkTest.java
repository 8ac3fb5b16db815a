package dev.diptych.prelink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Rewritten classes do the same as the originals. */
class PrelinkTest {
  private static final String SAMPLES = Samples.class.getName();

  @TempDir private Path folder;

  /** The class files of the samples, by their names in a jar. */
  private static Map<String, byte[]> samples() throws IOException {
    Map<String, byte[]> classes = new TreeMap<>();
    Path root =
        Path.of(Samples.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    Path here = root.resolve(SAMPLES.replace('.', '/')).getParent();
    try (Stream<Path> files = Files.list(here)) {
      for (Path file : files.filter(each -> each.toString().contains("Samples")).toList()) {
        classes.put(root.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return classes;
  }

  /** Defines classes from files instead of the class path. */
  private static final class Rewritten extends ClassLoader {
    private final Map<String, byte[]> classes;

    Rewritten(Map<String, byte[]> classes) {
      super(PrelinkTest.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      byte[] file = classes.get(name.replace('.', '/') + ".class");
      Class<?> known = findLoadedClass(name);
      return file == null
          ? super.loadClass(name, resolve)
          : known == null ? defineClass(name, file, 0, file.length) : known;
    }
  }

  private static List<?> results(Map<String, byte[]> classes) throws Exception {
    Class<?> type = new Rewritten(classes).loadClass(SAMPLES);
    return (List<?>) ((Supplier<?>) type.getDeclaredConstructor().newInstance()).get();
  }

  private static <T> Stream<T> instructions(Map<String, byte[]> classes, Class<T> kind) {
    List<AbstractInsnNode> instructions = new ArrayList<>();
    for (byte[] file : classes.values()) {
      ClassNode node = new ClassNode();
      new ClassReader(file).accept(node, 0);
      for (MethodNode method : node.methods) {
        method.instructions.forEach(instructions::add);
      }
    }
    return instructions.stream().filter(kind::isInstance).map(kind::cast);
  }

  private static long sites(Map<String, byte[]> classes, String bootstrap) {
    return instructions(classes, InvokeDynamicInsnNode.class)
        .filter(site -> site.bsm.getOwner().endsWith(bootstrap))
        .count();
  }

  private static long calls(Map<String, byte[]> classes, String owner, String name) {
    return instructions(classes, MethodInsnNode.class)
        .filter(call -> call.owner.endsWith(owner) && call.name.equals(name))
        .count();
  }

  @Test
  void rewrittenClassesReturnTheSame() throws Exception {
    Map<String, byte[]> original = samples();
    Map<String, byte[]> rewritten = new LinkedHashMap<>(original);
    rewritten.putAll(ClassSet.rewrite(original));
    assertThat(sites(original, "LambdaMetafactory")).isGreaterThan(30);
    assertThat(sites(original, "ObjectMethods")).isGreaterThan(10);
    // A serializable function stays, and the method that reads it.
    assertThat(sites(rewritten, "LambdaMetafactory")).isEqualTo(2);
    assertThat(sites(rewritten, "ObjectMethods")).isZero();
    assertThat(results(rewritten)).hasToString(results(original).toString());
    assertThat(results(original)).hasSizeGreaterThan(500);
  }

  @Test
  void operationsOfStreamsAreReplaced() throws IOException {
    Map<String, byte[]> rewritten = new LinkedHashMap<>(samples());
    rewritten.putAll(ClassSet.rewrite(rewritten));
    for (String name : List.of("toList", "anyMatch", "allMatch", "noneMatch", "findFirst")) {
      assertThat(calls(samples(), "/Stream", name)).as(name).isPositive();
      assertThat(calls(rewritten, "/Stream", name)).as(name).isZero();
      assertThat(calls(rewritten, "/PlainStreams", name)).as(name).isPositive();
    }
  }

  @Test
  void rewritingAgainChangesNothing() throws IOException {
    Map<String, byte[]> rewritten = new LinkedHashMap<>(samples());
    rewritten.putAll(ClassSet.rewrite(rewritten));
    assertThat(ClassSet.rewrite(rewritten)).isEmpty();
  }

  private Path jar(String name, Map<String, byte[]> entries) throws IOException {
    Path jar = folder.resolve(name);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (Map.Entry<String, byte[]> each : entries.entrySet()) {
        ZipEntry entry = new ZipEntry(each.getKey());
        entry.setLastModifiedTime(FileTime.fromMillis(1_000_000_000_000L));
        out.putNextEntry(entry);
        out.write(each.getValue());
        out.closeEntry();
      }
    }
    return jar;
  }

  @Test
  void jarsAreRewrittenTheSameWayEachTime() throws Exception {
    Map<String, byte[]> entries = new LinkedHashMap<>(samples());
    entries.put("text.txt", new byte[] {1, 2, 3});
    Path one = jar("diptych-one.jar", entries);
    Path two = jar("two.jar", entries);
    Path other = jar("other.jar", entries);
    byte[] before = Files.readAllBytes(other);
    Path first = jar("first.jar", Map.of("own.txt", new byte[0]));
    Prelink.main(new String[] {first.toString(), folder.toString(), two.toString()});
    assertThat(one).hasSameBinaryContentAs(two);
    assertThat(other).hasBinaryContent(before);
    Map<String, byte[]> found = new LinkedHashMap<>();
    try (ZipFile zip = new ZipFile(one.toFile())) {
      for (ZipEntry entry : zip.stream().map(ZipEntry.class::cast).toList()) {
        assertThat(entry.getLastModifiedTime().toMillis()).isEqualTo(1_000_000_000_000L);
        try (InputStream in = zip.getInputStream(entry)) {
          found.put(entry.getName(), in.readAllBytes());
        }
      }
    }
    assertThat(found).containsAllEntriesOf(Map.of("text.txt", new byte[] {1, 2, 3}));
    assertThat(found.keySet()).containsAll(entries.keySet());
    assertThat(results(found)).hasToString(results(entries).toString());
  }

  @Test
  void embeddedFilesAreFound() throws Exception {
    String reader = SampleReader.class.getName().replace('.', '/');
    Path first = jar("first.jar", Map.of("own.txt", bytes("own\n")));
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("data/", new byte[0]);
    entries.put("data/bytes", allBytes());
    entries.put("META-INF/services/a.B", bytes("one\n"));
    entries.put(reader + ".class", classFile(SampleReader.class));
    jar("diptych-one.jar", entries);
    jar("diptych-two.jar", Map.of("META-INF/services/a.B", bytes("two\n")));
    String here = reader.substring(0, reader.lastIndexOf('/') + 1);
    String[] args = {
      first.toString(), folder.toString(), "data/=" + here, "META-INF/services/a.B=list"
    };
    URL[] urls = {first.toUri().toURL(), folder.resolve("diptych-one.jar").toUri().toURL()};
    FileTime past = FileTime.fromMillis(1_000_000_000_000L);
    for (int run = 0; run < 2; run++) {
      Prelink.main(args);
      if (run == 1) {
        assertThat(Files.getLastModifiedTime(first)).as("nothing to change").isEqualTo(past);
      }
      Files.setLastModifiedTime(first, past);
      try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
        Class<?> type = loader.loadClass(SampleReader.class.getName());
        assertThat(((Supplier<?>) type.getConstructor().newInstance()).get())
            .isEqualTo(List.of("one\ntwo\n", latin(allBytes()), "own\n", "none"));
      }
    }
  }

  @Test
  void aLongFileIsSeveralConstants() throws Exception {
    byte[] content = new byte[100_001];
    new Random(1).nextBytes(content);
    Path first = jar("first.jar", Map.of("long", content));
    Prelink.main(new String[] {first.toString(), "long=long"});
    assertThat(embedded(first, "/long")).isEqualTo(content);
  }

  @Test
  void contentIsConverted() throws Exception {
    Path first = jar("first.jar", Map.of("own.txt", bytes("own\n")));
    String target = "list";
    Prelink.main(
        new String[] {first.toString(), "own.txt=" + target + "=" + Doubled.class.getName()});
    assertThat(embedded(first, "/" + target)).isEqualTo(bytes("own\nown\n"));
    assertThatThrownBy(() -> Prelink.main(new String[] {first.toString(), "a=b=java.lang.Object"}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** The content of a file that is embedded in a jar. */
  private static byte[] embedded(Path jar, String path) throws Exception {
    URL[] urls = {jar.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      Class<?> files = loader.loadClass("dev.diptych.prelink.embedded.EmbeddedFiles");
      Object in =
          files
              .getMethod("getResourceAsStream", Class.class, String.class)
              .invoke(null, files, path);
      return ((InputStream) in).readAllBytes();
    }
  }

  /** Repeats content. */
  static final class Doubled implements UnaryOperator<byte[]> {
    @Override
    public byte[] apply(byte[] content) {
      byte[] twice = Arrays.copyOf(content, 2 * content.length);
      System.arraycopy(content, 0, twice, content.length, content.length);
      return twice;
    }
  }

  private static byte[] allBytes() {
    byte[] all = new byte[1 << Byte.SIZE];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) i;
    }
    return all;
  }

  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static byte[] classFile(Class<?> type) throws IOException {
    try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
      return Objects.requireNonNull(in).readAllBytes();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
