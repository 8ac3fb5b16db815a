// Values of a node that follow from its keys: angles, speed, and how fast it turns.

import { degreesBetween, euler } from './quaternion.js';

const FRAME = 1 / 60;

/** What there is to choose; `of` gives the numbers at a time, or null where the node has none. */
export const DERIVED = {
  rotation: { unit: '°', names: ['x', 'y', 'z'], of: angles },
  speed: { unit: 'm/s', names: [''], of: speed },
  turning: { unit: '°/s', names: [''], of: turning },
};

/** The tracks that the pose of a node needs: its own, and those of the nodes that it is relative to. */
export function tracksOf(scene, node) {
  const found = new Set();
  const seen = new Set();
  const visit = (index) => {
    if (index < 0 || seen.has(index)) return;
    seen.add(index);
    const { position, rotation, visible, parent, origin } = scene.nodes[index];
    [...position, ...rotation, ...(visible < 0 ? [] : [visible])].forEach((track) => found.add(track));
    visit(parent);
    visit(origin);
  };
  visit(node);
  return [...found].sort((a, b) => a - b);
}

/** The numbers of a node at ascending times: an array for each of `names`, without times that have none. */
export function sample(kind, tracks, keys, node, times) {
  const found = { times: [], values: kind.names.map(() => []) };
  let last = null;
  for (const time of times) {
    const numbers = kind.of(tracks, keys, node, time, last);
    if (numbers === null) continue;
    last = numbers;
    found.times.push(time);
    numbers.forEach((number, i) => found.values[i].push(number));
  }
  return found;
}

/** The rotation that the file has, as `euler(x y z)` of an authored text; of a ray, its direction. */
function angles(tracks, keys, node, time, last) {
  const { shape, rotation } = tracks.scene.nodes[node];
  const numbers = tracks.vector(keys, rotation, time);
  if (!numbers || shape === 'ray') return numbers;
  const angles = euler(numbers);
  // Beyond 180 degrees, an angle goes on and does not jump to -180.
  return last ? angles.map((angle, i) => angle - 360 * Math.round((angle - last[i]) / 360)) : angles;
}

function speed(tracks, keys, node, time) {
  const [before, after, seconds] = around(tracks, keys, node, time);
  if (!before.position || !after.position || seconds === 0) return null;
  return [Math.hypot(...after.position.map((n, i) => n - before.position[i])) / seconds];
}

function turning(tracks, keys, node, time) {
  const [before, after, seconds] = around(tracks, keys, node, time);
  if (seconds === 0 || tracks.scene.nodes[node].rotation.length === 0) return null;
  if (!before.direction) return [degreesBetween(before.rotation, after.rotation) / seconds];
  const cos = before.direction.reduce((sum, n, i) => sum + n * after.direction[i], 0);
  const length = Math.hypot(...before.direction) * Math.hypot(...after.direction);
  return length > 0 ? [(Math.acos(Math.min(1, Math.max(-1, cos / length))) * 180) / Math.PI / seconds] : null;
}

/** The poses of a node, half a frame before and after a time. */
function around(tracks, keys, node, time) {
  const { start, end, rate, nodes } = tracks.scene;
  const half = (rate > 0 ? 1 / rate : FRAME) / 2;
  const from = Math.max(start, time - half);
  const to = Math.min(end, time + half);
  const at = (when) => tracks.pose(keys, when, node, new Array(nodes.length));
  return [at(from), at(to), to - from];
}
