// The shapes of single nodes, along +Z as a file has it: `mirror` is -1 where drawn axes have it backwards.

import * as THREE from 'three';
import { SOLID } from './colors.js';

/** Solids by the names of their shapes: things in the scene. */
export const SOLIDS = ['box', 'ball'];

export function lines(points, color) {
  const geometry = new THREE.BufferGeometry().setFromPoints(points.map((p) => new THREE.Vector3(...p)));
  const object = new THREE.LineSegments(geometry, new THREE.LineBasicMaterial({ color }));
  object.frustumCulled = false;
  return object;
}

function frustum(node, color, mirror) {
  const [size] = node.size;
  const z = mirror * size;
  const x = size * 0.6;
  const y = size * 0.4;
  const corners = [[x, y, z], [-x, y, z], [-x, -y, z], [x, -y, z]];
  const points = corners.flatMap((corner, i) => [[0, 0, 0], corner, corner, corners[(i + 1) % 4]]);
  points.push([-x / 3, y, z], [0, y * 1.4, z], [0, y * 1.4, z], [x / 3, y, z]); // This side is up.
  return lines(points, color);
}

const ray = (node, color, mirror) => lines([[0, 0, 0], [0, 0, mirror * node.size[0]]], color);

function bone(node, color, mirror) {
  const group = new THREE.Group();
  group.add(lines([[0, 0, 0], [0, 0, mirror * node.size[0]]], color));
  group.add(new THREE.AxesHelper(node.size[0] * 0.3));
  return group;
}

function place(node, color, mirror) {
  const [size] = node.size;
  const group = new THREE.Group();
  const axes = [[size, 0, 0], [0, size, 0], [0, 0, mirror * size]];
  [0xff6b6b, 0x7ee0a1, 0x6cb6ff].forEach((each, i) => group.add(lines([[0, 0, 0], axes[i]], each)));
  return group;
}

/** A solid that one can look into: a finger inside of it is what one wants to see. */
function solid(geometry, tint) {
  const color = new THREE.Color(SOLID).multiply(tint);
  const side = THREE.DoubleSide;
  const material = new THREE.MeshLambertMaterial({ color, transparent: true, opacity: 0.45, depthWrite: false, side });
  const group = new THREE.Group();
  group.add(new THREE.Mesh(geometry, material));
  return { group, color };
}

function box(node, _, mirror, tint) {
  const [width, height, depth] = node.size;
  const geometry = depth > 0 ? new THREE.BoxGeometry(width, height, depth) : new THREE.PlaneGeometry(width, height);
  const { group, color } = solid(geometry, tint);
  const edges = new THREE.EdgesGeometry(geometry);
  group.add(new THREE.LineSegments(edges, new THREE.LineBasicMaterial({ color })));
  // A cross on the front, which is at -Z.
  const z = (-mirror * depth) / 2;
  const arm = 0.12 * Math.min(width, height);
  group.add(lines([[-arm, 0, z], [arm, 0, z], [0, -arm, z], [0, arm, z]], 0xffffff));
  return group;
}

function ball(node, _, mirror, tint) {
  const { group, color } = solid(new THREE.SphereGeometry(node.size[0], 24, 16), tint);
  const circle = new THREE.EdgesGeometry(new THREE.CircleGeometry(node.size[0], 48));
  for (const turn of [[0, 0, 0], [Math.PI / 2, 0, 0], [0, Math.PI / 2, 0]]) {
    const line = new THREE.LineSegments(circle, new THREE.LineBasicMaterial({ color }));
    line.rotation.set(...turn);
    group.add(line);
  }
  return group;
}

const MAKE = { frustum, ray, bone, place, box, ball };

/** The object of a node; nothing for a point, which is drawn with all others. */
export function make(node, color, mirror, tint) {
  return MAKE[node.shape]?.(node, color, mirror, tint);
}

/** How far a node reaches around its position, in metres. */
export function reach(node) {
  if (node.shape === 'box') return Math.hypot(...node.size) / 2;
  if (node.shape === 'ray') return 0;
  return node.size[0];
}

/** How far a node reaches up, where its name is. */
export const top = (node) => (node.shape === 'box' ? node.size[1] / 2 : node.shape === 'ball' ? node.size[0] : 0);

/** The name of a node as texts have it: `Right.IndexTip`, or `Head`. */
export const nameOf = (node) => (node.group === node.name || node.group === '' ? node.name : `${node.group}.${node.name}`);
