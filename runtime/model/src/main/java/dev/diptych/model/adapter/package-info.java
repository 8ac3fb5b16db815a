/**
 * Adapters for numbers that generated code can decode but not encode. A spec selects one by name
 * with {@code -twin-adapter}.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model.adapter;

import org.jspecify.annotations.NullMarked;
