// Bones with thickness: tapered capsules between nodes, in one shape whose points move.

import * as THREE from 'three';
import { FRONT, PARTS } from './colors.js';

const AROUND = 24;

/** The angles of the rings of a cap, from its pole. */
const CAP = [0, 18, 36, 54, 72, 90].map((degrees) => (degrees * Math.PI) / 180);
const RINGS = 2 * CAP.length;

export class Flesh {
  /** @param color gives the color of a node by its group */
  constructor(scene, tint, color) {
    this.links = scene.links;
    const count = this.links.length * RINGS * AROUND;
    const geometry = new THREE.BufferGeometry();
    this.positions = new THREE.BufferAttribute(new Float32Array(3 * count), 3);
    this.normals = new THREE.BufferAttribute(new Float32Array(3 * count), 3);
    const colors = new THREE.BufferAttribute(new Float32Array(3 * count), 3);
    geometry.setAttribute('position', this.positions);
    geometry.setAttribute('normal', this.normals);
    geometry.setAttribute('color', colors);
    geometry.setIndex(triangles(this.links.length));
    this.links.forEach((link, i) => paint(colors, i, link, tint, color(scene.nodes[link.to])));
    this.mesh = new THREE.Mesh(geometry, new THREE.MeshLambertMaterial({ vertexColors: true }));
    this.mesh.frustumCulled = false;
    this.axis = new THREE.Vector3();
    this.up = new THREE.Vector3();
    this.side = new THREE.Vector3();
  }

  /** Moves everything; a place is null where there is nothing. `turn` gives the rotation of a node. */
  update(places, turn) {
    this.links.forEach((link, i) => {
      const from = places[link.from];
      const to = places[link.to];
      if (from && to) this.capsule(i, link, from, to, turn(link.sides < 0 ? link.to : link.sides));
      else this.hide(i);
    });
    this.positions.needsUpdate = true;
    this.normals.needsUpdate = true;
  }

  hide(i) {
    const start = i * RINGS * AROUND;
    for (let at = start; at < start + RINGS * AROUND; at++) this.positions.setXYZ(at, 0, 0, 0);
  }

  capsule(i, { fromRadius, toRadius }, from, to, turn) {
    const { axis, up, side } = this;
    axis.subVectors(to, from);
    const length = axis.length();
    if (length > 0) axis.divideScalar(length);
    else axis.set(0, 1, 0);
    // The back is up; a bone that points up has its back at any side.
    up.set(0, 1, 0).applyQuaternion(turn);
    up.addScaledVector(axis, -up.dot(axis));
    if (up.lengthSq() < 1e-6) up.set(axis.y, -axis.x, 0);
    if (up.lengthSq() < 1e-6) up.set(0, 0, 1);
    up.normalize();
    side.crossVectors(axis, up);
    let at = i * RINGS * AROUND;
    for (let ring = 0; ring < RINGS; ring++) {
      const isStart = ring < CAP.length;
      const angle = isStart ? CAP[ring] : Math.PI - CAP[RINGS - 1 - ring];
      const center = isStart ? from : to;
      at = this.ring(at, center, isStart ? fromRadius : toRadius, angle);
    }
  }

  ring(at, center, radius, angle) {
    const { axis, up, side, positions, normals } = this;
    const along = -Math.cos(angle);
    const out = Math.sin(angle);
    for (let k = 0; k < AROUND; k++) {
      const u = out * Math.cos(turnOf(k));
      const s = out * Math.sin(turnOf(k));
      const x = along * axis.x + u * up.x + s * side.x;
      const y = along * axis.y + u * up.y + s * side.y;
      const z = along * axis.z + u * up.z + s * side.z;
      positions.setXYZ(at, center.x + radius * x, center.y + radius * y, center.z + radius * z);
      normals.setXYZ(at, x, y, z);
      at++;
    }
    return at;
  }
}

/** Half a step off, so that no point is between front and back. */
const turnOf = (k) => (2 * Math.PI * (k + 0.5)) / AROUND;

function triangles(links) {
  const index = [];
  for (let i = 0; i < links; i++) {
    for (let ring = 0; ring + 1 < RINGS; ring++) {
      const low = (i * RINGS + ring) * AROUND;
      for (let k = 0; k < AROUND; k++) {
        const next = (k + 1) % AROUND;
        index.push(low + k, low + next, low + AROUND + k, low + next, low + AROUND + next, low + AROUND + k);
      }
    }
  }
  return index;
}

function paint(colors, i, { part, sides }, tint, group) {
  const front = new THREE.Color(FRONT).multiply(tint);
  const whole = part in PARTS ? new THREE.Color(PARTS[part]).multiply(tint) : group;
  for (let ring = 0; ring < RINGS; ring++) {
    for (let k = 0; k < AROUND; k++) {
      const color = sides >= 0 && Math.cos(turnOf(k)) < 0 ? front : whole;
      colors.setXYZ((i * RINGS + ring) * AROUND + k, color.r, color.g, color.b);
    }
  }
}
