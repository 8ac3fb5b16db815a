/** The words that all of Diptych shares. Depends on nothing. */
package dev.diptych.model;
