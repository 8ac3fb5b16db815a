// Frames for pictures: the 3D view at given times, in a given size. Renderer.java asks for them.

import { FAILED, PASSED } from './colors.js';
import { stateAt } from './annotations.js';

/** Frames are drawn larger and made smaller, so that lines have smooth edges. */
const SMOOTH = 2;

/** The height of the time below a frame, and of each check below it, as Shot.java has them. */
const TIME = 20;
const CHECK = 16;

export class Film {
  constructor(app) {
    this.app = app;
  }

  /** Prepares frames: what is in focus, or what moves in one of them, is in view. */
  async begin({ width, height, view, focus, beside, label, times }) {
    const { player, stage, tracks } = this.app;
    player.playing = false;
    this.label = label;
    this.canvas = document.createElement('canvas');
    this.canvas.width = width;
    this.canvas.height = height + label;
    stage.fix(SMOOTH * width, SMOOTH * height);
    stage.shownHeight = height;
    stage.beside = beside;
    stage.focus = focus;
    const samples = stage.figures.map(() => []);
    for (const time of times) {
      const keys = await Promise.all(tracks.map((each) => each.ready(time)));
      keys.forEach((each, i) => samples[i].push({ time, keys: each }));
    }
    stage.head = view === 'head';
    const follow = focus.length > 0 ? 'always' : label > 0 ? 'needed' : 'never';
    const all = await Promise.all(stage.figures.map((figure, i) => figure.wholeSamples().then((some) => [...some, ...samples[i]])));
    let views = stage.views(view, samples, follow, all);
    if (!views.some((each) => each)) {
      stage.focus = []; // Nothing of it is visible at that time.
      views = stage.views(view, samples, 'needed', all);
    }
    this.views = new Map(views.map((each, i) => [times[i], each]));
    stage.fitted = true;
  }

  /** The frame at a time as a PNG in base64. */
  async frame(time) {
    const { app, canvas } = this;
    await Promise.all(app.tracks.map((each) => each.ready(time)));
    app.seek(time);
    if (this.views.get(time)) app.stage.aim(this.views.get(time));
    app.last = undefined;
    app.draw(); // WebGL keeps the picture until the end of this task only.
    if (app.last !== app.player.time) throw new Error('the keys of a frame are missing');
    const draw = canvas.getContext('2d');
    const height = canvas.height - this.label;
    draw.fillStyle = '#16181d';
    draw.fillRect(0, 0, canvas.width, canvas.height);
    draw.imageSmoothingQuality = 'high';
    draw.drawImage(app.stage.renderer.domElement, 0, 0, canvas.width, height);
    if (this.label > 0) this.captions(draw, height);
    return canvas.toDataURL('image/png').split(',')[1];
  }

  captions(draw, height) {
    const { time } = this.app.player;
    this.caption(draw, `${time.toFixed(3)} s`, '#d8dce4', height + TIME / 2);
    this.app.tracks
      .flatMap((each) => each.scene.checks)
      .filter((check) => stateAt(check, time) !== null)
      .sort((a, b) => stateAt(a, time) - stateAt(b, time))
      .slice(0, (this.label - TIME) / CHECK)
      .forEach((check, i) => {
        const passed = stateAt(check, time);
        const color = `#${(passed ? PASSED : FAILED).toString(16)}`;
        this.caption(draw, `${passed ? '\u2713' : '\u2717'} ${check.text}`, color, height + TIME + (i + 0.4) * CHECK);
      });
  }

  caption(draw, text, color, y) {
    draw.fillStyle = color;
    draw.font = '12px system-ui, sans-serif';
    draw.textAlign = 'center';
    draw.textBaseline = 'middle';
    draw.fillText(text, this.canvas.width / 2, y, this.canvas.width - 8);
  }
}
