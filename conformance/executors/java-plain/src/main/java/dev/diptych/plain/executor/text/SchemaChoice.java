package dev.diptych.plain.executor.text;

import dev.diptych.grammar.DiptychParser.AttributeContext;
import dev.diptych.grammar.DiptychParser.ItemContext;
import dev.diptych.plain.executor.bind.Binder;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.syntax.Text;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Selects the schema of a text by its header line, its layout, and the options of the request. */
final class SchemaChoice {
  private final List<Schema> schemas;
  private final @Nullable Object format;
  private final @Nullable Object layout;
  private final Text text;

  SchemaChoice(List<Schema> schemas, Map<?, ?> options, Text text) {
    this.schemas = schemas;
    this.format = options.get("format");
    this.layout = options.get("layout");
    this.text = text;
  }

  Schema choose() {
    List<Schema> titled = Schema.titled(schemas, text.header().title());
    List<Schema> versioned =
        titled.stream()
            .filter(schema -> schema.refusal() == null)
            .filter(schema -> format == null || schema.format().id().equals(format))
            .filter(schema -> schema.format().version().equals(text.header().version()))
            .toList();
    if (versioned.isEmpty()) {
      String known =
          titled.stream().map(Schema::refusal).filter(Objects::nonNull).findFirst().orElse("");
      throw RequestException.rejected("unknown format or version " + known);
    }
    Schema preferred =
        versioned.stream()
            .filter(schema -> schema.format().preferred())
            .findFirst()
            .orElse(versioned.get(0));
    return preferred.format().layout() == null ? preferred : layout(versioned, preferred);
  }

  private Schema layout(List<Schema> versioned, Schema preferred) {
    List<ItemContext> layouts = text.items().stream().filter(Binder::isLayout).toList();
    if (layouts.size() > 1) {
      throw RequestException.rejected("duplicate 'layout'");
    }
    Object wanted = layouts.isEmpty() ? layout : word(layouts.get(0).attribute());
    if (layout != null && !layout.equals(wanted)) {
      throw RequestException.rejected(
          "the text has layout " + wanted + ", but the request has " + layout);
    }
    return wanted == null
        ? preferred
        : versioned.stream()
            .filter(schema -> wanted.equals(schema.format().layout()))
            .findFirst()
            .orElseThrow(() -> RequestException.rejected("unknown layout '" + wanted + "'"));
  }

  private String word(AttributeContext attribute) {
    return new String(text.source().bytes(attribute.content), StandardCharsets.UTF_8);
  }
}
