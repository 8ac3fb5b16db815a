package dev.diptych.ksy;

import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.resolver.Resolver;

/** Resolves plain scalars as YAML does, except dates, which stay texts. */
final class PlainResolver extends Resolver {
  @Override
  protected void addImplicitResolvers() {
    addImplicitResolver(Tag.BOOL, BOOL, "yYnNtTfFoO", 10);
    addImplicitResolver(Tag.INT, INT, "-+0123456789");
    addImplicitResolver(Tag.FLOAT, FLOAT, "-+0123456789.");
    addImplicitResolver(Tag.MERGE, MERGE, "<", 10);
    addImplicitResolver(Tag.NULL, NULL, "~nN\0", 10);
    addImplicitResolver(Tag.NULL, EMPTY, "", 10);
  }
}
