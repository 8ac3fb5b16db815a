/**
 * The rules by which two specs are compared, one a class. Each knows one way in which they can
 * differ, and what that breaks. What is said in {@code docs/spec-diff.md} of each is its contract.
 */
package dev.diptych.spectools.diff.rule;
