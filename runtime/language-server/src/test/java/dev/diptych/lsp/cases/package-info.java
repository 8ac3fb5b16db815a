/** Cases as data: texts with marks and the expected answers. */
@NullMarked
package dev.diptych.lsp.cases;

import org.jspecify.annotations.NullMarked;
