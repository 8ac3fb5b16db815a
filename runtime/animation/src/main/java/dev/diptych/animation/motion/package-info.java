/**
 * The mathematics of skeletal motions: what the keys of bones mean, between the keys, along a
 * hierarchy, against a pose of rest, and on other axes. The facts are those known of Mikoto's
 * motions: the page of July 2014 that describes their export, and real files. It knows numbers and
 * names, and must not know how a motion is written down or kept: neither bytes nor text nor
 * documents, nor what is to be done with a remark.
 */
package dev.diptych.animation.motion;
