// Frames for pictures: the 3D view at given times, in a given size. Renderer.java asks for them.

import * as THREE from 'three';

/** Frames are drawn larger and made smaller, so that lines have smooth edges. */
const SMOOTH = 2;

export class Film {
  constructor(app) {
    this.app = app;
  }

  /** Prepares frames: everything that moves in one of them is in view. */
  async begin({ width, height, view, beside, label, times }) {
    const { player, stage, tracks } = this.app;
    player.playing = false;
    this.label = label;
    this.canvas = document.createElement('canvas');
    this.canvas.width = width;
    this.canvas.height = height + label;
    stage.fix(SMOOTH * width, SMOOTH * height);
    stage.beside = beside;
    const box = new THREE.Box3();
    for (const time of times) {
      const keys = await Promise.all(tracks.map((each) => each.ready(time)));
      stage.figures.forEach((figure, i) => keys[i] && figure.extend(box, keys[i], time));
    }
    stage.look(view, box);
  }

  /** The frame at a time as a PNG in base64. */
  async frame(time) {
    const { app, canvas } = this;
    await Promise.all(app.tracks.map((each) => each.ready(time)));
    app.seek(time);
    app.last = undefined;
    app.draw(); // WebGL keeps the picture until the end of this task only.
    if (app.last !== app.player.time) throw new Error('the keys of a frame are missing');
    const draw = canvas.getContext('2d');
    const height = canvas.height - this.label;
    draw.fillStyle = '#16181d';
    draw.fillRect(0, 0, canvas.width, canvas.height);
    draw.imageSmoothingQuality = 'high';
    draw.drawImage(app.stage.renderer.domElement, 0, 0, canvas.width, height);
    if (this.label > 0) this.caption(draw, `${app.player.time.toFixed(3)} s`, height);
    return canvas.toDataURL('image/png').split(',')[1];
  }

  caption(draw, text, height) {
    draw.fillStyle = '#d8dce4';
    draw.font = '12px system-ui, sans-serif';
    draw.textAlign = 'center';
    draw.textBaseline = 'middle';
    draw.fillText(text, this.canvas.width / 2, height + this.label / 2);
  }
}
