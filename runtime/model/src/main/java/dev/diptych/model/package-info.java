/** Types that all modules share. Depends on nothing. */
@NullMarked
package dev.diptych.model;

import org.jspecify.annotations.NullMarked;
