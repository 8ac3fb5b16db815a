/** Tells what becomes of each field of a spec: whether it can be written, and how it is shown. */
package dev.diptych.spectools.check;
