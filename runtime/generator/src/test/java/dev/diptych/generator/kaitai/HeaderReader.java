package dev.diptych.generator.kaitai;

import dev.diptych.ir.Header;
import dev.diptych.ksy.KsyModule;
import dev.diptych.ksy.Yaml;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the keys of a module about its format. */
final class HeaderReader {
  private HeaderReader() {}

  static Header of(KsyModule module) {
    Map<String, Object> meta = Yaml.map(module.yaml(), "meta");
    return new Header(
        Objects.requireNonNullElse(Yaml.text(module.yaml(), "doc"), ""),
        Yaml.texts(module.yaml(), "doc-ref"),
        Yaml.text(meta, "title"),
        Yaml.text(meta, "file-extension"),
        Yaml.text(meta, "encoding"),
        format(Yaml.map(module.yaml(), "-twin-format")),
        style(Yaml.map(module.yaml(), "-twin-text")),
        Yaml.text(module.yaml(), "-twin-refuse"));
  }

  private static Header.Format format(Map<String, Object> yaml) {
    return new Header.Format(
        Yaml.text(yaml, "id"),
        Yaml.text(yaml, "title"),
        Yaml.text(yaml, "version"),
        Yaml.text(yaml, "layout"),
        Boolean.TRUE.equals(yaml.get("preferred")));
  }

  private static Header.@Nullable Style style(Map<String, Object> yaml) {
    return yaml.isEmpty()
        ? null
        : new Header.Style(
            Yaml.text(yaml, "strings"),
            Yaml.text(yaml, "indent"),
            Yaml.text(yaml, "line-end"),
            Yaml.text(yaml, "tail"));
  }
}
