// The nodes of one file as objects of three.js. Left-handed axes are mirrored at z.

import * as THREE from 'three';

const COLORS = { left: 0x6cb6ff, right: 0x7ee0a1, camera: 0xffb454, gaze: 0xff7ab2 };
const OTHER = 0xb8a1ff;
const SELECTED = 0xffffff;
const TRAIL_SECONDS = 1;
const TRAIL_POINTS = 121;
const FIT_TIMES = 25;
const UP = new THREE.Vector3(0, 1, 0);

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
  }

  /** Whether other tracks move the same nodes, so that the shapes can stay. */
  fits(tracks) {
    const { nodes, links, leftHanded } = this.scene;
    const { scene } = tracks;
    return JSON.stringify([nodes, links, leftHanded]) === JSON.stringify([scene.nodes, scene.links, scene.leftHanded]);
  }

  /** Moves along other tracks from now on. */
  follow(tracks) {
    this.tracks = tracks;
    this.scene = tracks.scene;
  }

  color(node) {
    return new THREE.Color(COLORS[node.group] ?? OTHER).multiply(this.tint);
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
    this.scene.nodes.forEach((node, i) => {
      const make = { frustum, ray, bone }[node.shape];
      if (make) {
        const object = make(node, this.color(node), this.mirror);
        this.others.set(i, object);
        this.group.add(object);
      }
    });
  }

  skin() {
    const links = this.scene.links;
    const cylinder = new THREE.CylinderGeometry(1, 1, 1, 10, 1, true);
    const material = new THREE.MeshLambertMaterial({ transparent: true, opacity: 0.55, depthWrite: false });
    this.flesh = new THREE.InstancedMesh(cylinder, material, Math.max(1, links.length));
    this.ends = new THREE.InstancedMesh(new THREE.IcosahedronGeometry(1, 1), material, Math.max(1, links.length));
    for (const mesh of [this.flesh, this.ends]) {
      mesh.count = links.length;
      mesh.frustumCulled = false;
      links.forEach(([, to], i) => mesh.setColorAt(i, this.color(this.scene.nodes[to])));
      this.group.add(mesh);
    }
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
    for (const node of this.selected) this.trail(keys, node, time);
  }

  /** Adds where everything is, at some times of the loaded keys, to a box. */
  sample(box) {
    const { start, end } = this.scene;
    for (let i = 0; i < FIT_TIMES; i++) {
      const time = start + ((end - start) * i) / (FIT_TIMES - 1);
      const keys = this.tracks.loaded(time);
      if (keys) this.extend(box, keys, time);
    }
  }

  /** Adds where everything is at a time to a box. */
  extend(box, keys, time) {
    for (const { position, visible } of this.tracks.poses(keys, time)) {
      if (position && visible) box.expandByPoint(this.place(position));
    }
  }

  sphere(node, i) {
    const at = this.places[node];
    const size = at ? this.scene.nodes[node].size * (this.selected.has(node) ? 1.6 : 1) : 0;
    this.matrix.makeScale(size, size, size);
    if (at) this.matrix.setPosition(at);
    this.spheres.setMatrixAt(i, this.matrix);
    const color = this.selected.has(node) ? new THREE.Color(SELECTED) : this.color(this.scene.nodes[node]);
    this.spheres.setColorAt(i, color);
  }

  moveOther(index, object) {
    const at = this.places[index];
    object.visible = at !== null;
    if (!at) return;
    object.position.copy(at);
    const { direction, rotation } = this.poses[index];
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
    const middle = new THREE.Vector3();
    const along = new THREE.Vector3();
    const turn = new THREE.Quaternion();
    const scale = new THREE.Vector3();
    this.scene.links.forEach(([from, to, radius], i) => {
      const a = this.places[from];
      const b = this.places[to];
      const shown = a && b;
      const start = shown ? a : new THREE.Vector3();
      const end = shown ? b : start;
      lines.setXYZ(2 * i, start.x, start.y, start.z);
      lines.setXYZ(2 * i + 1, end.x, end.y, end.z);
      along.subVectors(end, start);
      const length = along.length();
      middle.addVectors(start, end).multiplyScalar(0.5);
      turn.setFromUnitVectors(UP, length > 0 ? along.divideScalar(length) : UP);
      const thick = shown ? radius : 0;
      this.flesh.setMatrixAt(i, this.matrix.compose(middle, turn, scale.set(thick, length, thick)));
      this.ends.setMatrixAt(i, this.matrix.makeScale(thick, thick, thick).setPosition(end));
    });
    lines.needsUpdate = true;
    this.flesh.instanceMatrix.needsUpdate = true;
    this.ends.instanceMatrix.needsUpdate = true;
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
      const window = this.tracks.index(at) === this.tracks.index(time) ? keys : this.tracks.around(at);
      const pose = window && this.tracks.pose(window, at, node, new Array(this.scene.nodes.length));
      if (pose && pose.position && pose.visible) points.setXYZ(count++, ...this.place(pose.position).toArray());
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
    this.flesh.visible = skin;
    this.ends.visible = skin;
    for (const line of this.trails.values()) line.visible = trails;
  }

  dispose() {
    this.group.traverse((object) => {
      object.geometry?.dispose();
      object.material?.dispose();
    });
  }
}

function lines(points, color) {
  const geometry = new THREE.BufferGeometry().setFromPoints(points.map((p) => new THREE.Vector3(...p)));
  const object = new THREE.LineSegments(geometry, new THREE.LineBasicMaterial({ color }));
  object.frustumCulled = false;
  return object;
}

function frustum(node, color, mirror) {
  const z = mirror * node.size;
  const x = node.size * 0.6;
  const y = node.size * 0.4;
  const corners = [[x, y, z], [-x, y, z], [-x, -y, z], [x, -y, z]];
  const points = corners.flatMap((corner, i) => [[0, 0, 0], corner, corner, corners[(i + 1) % 4]]);
  points.push([-x / 3, y, z], [0, y * 1.4, z], [0, y * 1.4, z], [x / 3, y, z]); // This side is up.
  return lines(points, color);
}

const ray = (node, color, mirror) => lines([[0, 0, 0], [0, 0, mirror * node.size]], color);

function bone(node, color, mirror) {
  const group = new THREE.Group();
  group.add(lines([[0, 0, 0], [0, 0, mirror * node.size]], color));
  group.add(new THREE.AxesHelper(node.size * 0.3));
  return group;
}
