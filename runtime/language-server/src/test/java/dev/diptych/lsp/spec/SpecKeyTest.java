package dev.diptych.lsp.spec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.ksy.KeyShapes;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Editors document the keys that the front end knows, and no others. */
class SpecKeyTest {
  @Test
  void documentedKeysAreThoseThatTheFrontEndKnows() {
    Map<String, Set<String>> documented = new TreeMap<>();
    for (SpecKey key : SpecKey.ALL) {
      documented.computeIfAbsent(key.map(), kind -> new TreeSet<>()).add(key.name());
    }
    Map<String, Set<String>> known = new TreeMap<>();
    for (String kind : KeyShapes.kinds()) {
      known.put(kind, new TreeSet<>(KeyShapes.keys(kind)));
    }
    assertThat(documented).isEqualTo(known);
  }

  @Test
  void everyKeyIsDocumentedOnceWithASentence() {
    assertThat(SpecKey.ALL).extracting(key -> key.map() + "/" + key.name()).doesNotHaveDuplicates();
    assertThat(SpecKey.ALL).allSatisfy(key -> assertThat(key.doc()).matches("[A-Z].+\\."));
  }
}
