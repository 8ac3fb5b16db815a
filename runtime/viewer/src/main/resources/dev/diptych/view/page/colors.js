// The colors of what is drawn. ColorsTest.java computes how far those of a hand are from each other.

/** Of things, by the name of their group. */
export const GROUPS = { Left: 0x6cb6ff, Right: 0x7ee0a1, Head: 0xffb454, EyeGaze: 0xff7ab2 };

/** Of parts of a hand; its back has the color of its group. */
export const PARTS = { thumb: 0xff5a36, index: 0xffd42e, middle: 0xa05cff, ring: 0x1f8a8a, pinky: 0xff6fd0 };

/** Of the front of what has two sides, such as the palm. */
export const FRONT = 0xf6efe6;

/** Of groups and parts without a color. */
export const OTHER = 0xb8a1ff;

export const SOLID = 0x8fa3bf;
export const SELECTED = 0xffffff;
export const PASSED = 0x3fd06b;
export const FAILED = 0xff4d4d;
