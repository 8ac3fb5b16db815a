/** Access to generated classes by reflection: their constructors, members and byte ranges. */
package dev.diptych.binary.generated;
