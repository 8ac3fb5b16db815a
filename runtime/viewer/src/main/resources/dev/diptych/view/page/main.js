// Brings the parts of the page together.

import { BytesView } from './bytes.js';
import { Curves, quantities } from './curves.js';
import { Figure } from './figure.js';
import { Film } from './film.js';
import { Player } from './player.js';
import { FixedSource, LiveSource } from './source.js';
import { Stage } from './stage.js';
import { TextPane } from './text.js';
import { nameOf } from './shapes.js';
import { Timeline } from './timeline.js';
import { Tracks } from './tracks.js';

const TINTS = [0xffffff, 0xff9d9d, 0x9dffc4, 0xffe49d];
const element = (id) => document.getElementById(id);

class App {
  constructor(source) {
    this.source = source;
    this.player = new Player();
    this.stage = new Stage(element('stage'));
    this.bytes = new BytesView(source, element('hex'));
    this.text = new TextPane(
      element('text'),
      source,
      (line) => this.jump(line),
      (line, column) => this.bytes.pointAtText(line, column),
    );
    this.bytes.text = this.text;
    const parts = { canvas: element('timeline'), cursor: element('cursor') };
    Object.assign(parts, { legend: element('legend'), checks: element('checks') });
    this.timeline = new Timeline(parts, this.player, {
      seek: (time) => this.seek(time),
      pickKey: (key) => key.index >= 0 && this.showLine(key.track, key.index),
    });
    this.timeline.changed = () => this.curves();
    this.selection = null;
    this.quantity = 'position';
    this.trailed = [];
    this.number = 0;
    this.errors = [];
    this.frames = 0;
  }

