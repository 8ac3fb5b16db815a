// The 3D view: light, ground, cameras, and the figures of all files.

import * as THREE from 'three';
import { named, seen, subjects, views } from './framing.js';
import { OrbitControls } from './three/OrbitControls.js';

/** The direction of a view in drawn axes, where +Z of the file is z: 1 or -1. Ahead is +Z. */
const VIEWS = {
  orbit: () => [0.7, 0.6, 0.65],
  front: (z) => [0, 0.1, z],
  back: (z) => [0, 0.1, -z],
  left: (z) => [z, 0.1, 0],
  right: (z) => [-z, 0.1, 0],
  top: (z) => [0, 1, -0.001 * z],
};

/** How far from a node a click may be, in pixels. */
const REACH = 10;

export class Stage {
  constructor(element) {
    this.element = element;
    this.scene = new THREE.Scene();
    this.scene.background = new THREE.Color(0x16181d);
    this.scene.add(new THREE.HemisphereLight(0xffffff, 0x667080, 2.1));
    this.lamp = new THREE.DirectionalLight(0xffffff, 1.1); // From where one looks: shapes are seen by it.
    this.scene.add(this.lamp);
    this.ground = new THREE.GridHelper(4, 16, 0x4a5160, 0x2a2e37); // 25 cm a square.
    this.scene.add(this.ground);
    this.renderer = new THREE.WebGLRenderer({ antialias: false });
    element.append(this.renderer.domElement);
    this.orbitCamera = new THREE.PerspectiveCamera(50, 1, 0.01, 1000);
    this.headCamera = new THREE.PerspectiveCamera(60, 1, 0.01, 1000);
    this.controls = new OrbitControls(this.orbitCamera, this.renderer.domElement);
    this.figures = [];
    this.head = false;
    this.beside = false;
    this.focus = [];
    new ResizeObserver(() => this.resize()).observe(element);
    this.resize();
    this.controls.addEventListener('change', () => (this.dirty = true));
  }

  get width() {
    return this.fixed?.width ?? this.element.clientWidth;
  }

  get height() {
    return this.fixed?.height ?? this.element.clientHeight;
  }

  /** Has a size of its own from now on, whatever that of the page. */
  fix(width, height) {
    this.fixed = { width, height };
    this.resize();
  }

  resize() {
    this.renderer.setSize(this.width, this.height);
    this.dirty = true;
  }

  /** Shows figures, new or shown already; the first ones decide where the camera is. */
  set(figures) {
    const first = this.figures.length === 0;
    for (const figure of this.figures.filter((each) => !figures.includes(each))) {
      this.scene.remove(figure.group);
      figure.dispose();
    }
    this.figures = figures;
    figures.forEach((figure) => this.scene.add(figure.group));
    this.fitted = this.fitted && !first;
    this.dirty = true;
  }

  /** Moves the camera so that what matters is in view, once. */
  fit() {
    if (!this.fitted) this.look('orbit');
  }

  /** Looks from a direction, or from the head, at what is to be seen at some times of the loaded keys, or now. */
  look(view, time = this.time ?? 0) {
    this.head = view === 'head';
    const samples = this.figures.map((figure) => figure.samples());
    const found = this.views(view, samples, this.focus.length > 0 ? 'always' : 'never');
    const times = samples.find((each) => each.length > 0)?.map((each) => each.time) ?? [];
    const late = times.findIndex((each) => each >= time);
    const nearest = found[late < 0 ? times.length - 1 : late];
    if (nearest) this.aim(nearest);
  }

  /**
   * The target and distance of each of some times, for each figure a list of {time, keys}.
   *
   * @param all times of which it is known what moves
   */
  views(view, samples, follow, all = samples) {
    this.direction = new THREE.Vector3(...VIEWS[view === 'head' ? 'orbit' : view](this.figures[0]?.mirror ?? 1));
    this.direction.normalize();
    const frames = [];
    this.figures.forEach((figure, file) => {
      const seen = subjects(figure, all[file], this.focus);
      const linked = new Set(figure.scene.links.flatMap(({ from, to }) => [from, to]));
      samples[file].forEach(({ keys, time }, k) => {
        const bodies = figure.bodies(keys, time);
        for (const i of seen) {
          const group = `${file} ${figure.scene.nodes[i].group}`;
          if (bodies[i]) (frames[k] ??= []).push({ ...bodies[i], group, isBody: linked.has(i) });
        }
        frames[k] ??= [];
      });
    });
    const y = Math.tan((this.orbitCamera.fov * Math.PI) / 360);
    const x = (y * this.width) / this.parts() / Math.max(1, this.height);
    const height = this.shownHeight ?? this.height;
    // What is seen is far from what sees it: a camera that goes along with something else has neither in view.
    const whole = follow === 'needed' && this.figures.some((figure) => seen(figure.scene).length > 0);
    return views(frames, this.direction, { x, y, height, isLive: !this.fixed }, whole ? 'never' : follow);
  }

