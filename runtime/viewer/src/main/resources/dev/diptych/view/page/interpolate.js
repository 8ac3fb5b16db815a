// The value of a track between its keys. keys: {times, numbers, per, count}, of which numbers has per numbers a key.

import { control, near, slerp, squad } from './quaternion.js';

/** Many files have times in 32 bits: a key of 0.1 s is a little after 0.1 s. */
const SAME = 1e-7;

/** The last key at or before a time, or -1. */
export function before(keys, time) {
  const last = time + SAME * Math.max(1, Math.abs(time));
  let low = 0;
  let high = keys.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys.times[middle] <= last) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The numbers at a time, or null without keys. Before the first and after the last key it is that key. */
export function evaluate(track, keys, time) {
  if (keys.count === 0) return null;
  const key = Math.max(0, before(keys, time));
  const alone = key + 1 >= keys.count || time <= keys.times[key];
  return alone ? value(track, keys, key) : between[track.interpolation](track, keys, key, time);
}

function value(track, keys, key) {
  const at = key * keys.per;
  return Array.from(keys.numbers.subarray(at, at + track.width));
}

const span = (keys, key) => keys.times[key + 1] - keys.times[key];
const part = (keys, key, time) => (time - keys.times[key]) / span(keys, key);

const between = {
  constant: (track, keys, key) => value(track, keys, key),
  linear(track, keys, key, time) {
    const to = value(track, keys, key + 1);
    const t = part(keys, key, time);
    return value(track, keys, key).map((n, i) => n + t * (to[i] - n));
  },
  slerp: (track, keys, key, time) =>
    slerp(value(track, keys, key), value(track, keys, key + 1), part(keys, key, time)),
  bezier,
  catmull_rom: catmullRom,
  squad: quadrangle,
};

const WEIGHTED_IN = 1;
const WEIGHTED_OUT = 2;
const DEFAULT_WEIGHT = 1 / 3;

function bezier(track, keys, key, time) {
  const a = keys.numbers.subarray(key * keys.per, (key + 1) * keys.per);
  const b = keys.numbers.subarray((key + 1) * keys.per, (key + 2) * keys.per);
  const [from, , slopeOut, , weightOut, modeOut] = a;
  const [to, slopeIn, , weightIn, , modeIn] = b;
  if (slopeOut === -Infinity || slopeIn === -Infinity) return [to]; // Played backwards.
  if (!isFinite(slopeOut) || !isFinite(slopeIn)) return [from];
  const t = part(keys, key, time);
  const leave = slopeOut * span(keys, key);
  const arrive = slopeIn * span(keys, key);
  const outCounts = (modeOut & WEIGHTED_OUT) !== 0;
  const inCounts = (modeIn & WEIGHTED_IN) !== 0;
  const w0 = outCounts ? weightOut : DEFAULT_WEIGHT;
  const w1 = inCounts ? weightIn : DEFAULT_WEIGHT;
  const u = outCounts || inCounts ? parameter(w0, 1 - w1, t) : t;
  return [from + cubic(w0 * leave, to - from - w1 * arrive, to - from, u)];
}

/** The Bézier polynomial with the control values 0, a, b, c. */
function cubic(a, b, c, u) {
  const rest = 1 - u;
  return u * (3 * rest * (rest * a + u * b) + u * u * c);
}

function parameter(x1, x2, x) {
  if (!(x > 0) || x >= 1) return x > 0 ? 1 : 0;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (cubic(x1, x2, 1, middle) > x) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

function catmullRom(track, keys, key, time) {
  const from = value(track, keys, key);
  const to = value(track, keys, key + 1);
  const start = velocity(track, keys, key);
  const end = velocity(track, keys, key + 1);
  const t = part(keys, key, time);
  const length = span(keys, key);
  return from.map(
    (n, i) =>
      n +
      t * t * (3 - 2 * t) * (to[i] - n) +
      t * (1 - t) * (1 - t) * length * start[i] +
      t * t * (t - 1) * length * end[i],
  );
}

function velocity(track, keys, key) {
  const first = Math.max(0, key - 1);
  const last = Math.min(keys.count - 1, key + 1);
  const from = value(track, keys, first);
  const time = keys.times[last] - keys.times[first];
  return value(track, keys, last).map((n, i) => (n - from[i]) / time);
}

function quadrangle(track, keys, key, time) {
  const from = value(track, keys, key);
  const to = near(value(track, keys, key + 1), from);
  let leave = from;
  let arrive = to;
  if (key > 0) {
    const previous = near(value(track, keys, key - 1), from);
    leave = control(previous, span(keys, key - 1), from, to, span(keys, key));
  }
  if (key + 2 < keys.count) {
    const next = near(value(track, keys, key + 2), to);
    arrive = control(next, span(keys, key + 1), to, from, span(keys, key));
  }
  return squad(from, to, leave, arrive, part(keys, key, time));
}
