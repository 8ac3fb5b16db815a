/** Growing byte buffers for printed text. */
package dev.diptych.text.sink;
