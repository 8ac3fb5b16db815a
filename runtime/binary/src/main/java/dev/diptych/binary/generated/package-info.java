/** Access to generated classes by reflection: their constructors, members and byte ranges. */
@NullMarked
package dev.diptych.binary.generated;

import org.jspecify.annotations.NullMarked;
