/** Inputs that ask for more than they are worth, and inputs that are damaged. */
package dev.diptych.conformance.budget;
