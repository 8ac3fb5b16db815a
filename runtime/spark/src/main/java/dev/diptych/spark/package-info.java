/**
 * A data source of Apache Spark: the tables and repeated structs of files of any format as data
 * frames. Public are only the classes that Spark finds by name, and {@link
 * dev.diptych.spark.DiptychFunctions}.
 *
 * <p>The driver compiles the spec and lists the files; executors decode whole files, and read only
 * the columns that a query uses. What goes from the driver to executors is the compiled format, so
 * that executors need no {@code .ksy}.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}. What
 * users of Spark write are the options and columns of the page on Spark.
 */
@NullMarked
package dev.diptych.spark;

import org.jspecify.annotations.NullMarked;
