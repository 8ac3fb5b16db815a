// The nodes of one file as objects of three.js. Left-handed axes are mirrored at z.

import * as THREE from 'three';
import { Annotations } from './annotations.js';
import { GROUPS, OTHER, SELECTED } from './colors.js';
import { Flesh } from './flesh.js';
import { label } from './names.js';
import { make, nameOf, reach, SOLIDS, top } from './shapes.js';

const TRAIL_SECONDS = 1;
const TRAIL_POINTS = 121;
const FIT_TIMES = 25;

export class Figure {
  constructor(tracks, tint) {
    this.tracks = tracks;
    this.scene = tracks.scene;
    this.mirror = this.scene.leftHanded ? -1 : 1;
    this.tint = new THREE.Color(tint);
    this.group = new THREE.Group();
    this.selected = new Set();
    this.trails = new Map();
    this.matrix = new THREE.Matrix4();
    this.shapes();
    this.skin();
    this.annotations = new Annotations(this);
    this.group.add(this.annotations.group);
  }

  /** Whether other tracks move the same nodes, so that the shapes can stay. */
  fits(tracks) {
    const shown = ({ nodes, links, leftHanded, routes, checks }) => [nodes, links, leftHanded, routes, checks];
    const { scene } = tracks;
    const drawsKeys = scene.routes.length > 0; // A line is drawn once.
    return !drawsKeys && JSON.stringify(shown(this.scene)) === JSON.stringify(shown(scene));
  }

  /** Moves along other tracks from now on. */
  follow(tracks) {
    this.tracks = tracks;
    this.scene = tracks.scene;
  }

  color(node) {
    return new THREE.Color(GROUPS[node.group] ?? OTHER).multiply(this.tint);
  }

  shapes() {
    const points = this.scene.nodes.flatMap((node, i) => (node.shape === 'point' ? [i] : []));
    this.points = points;
    this.spheres = new THREE.InstancedMesh(
      new THREE.IcosahedronGeometry(1, 1),
      new THREE.MeshLambertMaterial(),
      Math.max(1, points.length),
    );
    this.spheres.count = points.length;
    this.spheres.frustumCulled = false;
    points.forEach((node, i) => this.spheres.setColorAt(i, this.color(this.scene.nodes[node])));
    this.group.add(this.spheres);
    this.others = new Map();
    this.labels = new Map();
    this.scene.nodes.forEach((node, i) => {
      const object = make(node, this.color(node), this.mirror, this.tint);
      if (!object) return;
      this.others.set(i, object);
      this.group.add(object);
      if (SOLIDS.includes(node.shape) || node.shape === 'place') this.name(node, i);
    });
  }

  name(node, i) {
    const name = label(nameOf(node), 0xd8dce4);
    this.labels.set(i, name);
    this.group.add(name);
  }

  skin() {
    const links = this.scene.links;
    this.covered = new Set(links.flatMap(({ from, to }) => [from, to]));
    this.flesh = new Flesh(this.scene, this.tint, (node) => this.color(node));
    this.group.add(this.flesh.mesh);
    const lines = new THREE.BufferGeometry();
    lines.setAttribute('position', new THREE.BufferAttribute(new Float32Array(links.length * 6), 3));
    this.bones = new THREE.LineSegments(lines, new THREE.LineBasicMaterial({ color: 0xdddddd }));
    this.bones.frustumCulled = false;
    this.group.add(this.bones);
  }

  place(position) {
    return new THREE.Vector3(position[0], position[1], this.mirror * position[2]);
  }

  turn([x, y, z, w]) {
    return this.mirror < 0 ? new THREE.Quaternion(-x, -y, z, w) : new THREE.Quaternion(x, y, z, w);
  }

  /** Moves everything to a time, for which the keys are given. */
  update(keys, time) {
    this.poses = this.tracks.poses(keys, time);
    this.places = this.poses.map((pose) => (pose.position && pose.visible ? this.place(pose.position) : null));
    this.points.forEach((node, i) => this.sphere(node, i));
    this.spheres.instanceMatrix.needsUpdate = true;
    if (this.spheres.instanceColor) this.spheres.instanceColor.needsUpdate = true;
    for (const [index, object] of this.others) this.moveOther(index, object);
    this.links();
    this.annotations.update(keys, time);
    for (const node of this.selected) this.trail(keys, node, time);
  }

  /** Where a node is at a time near another one, whose keys are given: null if hidden, undefined if not loaded. */
  placeAt(node, at, keys, time) {
    const window = this.tracks.index(at) === this.tracks.index(time) ? keys : this.tracks.around(at);
    if (!window) return undefined;
    const pose = this.tracks.pose(window, at, node, new Array(this.scene.nodes.length));
    return pose.position && pose.visible ? this.place(pose.position) : null;
  }

