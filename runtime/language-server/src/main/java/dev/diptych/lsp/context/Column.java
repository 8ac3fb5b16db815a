package dev.diptych.lsp.context;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Unit;
import org.jspecify.annotations.Nullable;

/**
 * A column of rows.
 *
 * @param name its name
 * @param field the field that has its type
 * @param unit its unit, or null
 * @param key whether it is before the parenthesis
 * @param doc what it is, or an empty string
 */
public record Column(String name, Field field, @Nullable Unit unit, boolean key, String doc) {}
