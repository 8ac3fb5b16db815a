/**
 * Makes example texts of a spec: values are searched so that its conditions hold, and what is
 * handed out has been compiled.
 */
package dev.diptych.spectools.example;
