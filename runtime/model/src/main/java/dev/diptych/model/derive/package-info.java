/**
 * What follows from what: values that the text leaves out because others decide them, and values
 * that it leaves out because they are as usual. Knows neither face.
 */
package dev.diptych.model.derive;
