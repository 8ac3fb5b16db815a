package dev.diptych.generator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.generator.language.Imports;
import dev.diptych.generator.language.Language;
import org.junit.jupiter.api.Test;

/** Imports stand in one order, whatever order they come in. */
class ImportsTest {
  @Test
  void ofRust() {
    String one = "use a;\nuse super::b::B;\nuse super::a::A;\n\nuse super;\n";
    assertThat(Imports.ordered(Language.RUST, "x.rs", one))
        .isEqualTo("use a;\nuse super::a::A;\nuse super::b::B;\n\nuse super;\n");
  }

  @Test
  void ofPython() {
    String one = "import kaitaistruct\nimport toy\nimport album\n";
    assertThat(Imports.ordered(Language.PYTHON, "x.py", one))
        .isEqualTo("import kaitaistruct\nimport album\nimport toy\n");
  }

  @Test
  void ofJavaScript() {
    String one =
        """
        define(['exports', 'kaitai-struct/KaitaiStream', './Toy', './Album'], factory);
        factory(exports, require('kaitai-struct/KaitaiStream'), require('./Toy'), require('./Album'));
        factory(root.Own || (root.Own = {}), root.KaitaiStream, root.Toy || (root.Toy = {}), root.Album || (root.Album = {}));
        })(typeof self !== 'undefined' ? self : this, function (Own_, KaitaiStream, Toy_, Album_) {
        /** Toy_, Album_ */
        """;
    assertThat(Imports.ordered(Language.JAVASCRIPT, "Own.js", one))
        .isEqualTo(
            """
            define(['exports', 'kaitai-struct/KaitaiStream', './Album', './Toy'], factory);
            factory(exports, require('kaitai-struct/KaitaiStream'), require('./Album'), require('./Toy'));
            factory(root.Own || (root.Own = {}), root.KaitaiStream, root.Album || (root.Album = {}), root.Toy || (root.Toy = {}));
            })(typeof self !== 'undefined' ? self : this, function (Own_, KaitaiStream, Album_, Toy_) {
            /** Toy_, Album_ */
            """);
  }
}
