/** Types that all modules share. Depends on nothing. */
package dev.diptych.model;
