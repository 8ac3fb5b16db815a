// The keys of all tracks of a scene, loaded in windows of time, and the values and poses that follow from them.

import { evaluate } from './interpolate.js';
import { parse } from './keys.js';
import { rotate, times, unit } from './quaternion.js';

const MAX_KEYS = 400000;
const MAX_SECONDS = 3600;
const MAX_WINDOWS = 8;

export class Tracks {
  constructor(source, file, number, scene) {
    this.source = source;
    this.file = file;
    this.number = number;
    this.scene = scene;
    const keys = scene.tracks.reduce((sum, track) => sum + track.keys, 0);
    const length = Math.max(1e-3, scene.end - scene.start);
    this.seconds = Math.min(MAX_SECONDS, length, Math.max(0.5, (MAX_KEYS / Math.max(1, keys)) * length));
    if (source.whole) this.seconds = 2 * length;
    this.windows = new Map();
  }

  index(time) {
    const inside = Math.min(this.scene.end, Math.max(this.scene.start, time));
    return Math.floor((inside - this.scene.start) / this.seconds);
  }

  /** The keys around a time if they are loaded, or null; loads them, and those that follow. */
  around(time) {
    const index = this.index(time);
    this.load(index);
    if (this.scene.start + (index + 1) * this.seconds < this.scene.end) this.load(index + 1);
    const window = this.windows.get(index);
    return window && window.keys;
  }

  /** The keys around a time if they are loaded, or null. */
  loaded(time) {
    return this.windows.get(this.index(time))?.keys ?? null;
  }

  /** Waits until the keys around a time are loaded. */
  async ready(time) {
    const window = this.load(this.index(time));
    await window.done;
    return window.keys;
  }

  load(index) {
    let window = this.windows.get(index);
    if (window) {
      window.used = performance.now();
      return window;
    }
    const from = this.scene.start + index * this.seconds;
    window = { keys: null, used: performance.now() };
    window.done = this.source
      .keys(this.file, this.number, from, from + this.seconds)
      .then((buffer) => (window.keys = parse(buffer)))
      .catch(() => this.windows.delete(index));
    this.windows.set(index, window);
    this.forget();
    return window;
  }

  forget() {
    if (this.windows.size <= MAX_WINDOWS) return;
    const oldest = [...this.windows].sort((a, b) => a[1].used - b[1].used)[0];
    this.windows.delete(oldest[0]);
  }

  value(keys, track, time) {
    return evaluate(this.scene.tracks[track], keys[track], time);
  }

  /** All numbers of several tracks in one array; an empty curve has the value 0. Null if none has keys. */
  vector(keys, tracks, time) {
    let any = false;
    const numbers = tracks.flatMap((track) => {
      const value = this.value(keys, track, time);
      any = any || value !== null;
      return value === null ? new Array(this.scene.tracks[track].width).fill(0) : value;
    });
    return any ? numbers : null;
  }

  /** Position, rotation and visibility of every node at a time, in the axes of the file. */
  poses(keys, time) {
    const poses = new Array(this.scene.nodes.length);
    for (let i = 0; i < poses.length; i++) this.pose(keys, time, i, poses);
    return poses;
  }

  pose(keys, time, index, poses) {
    if (poses[index]) return poses[index];
    const node = this.scene.nodes[index];
    const pose = { position: null, rotation: [0, 0, 0, 1], direction: null, visible: true };
    poses[index] = pose; // Before its parents: a cycle ends here.
    pose.position = this.vector(keys, node.position, time);
    const turned = this.vector(keys, node.rotation, time);
    if (node.shape === 'ray') pose.direction = turned;
    else if (turned) pose.rotation = unit(turned);
    if (node.parent >= 0) {
      pose.rotation = times(this.pose(keys, time, node.parent, poses).rotation, pose.rotation);
    }
    if (node.origin >= 0 && pose.position) {
      const origin = this.pose(keys, time, node.origin, poses);
      const moved = rotate(origin.rotation, pose.position);
      pose.position = origin.position ? moved.map((n, i) => n + origin.position[i]) : moved;
    }
    if (node.visible >= 0) {
      const shown = this.value(keys, node.visible, time);
      pose.visible = shown !== null && shown[0] > 0.5;
    }
    return pose;
  }
}
