/** Access to Kaitai objects by reflection. */
@NullMarked
package dev.diptych.plain.executor.objects;

import org.jspecify.annotations.NullMarked;