  /** Looks at a target from the direction of the last view. */
  aim({ target, distance }) {
    this.fitted = true;
    const size = Math.max(0.3, distance);
    this.ground.scale.setScalar(10 ** Math.max(0, Math.ceil(Math.log10(size / 8))));
    this.controls.target.copy(target);
    this.orbitCamera.far = 100 * size + 100;
    this.orbitCamera.near = Math.min(0.01, distance / 20);
    this.orbitCamera.position.copy(target).addScaledVector(this.direction, distance);
    this.controls.update();
    this.center = null;
    this.dirty = true;
  }

  /** Goes along with what is in focus, if its place is known. */
  follow() {
    const places = this.figures.flatMap((figure) => {
      const seen = this.focus.length > 0 ? named(figure.scene, this.focus) : [];
      return seen.map((i) => figure.places?.[i]).filter((place) => place);
    });
    if (places.length === 0) return;
    const center = places.reduce((sum, place) => sum.add(place), new THREE.Vector3()).divideScalar(places.length);
    if (this.center) {
      const moved = center.clone().sub(this.center);
      this.controls.target.add(moved);
      this.orbitCamera.position.add(moved);
      this.controls.update();
    }
    this.center = center;
  }

  /** How many views are side by side. */
  parts() {
    return this.beside ? Math.max(1, this.figures.length) : 1;
  }

  camera(figure) {
    const node = this.head ? figure.scene.nodes.findIndex((n) => n.shape === 'frustum') : -1;
    const pose = node >= 0 && figure.poses?.[node];
    if (!pose || !pose.position) return this.orbitCamera;
    this.headCamera.position.copy(figure.place(pose.position));
    this.headCamera.quaternion.copy(figure.turn(pose.rotation));
    if (figure.mirror > 0) this.headCamera.rotateY(Math.PI);
    return this.headCamera;
  }

  render() {
    this.fit();
    const { width, height } = this;
    const parts = this.parts();
    const split = parts > 1;
    this.renderer.setScissorTest(split);
    for (let i = 0; i < parts; i++) {
      const camera = this.figures.length ? this.camera(this.figures[i]) : this.orbitCamera;
      camera.aspect = width / parts / Math.max(1, height);
      camera.updateProjectionMatrix();
      this.renderer.setViewport((i * width) / parts, 0, width / parts, height);
      this.renderer.setScissor((i * width) / parts, 0, width / parts, height);
      this.figures.forEach((figure, k) => {
        figure.group.visible = !split || k === i;
        figure.annotations.face(camera);
        for (const [node, object] of figure.others) {
          if (figure.scene.nodes[node].shape === 'frustum') object.visible &&= camera !== this.headCamera;
        }
      });
      this.lamp.position.copy(camera.position).add(new THREE.Vector3(0, 0.5, 0));
      this.lamp.target.position.copy(camera === this.orbitCamera ? this.controls.target : camera.position);
      this.lamp.target.updateMatrixWorld();
      this.renderer.render(this.scene, camera);
    }
    this.dirty = false;
  }

  /** The node that is drawn nearest to a point of the element, or null. */
  pick(x, y) {
    let best = null;
    let nearest = REACH;
    const part = Math.floor((x / this.width) * this.parts());
    this.figures.forEach((figure, file) => {
      if (this.parts() > 1 && file !== part) return;
      figure.scene.nodes.forEach((_, node) => {
        const at = this.project(file, node);
        const distance = at ? Math.hypot(at[0] - x, at[1] - y) : Infinity;
        if (distance < nearest) {
          nearest = distance;
          best = { file, node };
        }
      });
    });
    return best;
  }

  /** The point of the element where a node is drawn. */
  project(file, node) {
    const figure = this.figures[file];
    const place = figure?.places?.[node];
    if (!place) return null;
    const at = place.clone().project(this.camera(figure));
    if (at.z > 1) return null; // Behind the camera.
    const width = this.width / this.parts();
    const left = this.parts() > 1 ? file * width : 0;
    return [left + ((at.x + 1) / 2) * width, ((1 - at.y) / 2) * this.height];
  }
}
