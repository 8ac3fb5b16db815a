/** What is measured on: recordings and motions made from a seed, the same ones everywhere. */
package dev.diptych.benchmarks.data;
