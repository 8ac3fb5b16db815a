// Quaternions as arrays x, y, z, w.

export function times(a, b) {
  return [
    a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
    a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
    a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
    a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
  ];
}

export function unit(q) {
  const length = Math.hypot(q[0], q[1], q[2], q[3]);
  return length > 0 && isFinite(length) ? q.map((n) => n / length) : [0, 0, 0, 1];
}

export function rotate(q, v) {
  const [x, y, z, w] = q;
  const tx = 2 * (y * v[2] - z * v[1]);
  const ty = 2 * (z * v[0] - x * v[2]);
  const tz = 2 * (x * v[1] - y * v[0]);
  return [
    v[0] + w * tx + y * tz - z * ty,
    v[1] + w * ty + z * tx - x * tz,
    v[2] + w * tz + x * ty - y * tx,
  ];
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
const inverse = (q) => [-q[0], -q[1], -q[2], q[3]];

/** The same rotation, in the hemisphere of another one. */
export const near = (q, other) => (dot(q, other) < 0 ? q.map((n) => -n) : q);

/** Along the great circle from one to the other, whatever their signs. */
function arc(from, to, part) {
  const cos = Math.min(1, Math.max(-1, dot(from, to)));
  const angle = Math.acos(cos);
  const sin = Math.sin(angle);
  const a = sin < 1e-9 ? 1 - part : Math.sin((1 - part) * angle) / sin;
  const b = sin < 1e-9 ? part : Math.sin(part * angle) / sin;
  return from.map((n, i) => a * n + b * to[i]);
}

export const slerp = (from, to, part) => arc(from, near(to, from), part);

function log(q) {
  const length = Math.hypot(q[0], q[1], q[2]);
  const scale = length < 1e-12 ? 1 : Math.atan2(length, q[3]) / length;
  return [q[0] * scale, q[1] * scale, q[2] * scale];
}

function exp(v) {
  const length = Math.hypot(v[0], v[1], v[2]);
  const scale = length < 1e-12 ? 1 : Math.sin(length) / length;
  return [v[0] * scale, v[1] * scale, v[2] * scale, Math.cos(length)];
}

/** The control point of a key towards the next one, for keys at any distance. */
export function control(previous, since, key, next, until) {
  const back = log(times(inverse(key), previous));
  const on = log(times(inverse(key), next));
  const share = until / (since + until);
  return times(key, exp(on.map((n, i) => ((n - back[i]) * share - n) / 2)));
}

/** Shoemake's spherical quadrangle. */
export function squad(from, to, fromControl, toControl, part) {
  return arc(arc(from, to, part), arc(fromControl, toControl, part), 2 * part * (1 - part));
}

const DEGREES = 180 / Math.PI;
const MAX_SINE = 1 - 1e-9;

/** Degrees about z, then x, then y, as `euler(x y z)` of an authored text: EulerAngles.java. */
export function euler(rotation) {
  const [x, y, z, w] = unit(rotation);
  const sine = 2 * (w * x - y * z);
  if (Math.abs(sine) > MAX_SINE) return [Math.sign(sine) * 90, 2 * Math.atan2(y, w) * DEGREES, 0];
  return [
    Math.asin(sine) * DEGREES,
    Math.atan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y)) * DEGREES,
    Math.atan2(2 * (x * y + w * z), 1 - 2 * (x * x + z * z)) * DEGREES,
  ];
}

/** The angle of the rotation that leads from one to another. */
export function degreesBetween(a, b) {
  const [x, y, z, w] = times(inverse(a), b);
  return 2 * Math.atan2(Math.hypot(x, y, z), Math.abs(w)) * DEGREES;
}
