// Routes of nodes with marks of time, and dots where something is expected: green where it holds, red where not, with
// lines to what it is about.

import * as THREE from 'three';
import { FAILED, PASSED } from './colors.js';
import { label } from './names.js';

const ROUTE_POINTS = 241;
const DOT = 0.006;

/** From how near dots are smaller, and from how far they are larger, in metres. */
const NEAR = 0.5;
const FAR = 1;

/** Marks of a route that are nearer to each other have one name, in metres. */
const TOGETHER = 0.012;

const THICK = 0.0012;

/** The state of a check at a time: true, false, or null where it does not count. */
export function stateAt(check, time) {
  const spans = check.spans.filter(({ from, to }) => time >= from - 1e-6 && time <= to + 1e-6);
  return spans.length > 0 ? spans.every((span) => span.passed) : null;
}

export class Annotations {
  /** @param figure the figure that they belong to */
  constructor(figure) {
    this.figure = figure;
    this.group = new THREE.Group();
    this.sized = [];
    this.routes = figure.scene.routes.map((route) => ({ route, object: null }));
    this.dots = figure.scene.checks.map((check) => ({ check, object: this.dot(), lines: check.nodes.slice(1).map(() => this.lead()) }));
  }

  dot() {
    const material = new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.85, depthTest: false });
    const object = new THREE.Mesh(new THREE.SphereGeometry(DOT, 12, 8), material);
    object.renderOrder = 1;
    this.sized.push(object);
    this.group.add(object);
    return object;
  }

  /** A line from the dot of what fails to another node. */
  lead() {
    const material = new THREE.MeshBasicMaterial({ color: FAILED, depthTest: false, transparent: true, opacity: 0.7 });
    const object = new THREE.Mesh(new THREE.CylinderGeometry(THICK, THICK, 1, 6, 1, true), material);
    object.matrixAutoUpdate = false;
    object.renderOrder = 1;
    this.group.add(object);
    return object;
  }

  /** Shows a time. */
  update(keys, time) {
    for (const each of this.routes) {
      if (!each.object) each.object = this.line(each.route, keys, time);
    }
    for (const { check, object, lines } of this.dots) {
      const state = stateAt(check, time);
      const [place, ...others] = check.nodes.map((node) => this.figure.places[node]);
      object.visible = Boolean(place) && state !== null;
      lines.forEach((line, i) => {
        line.visible = object.visible && !state && Boolean(others[i]) && !others[i].equals(place);
        if (line.visible) line.matrix.copy(between(place, others[i]));
      });
      if (!object.visible) continue;
      object.position.copy(place);
      object.material.color.set(state ? PASSED : FAILED);
    }
  }

  /** The line of a route, or null as long as its keys are not loaded. */
  line(route, keys, time) {
    const at = (when) => this.figure.placeAt(route.node, when, keys, time);
    const times = Array.from({ length: ROUTE_POINTS }, (_, i) => route.from + ((route.to - route.from) * i) / (ROUTE_POINTS - 1));
    const places = times.map(at);
    if (places.includes(undefined)) return null;
    const object = new THREE.Group();
    const tube = new THREE.CylinderGeometry(THICK, THICK, 1, 6, 1, true);
    const line = new THREE.InstancedMesh(tube, new THREE.MeshBasicMaterial(), ROUTE_POINTS);
    line.frustumCulled = false;
    line.count = 0;
    for (let i = 1; i < places.length; i++) {
      if (!places[i - 1] || !places[i] || places[i].equals(places[i - 1])) continue;
      line.setMatrixAt(line.count, between(places[i - 1], places[i]));
      line.setColorAt(line.count++, this.routeColor(route.node, (times[i - 1] + times[i]) / 2));
    }
    object.add(line);
    this.marks(object, route, at);
    this.group.add(object);
    return object;
  }

  /** A dot for each time of a route, and the times next to it: one text where several are at one place. */
  marks(object, route, at) {
    const named = [];
    for (const when of route.times) {
      const place = at(when);
      if (!place) continue;
      const color = this.routeColor(route.node, when);
      const dot = new THREE.Mesh(new THREE.SphereGeometry(DOT / 1.5, 10, 6), new THREE.MeshBasicMaterial({ color }));
      dot.position.copy(place);
      this.sized.push(dot);
      object.add(dot);
      const near = named.find((each) => each.place.distanceTo(place) < TOGETHER);
      if (near) near.times.push(when);
      else named.push({ place, times: [when], color });
    }
    for (const { place, times, color } of named) {
      const name = label(`${times.map((when) => Number(when.toFixed(3))).join(', ')} s`, color, 'right');
      name.position.copy(place);
      object.add(name);
    }
  }

  /** Lets dots near to the camera hide less of what they are at, and those far from it be seen. */
  face(camera) {
    for (const object of this.sized) {
      const distance = camera.position.distanceTo(object.position);
      object.scale.setScalar(Math.max(Math.min(1, distance / NEAR), distance / FAR));
    }
  }

  /** Red where a check of the node fails, green where all hold, else that of the node. */
  routeColor(node, time) {
    const states = this.figure.scene.checks
      .filter((check) => check.nodes[0] === node)
      .map((check) => stateAt(check, time))
      .filter((state) => state !== null);
    if (states.length === 0) return this.figure.color(this.figure.scene.nodes[node]);
    return new THREE.Color(states.includes(false) ? FAILED : PASSED);
  }
}

/** What brings a tube of length 1 between two places. */
function between(a, b) {
  const along = b.clone().sub(a);
  const length = along.length();
  const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.divideScalar(length));
  const middle = a.clone().add(b).multiplyScalar(0.5);
  return new THREE.Matrix4().compose(middle, turn, new THREE.Vector3(1, length, 1));
}
