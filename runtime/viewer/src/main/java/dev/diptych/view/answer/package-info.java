/**
 * What a page can ask for: scenes, keys, curves and lines of the files that are shown. Knows no
 * network.
 */
@NullMarked
package dev.diptych.view.answer;

import org.jspecify.annotations.NullMarked;
