/** Where printed text goes: a buffer of bytes that grows. Must not know what is printed into it. */
package dev.diptych.text.sink;