  /** Some times of the loaded keys, with what moves where: {time, keys}. */
  samples() {
    return this.times().map((time) => ({ time, keys: this.tracks.loaded(time) })).filter(({ keys }) => keys);
  }

  /** Some times from start to end; their keys are loaded. */
  async wholeSamples() {
    const samples = [];
    for (const time of this.times()) samples.push({ time, keys: await this.tracks.ready(time) });
    return samples.filter(({ keys }) => keys);
  }

  times() {
    const { start, end } = this.scene;
    return Array.from({ length: FIT_TIMES }, (_, i) => start + ((end - start) * i) / (FIT_TIMES - 1));
  }

  /** All nodes at a time: drawn place, what turns it, and how far it reaches; null where one is hidden. */
  bodies(keys, time) {
    return this.tracks.poses(keys, time).map(({ position, rotation, direction, visible }, i) => {
      if (!position || !visible) return null;
      return { at: this.place(position), turn: direction ?? rotation, reach: reach(this.scene.nodes[i]) };
    });
  }

  sphere(node, i) {
    const at = this.places[node];
    const large = this.selected.has(node) ? 2.4 : this.covered.has(node) && this.flesh.mesh.visible ? 0 : 1;
    const size = at ? this.scene.nodes[node].size[0] * large : 0;
    this.matrix.makeScale(size, size, size);
    if (at) this.matrix.setPosition(at);
    this.spheres.setMatrixAt(i, this.matrix);
    const color = this.selected.has(node) ? new THREE.Color(SELECTED) : this.color(this.scene.nodes[node]);
    this.spheres.setColorAt(i, color);
  }

  moveOther(index, object) {
    const at = this.places[index];
    object.visible = at !== null;
    if (this.labels.has(index)) this.labels.get(index).visible = object.visible;
    if (!at) return;
    object.position.copy(at);
    const { direction, rotation } = this.poses[index];
    this.labels.get(index)?.position.set(at.x, at.y + top(this.scene.nodes[index]), at.z);
    if (this.scene.nodes[index].shape === 'ray') {
      const to = direction ? this.place(direction) : new THREE.Vector3();
      object.visible = to.length() > 0;
      object.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, this.mirror), to.normalize());
    } else {
      object.quaternion.copy(this.turn(rotation));
    }
  }

  links() {
    const lines = this.bones.geometry.attributes.position;
    this.scene.links.forEach(({ from, to }, i) => {
      const shown = this.places[from] && this.places[to];
      const start = shown ? this.places[from] : new THREE.Vector3();
      const end = shown ? this.places[to] : start;
      lines.setXYZ(2 * i, start.x, start.y, start.z);
      lines.setXYZ(2 * i + 1, end.x, end.y, end.z);
    });
    lines.needsUpdate = true;
    this.flesh.update(this.places, (node) => this.turn(this.poses[node].rotation));
  }

  trail(keys, node, time) {
    let line = this.trails.get(node);
    if (!line) {
      const geometry = new THREE.BufferGeometry();
      geometry.setAttribute('position', new THREE.BufferAttribute(new Float32Array(TRAIL_POINTS * 3), 3));
      line = new THREE.Line(geometry, new THREE.LineBasicMaterial({ color: this.color(this.scene.nodes[node]) }));
      line.frustumCulled = false;
      this.trails.set(node, line);
      this.group.add(line);
    }
    const points = line.geometry.attributes.position;
    let count = 0;
    for (let i = 0; i < TRAIL_POINTS; i++) {
      const at = time + TRAIL_SECONDS * ((2 * i) / (TRAIL_POINTS - 1) - 1);
      if (at < this.scene.start || at > this.scene.end) continue;
      const place = this.placeAt(node, at, keys, time);
      if (place) points.setXYZ(count++, place.x, place.y, place.z);
    }
    line.geometry.setDrawRange(0, count);
    points.needsUpdate = true;
  }

  select(nodes) {
    this.selected = new Set(nodes);
    for (const [node, line] of this.trails) {
      if (!this.selected.has(node)) {
        this.group.remove(line);
        line.geometry.dispose();
        this.trails.delete(node);
      }
    }
  }

  show({ skin, trails }) {
    this.flesh.mesh.visible = skin;
    for (const line of this.trails.values()) line.visible = trails;
  }

  dispose() {
    this.group.traverse((object) => {
      object.geometry?.dispose();
      object.material?.map?.dispose();
      object.material?.dispose();
    });
  }
}
