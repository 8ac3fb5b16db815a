package dev.diptych.generator.kaitai;

import io.kaitai.struct.JavaMain;
import io.kaitai.struct.JavaRuntimeConfig;
import io.kaitai.struct.RuntimeConfig;
import java.util.ArrayList;
import java.util.List;

/**
 * Options of the Kaitai Struct compiler. Those that every load of a spec uses are created directly:
 * parsing them as a command line would take longer than checking a small spec.
 */
final class EngineOptions {
  private EngineOptions() {}

  /** The same as {@code --read-write --read-pos}. */
  static RuntimeConfig plain() {
    boolean opaqueTypes = false;
    boolean autoRead = false;
    boolean readStoresPos = true;
    boolean zeroCopySubstream = false;
    boolean readWrite = true;
    return new RuntimeConfig(
        autoRead,
        readStoresPos,
        opaqueTypes,
        zeroCopySubstream,
        readWrite,
        RuntimeConfig.apply$default$6(),
        RuntimeConfig.apply$default$7(),
        new JavaRuntimeConfig(
            JavaRuntimeConfig.apply$default$1(),
            JavaRuntimeConfig.apply$default$2(),
            JavaRuntimeConfig.apply$default$3()),
        RuntimeConfig.apply$default$9(),
        RuntimeConfig.apply$default$10(),
        RuntimeConfig.apply$default$11(),
        RuntimeConfig.apply$default$12(),
        RuntimeConfig.apply$default$13());
  }

  /** The options of a command line, parsed by the entry point of the compiler. */
  static RuntimeConfig parse(List<String> options) {
    List<String> args = new ArrayList<>(List.of("-t", "all"));
    args.addAll(options);
    // The command line requires a file, which is not read here.
    args.add("spec.ksy");
    return JavaMain.parseCommandLine(args.toArray(String[]::new)).get().runtime();
  }
}
