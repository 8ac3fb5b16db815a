/**
 * Numbers whose bytes generated code can read but not make: an adapter makes them. A spec asks for
 * one by name with {@code -twin-adapter}.
 */
package dev.diptych.model.adapter;
