package dev.diptych.benchmarks;

import dev.diptych.benchmarks.peer.PlainPeer;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * The compiled classes that Kaitai Struct's own compiler generates for a spec.
 *
 * @param type the class of the whole file
 * @param folder where the classes are
 */
record PlainKaitai(String type, Path folder) {
  /** Generates and compiles the classes of a spec in {@code specs}. */
  static PlainKaitai of(Setting setting, String name) throws IOException, InterruptedException {
    Path folder = setting.file("plain-" + name);
    Files.createDirectories(folder);
    List<String> generate = List.of(setting.launcher(), "generate", "--lang", "java");
    List<String> words = new ArrayList<>(generate);
    words.addAll(
        List.of("--spec", setting.spec(name + ".ksy").toString(), "-d", folder.toString()));
    new ProcessBuilder(words).inheritIO().start().waitFor();
    List<String> javac = new ArrayList<>(List.of("-nowarn", "-d", folder.toString()));
    javac.addAll(List.of("-cp", System.getProperty("java.class.path")));
    try (Stream<Path> sources = Files.walk(folder)) {
      sources.map(Path::toString).filter(each -> each.endsWith(".java")).forEach(javac::add);
    }
    ToolProvider.getSystemJavaCompiler().run(null, null, null, javac.toArray(String[]::new));
    return new PlainKaitai(
        name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), folder);
  }

  /** The command that reads the first file, and writes it to the second if there is one. */
  List<String> command(Path... files) {
    String path = System.getProperty("java.class.path");
    List<String> command = Programs.java(PlainPeer.class, List.of("-XX:+UseSerialGC"));
    command.set(command.indexOf(path), path + File.pathSeparator + folder);
    command.add(type);
    Stream.of(files).map(Path::toString).forEach(command::add);
    return command;
  }
}
