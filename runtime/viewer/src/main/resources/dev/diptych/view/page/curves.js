// The curves of the timeline: values as the file has them, and angles and speeds that follow from them.

import { DERIVED, sample, tracksOf } from './derived.js';
import { evaluate } from './interpolate.js';
import { parse } from './keys.js';

const DENSE = 1500;
const MAX_SAMPLES = 20000;
const MAX_KEYS = 2e6;
const MAX_SECONDS = 3600;
const MAX_DOTS = 400;
const MAX_WIDTH = 8192;

/** What the timeline can show of a node: what has no keys has no curve. */
export function quantities(scene, index) {
  const moves = tracksOf(scene, index).some((track) => scene.tracks[track].keys > 0);
  const node = scene.nodes[index];
  const has = (tracks) => tracks.some((track) => scene.tracks[track].keys > 0);
  const all = { position: has(node.position), rotation: has(node.rotation), speed: moves && has(node.position), turning: has(node.rotation) };
  return ['position', ...Object.keys(DERIVED)].filter((name) => all[name]);
}

/** Loads curves for a part of the timeline: `from`, `to`, and its `width` in pixels. */
export class Curves {
  constructor(source, tracks, view) {
    this.source = source;
    this.tracks = tracks;
    this.from = view.from;
    this.to = view.to;
    this.width = Math.max(1, Math.min(MAX_WIDTH, Math.round(view.width)));
  }

  /** The curves of a quantity of a node. */
  of(node, quantity) {
    const kind = DERIVED[quantity];
    return kind ? this.derived(node, quantity, kind) : this.stored(this.tracks.scene.nodes[node].position);
  }

  /** The curves of all numbers of some tracks, as the file has them. */
  async stored(numbers) {
    const wanted = numbers.flatMap((track) =>
      [...Array(this.tracks.scene.tracks[track].width).keys()].map((component) => ({ track, component })),
    );
    const few = numbers.every((track) => this.tracks.scene.tracks[track].keys <= MAX_DOTS) && !this.isLong();
    const loaded = few && numbers.length > 0 ? await this.keys([...numbers].sort((a, b) => a - b)) : null;
    return Promise.all(wanted.map((each) => this.values(each, loaded)));
  }

  async values({ track, component }, loaded) {
    const { file, number, scene } = this.tracks;
    const about = scene.tracks[track];
    const name = about.width > 1 ? `${about.name} ${'xyzw'[component]}` : about.name;
    const few = loaded ?? (await this.source.curve(file, number, track, component, this.from, this.to, this.width));
    const points = loaded ? all(loaded[track], component) : few;
    const curve = { ...points, name, unit: '', steps: about.interpolation === 'constant' };
    if (points.times.length <= MAX_DOTS && !this.isLong()) {
      const keys = (loaded ?? (await this.keys([track])))[track];
      curve.keys = this.dots(track, keys, (key) => keys.numbers[key * keys.per + component]);
      this.smooth(curve, about, keys, component);
    }
    return bounded(curve);
  }

  /** Whether the server does not send all keys in view at once. */
  isLong() {
    return this.to - this.from + 2 > MAX_SECONDS;
  }

  /** The keys of some tracks, for the times of the timeline and a frame around them. */
  async keys(tracks) {
    const { file, number } = this.tracks;
    return parse(await this.source.keys(file, number, this.from - 1, this.to + 1, tracks));
  }

  /** The keys of a track that are in view, to draw and to click. */
  dots(track, keys, value) {
    const dots = [];
    for (let key = 0; key < keys.count; key++) {
      const time = keys.times[key];
      if (time < this.from || time > this.to) continue;
      if (dots.length >= MAX_DOTS) return undefined;
      dots.push({ track, time, value: value(key), index: keys.first < 0 ? -1 : keys.first + key });
    }
    return dots;
  }

