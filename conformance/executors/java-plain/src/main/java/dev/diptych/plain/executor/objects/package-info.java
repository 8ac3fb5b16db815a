/** Access to Kaitai objects by reflection. */
package dev.diptych.plain.executor.objects;
