/**
 * A build step for the jars of the command. Lambdas, method references and the methods of records
 * are call sites that Java links when they are first used, which takes about 0.1 ms each and a
 * quarter of the time of a short command. This package replaces them by classes and by plain code
 * with the same behaviour. Some operations of streams, whose code in Java has lambdas, are replaced
 * by ones without. It also embeds the files that starts read in a class, so that no jar is opened
 * for them. The jars for other programs stay as the compiler wrote them.
 *
 * <p>It knows class files and jars, and nothing of Diptych.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.prelink;

import org.jspecify.annotations.NullMarked;