  async start() {
    await this.reload();
    this.film = new Film(this);
    this.controls();
    this.source.follow(
      () => this.reload(),
      (gone) => (element('state').textContent = gone ? 'the viewer has stopped' : ''),
    );
    let last = performance.now();
    const frame = async (now) => {
      this.player.advance((now - last) / 1000);
      last = now;
      this.draw();
      this.frames++;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** Reads the list of files again; time and selection stay. */
  async reload() {
    const token = (this.token = {});
    const { files, focus } = await this.source.files();
    const tracks = files.map((file, i) => this.tracksOf(file, i)).filter((each) => each !== null);
    const start = Math.min(...tracks.map((each) => each.scene.start), 0);
    const end = Math.max(...tracks.map((each) => each.scene.end), 0);
    const isFirst = this.tracks === undefined;
    if (isFirst) this.open(start, end, tracks, focus);
    await Promise.all(tracks.map((each) => each.ready(this.player.time)));
    if (token !== this.token) return;
    this.files = files;
    this.tracks = tracks;
    this.player.range(start, end);
    this.timeline.range(start, end);
    this.timeline.marks = tracks.flatMap((each) => each.scene.marks);
    this.timeline.lanes.checks = tracks.flatMap((each) => each.scene.checks);
    this.stage.set(tracks.map((each, i) => this.figure(each, i)));
    this.select(this.selection);
    this.draw(); // What moves first: text and curves take longer.
    this.describe();
    this.timeline.draw();
    await this.showText();
    this.last = undefined; // The room for the text may have changed that of the stage.
  }

  /** Begins where something is to be seen, and with what the address or the command names. */
  open(start, end, tracks, focus) {
    this.player.range(start, end);
    if (tracks.length > 0) this.player.seek(Math.min(...tracks.map((each) => each.scene.opens)));
    const asked = new URLSearchParams(window.location.search).getAll('focus');
    this.stage.focus = asked.length > 0 ? asked : focus;
  }

  /** What can be in focus: all groups, and the names that were asked for. */
  focusChoices() {
    const groups = this.tracks.flatMap((each) => each.scene.nodes.map((node) => node.group || node.name));
    const asked = this.stage.focus.join(' ');
    const names = [...new Set([...groups, ...(asked && !groups.includes(asked) ? [asked] : [])])];
    element('focus').replaceChildren(new Option('what moves', ''), ...names.map((name) => new Option(name, name)));
    element('focus').value = asked;
  }

  /** The figure that is shown already, if only keys have changed: new shapes take long to draw. */
  figure(tracks, i) {
    const shown = this.stage.figures[i];
    if (shown?.fits(tracks)) {
      shown.follow(tracks);
      return shown;
    }
    return new Figure(tracks, TINTS[i % TINTS.length]);
  }

  /** The text of the first file, and its bytes where nothing moves or the user wants them. */
  async showText() {
    const none = this.tracks.length === 0;
    document.body.classList.toggle('still', none);
    if (none) element('bytes').checked = true;
    const shown = element('bytes').checked && (await this.bytes.show(0));
    element('hex').hidden = !shown;
    document.querySelector('main').classList.toggle('bytes', Boolean(shown));
    this.text.show(0, this.files[0].lines || (shown ? shown.lines : 0));
  }

  tracksOf(file, index) {
    if (file.scenes.length === 0) return null;
    const number = Math.min(this.number, file.scenes.length - 1);
    return new Tracks(this.source, index, number, file.scenes[number]);
  }

  describe() {
    const names = element('names');
    names.replaceChildren(
      ...this.files.map((file, i) => {
        const name = document.createElement('span');
        name.textContent = file.name;
        name.style.color = this.files.length > 1 ? `#${TINTS[i % TINTS.length].toString(16)}` : '';
        name.title = file.format ?? '';
        return name;
      }),
    );
    document.title = `${this.files.map((file) => file.name).join(', ')} · Diptych`;
    const messages = this.files.map((file) => file.messages).filter((each) => each !== '');
    element('messages').textContent = messages.join('\n');
    element('messages').hidden = messages.length === 0;
    element('stage').classList.toggle('rejected', this.files.some((file) => !file.ok));
    this.focusChoices();
    element('arrangement-label').hidden = this.tracks.length < 2;
    const scenes = this.files[0].scenes;
    element('scene').hidden = scenes.length < 2;
    element('scene').replaceChildren(...scenes.map((scene, i) => new Option(scene.name || `${i + 1}`, i)));
    element('scene').value = Math.min(this.number, scenes.length - 1);
  }

  controls() {
    const on = (id, event, action) => element(id).addEventListener(event, action);
    on('play', 'click', () => this.player.toggle());
    on('speed', 'change', () => (this.player.speed = Number(element('speed').value)));
    on('loop', 'change', () => (this.player.loop = element('loop').checked));
    on('bytes', 'change', () => this.showText());
    on('skin', 'change', () => (this.last = undefined));
    on('trails', 'change', () => (this.last = undefined));
    on('camera', 'change', () => this.setCamera(element('camera').value));
    on('focus', 'change', () => {
      this.stage.focus = element('focus').value === '' ? [] : [element('focus').value];
      this.setCamera('orbit');
      this.stage.look('orbit');
    });
    on('quantity', 'change', () => this.setQuantity(element('quantity').value));
    on('arrangement', 'change', () => {
      this.stage.beside = element('arrangement').value === 'beside';
      this.last = undefined;
    });
    on('scene', 'change', () => {
      this.number = Number(element('scene').value);
      this.stage.fitted = false;
      this.reload();
    });
    this.clicks();
    window.addEventListener('keydown', (event) => this.key(event));
  }

  /** A click, but not the end of a drag that turns the camera. */
  clicks() {
    let down = null;
    const stage = element('stage');
    stage.addEventListener('pointerdown', (event) => (down = [event.clientX, event.clientY]));
    stage.addEventListener('pointerup', (event) => {
      const still = down && Math.hypot(event.clientX - down[0], event.clientY - down[1]) < 4;
      const box = stage.getBoundingClientRect();
      const hit = still && this.stage.pick(event.clientX - box.left, event.clientY - box.top);
      if (hit && event.shiftKey) this.addTrail(hit);
      else if (hit) this.choose(hit);
    });
  }

  setCamera(name) {
    // Back from the head, the view is where it was; the other ones are new.
    if (name === 'orbit' || name === 'head') this.stage.head = name === 'head';
    else this.stage.look(name);
    element('camera').value = name;
    this.last = undefined;
  }

  key(event) {
    if (event.target.matches?.('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    const rate = this.tracks[0]?.scene.rate || 60;
    const actions = {
      ' ': () => this.player.toggle(),
      ArrowLeft: () => this.seek(this.player.time - (event.shiftKey ? 1 : 1 / rate)),
      ArrowRight: () => this.seek(this.player.time + (event.shiftKey ? 1 : 1 / rate)),
      Home: () => this.seek(this.player.start),
      End: () => this.seek(this.player.end),
      v: () => this.nextQuantity(),
      c: () => this.setCamera(this.stage.head ? 'orbit' : 'head'),
      Escape: () => {
        this.trailed = [];
        this.select(null);
      },
    };
    if (actions[event.key]) {
      event.preventDefault();
      actions[event.key]();
    }
  }

  seek(time) {
    this.player.seek(time);
  }

  draw() {
    const { time } = this.player;
    const ready = this.stage.figures.map((figure) => figure.tracks.around(time));
    element('play').textContent = this.player.playing ? '❚❚' : '▶';
    element('time').textContent = `${time.toFixed(3)} s`;
    if (ready.some((keys) => !keys)) return;
    if (this.last === time && !this.stage.dirty) return;
    this.last = time;
    this.stage.time = time;
    this.stage.figures.forEach((figure, i) => {
      figure.show({ skin: element('skin').checked, trails: element('trails').checked });
      figure.update(ready[i], time);
    });
    if (!this.film?.views) this.stage.follow();
    this.stage.render();
    this.timeline.moveCursor();
  }

  /** Selects a node and shows the line of the key that it plays now. */
  async choose({ file, node }) {
    this.select({ file, node });
    const tracks = this.tracks[file];
    const track = tracks.scene.nodes[node].position.find((each) => tracks.scene.tracks[each].keys > 0);
    if (track === undefined) return;
    const keys = (await tracks.ready(this.player.time))[track];
    let index = 0;
    while (index + 1 < keys.count && keys.times[index + 1] <= this.player.time) index++;
    if (keys.first >= 0) await this.showLine(track, keys.first + index, file);
  }

  async showLine(track, key, file = this.selection?.file ?? 0) {
    const tracks = this.tracks[file];
    const at = await this.source.line(tracks.file, tracks.number, track, key);
    const where = at.line ? `${at.name}:${at.line}` : at.offset === undefined ? '' : `byte ${at.offset}`;
    element('state').textContent = `${at.path} ${where}`;
    if (!at.line) return;
    const included = at.own ? undefined : { scene: tracks.number, track, key };
    if (this.text.file !== tracks.file || this.text.included || included) {
      this.text.show(tracks.file, at.own ? this.files[tracks.file].lines : at.lines, included);
    }
    await this.text.go(at.line);
  }

  /** Goes to the time of the key at a line of the text. */
  async jump(line) {
    const tracks = this.tracks.find((each) => each.file === this.text.file);
    if (!tracks) return;
    const found = await this.source.key(tracks.file, tracks.number, line, this.text.included);
    if (found.time === undefined) return;
    this.seek(found.time);
    const node = tracks.scene.nodes.findIndex(
      (each) => each.position.includes(found.track) || each.rotation.includes(found.track),
    );
    this.select(node < 0 ? null : { file: this.tracks.indexOf(tracks), node });
    await this.text.go(line);
  }

  select(selection) {
    const figure = selection && this.stage.figures[selection.file];
    this.selection = figure && figure.scene.nodes[selection.node] ? selection : null;
    this.showTrails();
    const node = this.selection && figure.scene.nodes[this.selection.node];
    element('selected').textContent = node ? nameOf(node) : '';
    this.offer(node ? quantities(figure.scene, selection.node) : []);
    this.last = undefined;
    return this.curves();
  }

  /** Offers some curves; what was chosen stays, if it is among them. */
  offer(names) {
    const box = element('quantity');
    box.replaceChildren(...names.map((name) => new Option(name)));
    box.parentElement.hidden = names.length === 0;
    box.value = names.includes(this.quantity) ? this.quantity : (names[0] ?? '');
  }

  /** Shows the trail of another node, too, or no longer. */
  addTrail({ file, node }) {
    const others = this.trailed.filter((each) => each.file !== file || each.node !== node);
    this.trailed = others.length < this.trailed.length ? others : [...others, { file, node }];
    this.showTrails();
    this.last = undefined;
  }

  showTrails() {
    const chosen = this.selection ? [this.selection, ...this.trailed] : this.trailed;
    this.stage.figures.forEach((figure, i) => {
      const nodes = chosen.filter(({ file, node }) => file === i && figure.scene.nodes[node]);
      figure.select(nodes.map(({ node }) => node));
    });
  }

  /** Loads the curves of what is selected, or of the signals. */
  async curves() {
    const tracks = this.tracks?.[this.selection?.file ?? 0];
    if (!tracks) return;
    const { from, to } = this.timeline;
    const curves = new Curves(this.source, tracks, { from, to, width: element('timeline').clientWidth });
    const token = (this.curveToken = {});
    const quantity = element('quantity').value;
    const loaded = await (this.selection
      ? quantity && curves.of(this.selection.node, quantity)
      : curves.stored(tracks.scene.signals));
    if (token !== this.curveToken) return;
    this.timeline.curves = loaded || [];
    this.timeline.draw();
  }

  setQuantity(name) {
    this.quantity = name;
    element('quantity').value = name;
    return this.curves();
  }

  nextQuantity() {
    const names = [...element('quantity').options].map((option) => option.value);
    if (names.length === 0) return this.curves();
    return this.setQuantity(names[(names.indexOf(element('quantity').value) + 1) % names.length]);
  }
}

const data = element('data'); // In a page that was written to a file.
const app = new App(data ? new FixedSource(JSON.parse(data.textContent)) : new LiveSource());
window.addEventListener('error', (event) => app.errors.push(String(event.message)));
window.addEventListener('unhandledrejection', (event) => app.errors.push(String(event.reason)));
window.diptych = app;
await app.start();
