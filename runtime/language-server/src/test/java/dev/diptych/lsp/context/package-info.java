@NullMarked
package dev.diptych.lsp.context;

import org.jspecify.annotations.NullMarked;