  /** Curves that are not straight between their keys are drawn with more points. */
  smooth(curve, about, keys, component) {
    if (['linear', 'constant', 'slerp'].includes(about.interpolation) || keys.count === 0) return;
    curve.times = this.times(DENSE);
    curve.values = Float32Array.from(curve.times, (time) => evaluate(about, keys, time)[component]);
  }

  times(count) {
    const step = (this.to - this.from) / (count - 1);
    return Float64Array.from({ length: count }, (_, i) => this.from + step * i);
  }

  /** Times, and those of all keys in view if they are few: the extremes of a curve are often there. */
  withKeys(times, tracks) {
    const own = tracks.flatMap(({ times: all }) => [...all.slice(0, DENSE)]).filter((t) => t >= this.from && t <= this.to);
    return own.length > DENSE ? times : [...new Set([...times, ...own])].sort((a, b) => a - b);
  }

  async derived(node, quantity, kind) {
    const { scene } = this.tracks;
    const about = scene.nodes[node];
    const name = `${about.name} ${quantity}`;
    const wanted = tracksOf(scene, node);
    const most = this.count(wanted);
    if (most > MAX_KEYS || this.isLong()) {
      return [bounded({ times: [], values: [], unit: kind.unit, name: `${name}: zoom in to see it` })];
    }
    const keys = await this.keys(wanted);
    const count = Math.min(MAX_SAMPLES, Math.max(DENSE, most));
    const found = sample(kind, this.tracks, keys, node, this.withKeys(this.times(count), keys));
    const unit = quantity === 'rotation' && about.shape === 'ray' ? '' : kind.unit;
    return kind.names.map((part, i) => {
      const points = fewer(found.times, found.values[i], this);
      return bounded({ ...points, unit, name: `${name} ${part}`.trim(), keys: this.marked(about, keys, points) });
    });
  }

  /** About how many keys of some tracks are in view. */
  count(tracks) {
    const { start, end, tracks: all } = this.tracks.scene;
    const share = Math.min(1, (this.to - this.from) / Math.max(1e-3, end - start));
    return Math.ceil(share * tracks.reduce((sum, track) => sum + all[track].keys, 0));
  }

  /** The keys of the first track of a rotation, at their places on a derived curve. */
  marked(about, keys, points) {
    const track = [...about.rotation, ...about.position].find((each) => keys[each]?.count > 0);
    if (track === undefined) return undefined;
    return this.dots(track, keys[track], (key) => valueAt(points, keys[track].times[key]));
  }
}

/** A line through all keys. */
function all(keys, component) {
  const values = Float32Array.from({ length: keys.count }, (_, key) => keys.numbers[key * keys.per + component]);
  return { times: keys.times, values };
}

/** The value of a line through points at a time. */
function valueAt({ times, values }, time) {
  let next = 0;
  while (next < times.length && times[next] < time) next++;
  if (next === 0 || next === times.length) return values[Math.min(next, values.length - 1)];
  const part = (time - times[next - 1]) / Math.max(1e-12, times[next] - times[next - 1]);
  return values[next - 1] + part * (values[next] - values[next - 1]);
}

/** A line of few points that looks like one through many: the lowest and highest of each column of pixels. */
function fewer(times, values, { from, to, width }) {
  if (times.length <= 4 * width) return { times, values };
  const kept = { times: [], values: [] };
  let i = 0;
  while (i < times.length) {
    const column = Math.floor(((times[i] - from) / (to - from)) * width);
    let low = i;
    let high = i;
    for (; i < times.length && Math.floor(((times[i] - from) / (to - from)) * width) === column; i++) {
      if (values[i] < values[low]) low = i;
      if (values[i] > values[high]) high = i;
    }
    for (const each of low === high ? [low] : [Math.min(low, high), Math.max(low, high)]) {
      kept.times.push(times[each]);
      kept.values.push(values[each]);
    }
  }
  return kept;
}

function bounded(curve) {
  curve.low = curve.values.reduce((a, b) => Math.min(a, b), Infinity);
  curve.high = curve.values.reduce((a, b) => Math.max(a, b), -Infinity);
  return curve;
}
