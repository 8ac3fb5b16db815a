// The 3D view: light, ground, cameras, and the figures of all files.

import * as THREE from 'three';
import { OrbitControls } from './three/OrbitControls.js';

/** The direction of a view in drawn axes, where +Z of the file is z: 1 or -1. Ahead is +Z. */
const VIEWS = {
  orbit: () => [0.5, 0.4, 1],
  front: (z) => [0, 0.1, z],
  back: (z) => [0, 0.1, -z],
  left: (z) => [z, 0.1, 0],
  right: (z) => [-z, 0.1, 0],
  top: (z) => [0, 1, -0.001 * z],
};

/** Where a sphere around everything is in view, as a multiple of its diameter. */
const DISTANCE = 1.25;

/** How far from a node a click may be, in pixels. */
const REACH = 10;

export class Stage {
  constructor(element) {
    this.element = element;
    this.scene = new THREE.Scene();
    this.scene.background = new THREE.Color(0x16181d);
    this.scene.add(new THREE.HemisphereLight(0xffffff, 0x445566, 2.4));
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

  /** Moves the camera so that everything is in view, once. */
  fit() {
    if (!this.fitted) this.look('orbit', this.extent());
  }

  /** Where everything is, at some times of the loaded keys. */
  extent() {
    const box = new THREE.Box3();
    this.figures.forEach((figure) => figure.sample(box));
    return box;
  }

  /** Looks at a box from a direction, or from the head. */
  look(view, box) {
    this.head = view === 'head';
    if (this.head || box.isEmpty()) return;
    this.fitted = true;
    const center = box.getCenter(new THREE.Vector3());
    const size = Math.max(0.3, box.getSize(new THREE.Vector3()).length());
    const scale = 10 ** Math.max(0, Math.ceil(Math.log10(size / 8)));
    this.ground.scale.setScalar(scale);
    this.controls.target.copy(center);
    this.orbitCamera.far = 100 * size + 100;
    const narrow = Math.max(1, (this.height / Math.max(1, this.width)) * this.parts());
    const direction = new THREE.Vector3(...VIEWS[view](this.figures[0].mirror));
    this.orbitCamera.position.copy(center).add(direction.setLength(DISTANCE * size * narrow));
    this.controls.update();
    this.dirty = true;
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
        for (const [node, object] of figure.others) {
          if (figure.scene.nodes[node].shape === 'frustum') object.visible &&= camera !== this.headCamera;
        }
      });
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
