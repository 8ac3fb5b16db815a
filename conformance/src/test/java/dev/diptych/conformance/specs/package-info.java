/**
 * Specs of formats that people know, as somebody would bring them: no annotation. Their files are
 * written by programs that share no code with Diptych, and what an edit of a text means is judged
 * by readers that share none either.
 */
package dev.diptych.conformance.specs;
