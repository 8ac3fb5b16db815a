package dev.diptych.generator;

import java.util.Map;

/**
 * The files that make generated JavaScript a package: Kaitai's modules are CommonJS, ANTLR's are
 * not.
 */
final class NodePackage {
  private static final String PACKAGE =
      """
      {
        "name": "diptych-generated",
        "version": "0.1.0",
        "license": "Apache-2.0",
        "private": true,
        "dependencies": {
          "antlr4": "4.13.2",
          "kaitai-struct": "0.11.0"
        }
      }
      """;

  private static final String GRAMMAR = "{ \"type\": \"module\" }\n";

  private NodePackage() {}

  /** The files besides the sources. */
  static Map<String, String> files() {
    return Map.of("package.json", PACKAGE, "grammar/package.json", GRAMMAR);
  }
}
