// Where the camera has to be: what is to be seen, and how near it can come.

import * as THREE from 'three';
import { nameOf, SOLIDS } from './shapes.js';

/** The least number of pixels of what has bones, such as a hand, if all of it has room. */
export const MIN_BODY = 132;

/** The least height of a view in which a body has room for them and for what is around it. */
const MIN_HEIGHT = 320;

/** The part of a view that is filled; where the camera stays, there is room for what a user changes. */
const FILLED = 0.86;
const FILLED_AT_REST = 0.6;

/** What changes by less does not move: metres, and a part of a rotation. */
const MOVES = 0.004;
const TURNS = 0.02;

/** How near to something that moves a solid is shown, too, and how large it may be, in metres. */
const NEAR = 0.2;
const SMALL = 0.6;

/** The least radius of a view, in metres. */
const LEAST = 0.06;

const lower = (text) => text.toLowerCase();

/** The nodes of a scene with one of some names: of a group, of a node, or both with a point between. */
export function named(scene, names) {
  const wanted = names.map(lower);
  return scene.nodes.flatMap((node, i) =>
    wanted.includes(lower(node.group)) || wanted.includes(lower(node.name)) || wanted.includes(lower(nameOf(node))) ? [i] : [],
  );
}

/** The shapes of what looks: a head that looks around is not what a press is about. */
const VIEWERS = ['frustum', 'ray'];

/** The nodes of expectations that something is seen, if these are at least half of all. */
export function seen(scene) {
  const linked = new Set(scene.links.flatMap(({ from, to }) => [from, to]));
  const isViewer = (node) => VIEWERS.includes(scene.nodes[node].shape);
  const sights = scene.checks.filter(({ nodes }) => !linked.has(nodes[0]) && nodes.slice(1).some(isViewer));
  return 2 * sights.length < scene.checks.length ? [] : sights.flatMap(({ nodes }) => nodes);
}

/** The nodes to see: with `names` those, else what moves, what is small and near to it, and what is to be seen. */
export function subjects(figure, samples, names) {
  const { scene } = figure;
  if (names.length > 0) return new Set(named(scene, names));
  const frames = samples.map(({ keys, time }) => figure.bodies(keys, time));
  const groups = new Set(scene.nodes.filter((_, i) => moves(frames.map((all) => all[i]))).map((node) => node.group));
  const moving = scene.nodes.flatMap((node, i) => (groups.has(node.group) ? [i] : []));
  const bodies = moving.filter((i) => !VIEWERS.includes(scene.nodes[i].shape));
  const chosen = [bodies, moving, scene.nodes.map((_, i) => i)].find((each) => frames.some((all) => each.some((i) => all[i])));
  return new Set([...(chosen ?? []), ...nearby(scene, frames, chosen ?? []), ...seen(scene)]);
}

function moves(frames) {
  const seen = frames.filter((each) => each);
  return seen.some(({ at, turn }) => {
    const first = seen[0];
    // A quaternion and its negative are the same rotation.
    const apart = (sign) => Math.hypot(...turn.map((n, i) => n - sign * first.turn[i]));
    return at.distanceTo(first.at) > MOVES || Math.min(apart(1), apart(-1)) > TURNS;
  });
}

function nearby(scene, frames, chosen) {
  return scene.nodes.flatMap((node, i) => {
    const isSmall = SOLIDS.includes(node.shape) || node.shape === 'place';
    const isNear = (all) => all[i] && all[i].reach < SMALL / 2 && chosen.some((k) => all[k] && gap(all[k], all[i]) < NEAR);
    return isSmall && !chosen.includes(i) && frames.some(isNear) ? [i] : [];
  });
}

const gap = (a, b) => a.at.distanceTo(b.at) - a.reach - b.reach;

/**
 * The view of some frames, each a list of {at, reach, group, isBody}: target and distance of each.
 *
 * @param direction from the target to the camera
 * @param view half of the view at a distance of 1: {x, y}; its `height` in pixels; and whether it `isLive`
 * @param follow whether the camera goes along: 'always', 'never', or 'needed', where a body would be too small else
 */
export function views(frames, direction, view, follow) {
  const filled = follow === 'never' && view.isLive ? FILLED_AT_REST : FILLED;
  const lens = { x: filled * view.x, y: filled * view.y };
  const axes = axesOf(direction);
  const whole = fit(frames.flat(), axes, lens);
  if (!whole) return frames.map(() => null);
  const bodies = (frame) => frame.filter(({ isBody }) => isBody);
  // The camera goes along with bodies: things around them need not be in view as a whole.
  const own = frames.map((frame) => fit(follow === 'needed' && bodies(frame).length > 0 ? bodies(frame) : frame, axes, lens));
  const nearest = Math.max(...own.map((each) => each?.distance ?? 0));
  const size = smallest(frames, axes);
  const wanted = (size * view.height) / (2 * view.y * MIN_BODY);
  const goes = follow === 'always' || (follow === 'needed' && view.height >= MIN_HEIGHT && wanted < whole.distance);
  const distance = follow === 'always' ? nearest : Math.max(nearest, Math.min(whole.distance, wanted));
  let last = own.find((each) => each) ?? whole;
  return own.map((each) => {
    last = each ?? last; // Where nothing is to be seen, the camera stays.
    return { target: goes ? last.target : whole.target, distance: goes ? distance : whole.distance };
  });
}

function axesOf(direction) {
  const back = direction.clone().normalize();
  const right = new THREE.Vector3(0, 1, 0).cross(back).normalize();
  return { back, right, up: back.clone().cross(right) };
}

/** The nearest camera that has all spheres in view, or null if there are none. */
function fit(spheres, { back, right, up }, lens) {
  if (spheres.length === 0) return null;
  const middle = (axis) => {
    const low = Math.min(...spheres.map(({ at, reach }) => at.dot(axis) - reach));
    const high = Math.max(...spheres.map(({ at, reach }) => at.dot(axis) + reach));
    return (low + high) / 2;
  };
  const target = [back, right, up].reduce((sum, axis) => sum.addScaledVector(axis, middle(axis)), new THREE.Vector3());
  const from = new THREE.Vector3();
  const distances = spheres.map(({ at, reach }) => {
    from.subVectors(at, target);
    const x = (Math.abs(from.dot(right)) + reach) / lens.x;
    const y = (Math.abs(from.dot(up)) + reach) / lens.y;
    return from.dot(back) + Math.max(x, y);
  });
  return { target, distance: Math.max(LEAST / lens.y, ...distances) };
}

/** The least extent of a body in any frame, as seen; infinite without bodies. */
function smallest(frames, { right, up }) {
  let least = Infinity;
  for (const frame of frames) {
    for (const group of new Set(frame.filter(({ isBody }) => isBody).map((each) => each.group))) {
      const parts = frame.filter((each) => each.isBody && each.group === group);
      const extent = (axis) => {
        const along = parts.map(({ at }) => at.dot(axis));
        return Math.max(...along) - Math.min(...along);
      };
      least = Math.min(least, Math.max(extent(right), extent(up)));
    }
  }
  return least;
}
