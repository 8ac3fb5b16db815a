// Where the page gets its data from: the server that sent it, or, in a page of its own, itself.

import { before } from './interpolate.js';
import { parse } from './keys.js';

async function get(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.split('?')[0]}: ${await answer.text()}`);
  return answer;
}

const query = (values) => new URLSearchParams(values).toString();

export class LiveSource {
  /** All files, and the names of what is in view at first: {files, focus}. */
  async files() {
    return (await get('files')).json();
  }

  /** The keys from one time to another, of all tracks or of some. */
  async keys(file, scene, from, to, tracks) {
    const some = tracks ? { tracks: tracks.join(',') } : {};
    return (await get(`keys?${query({ file, scene, from, to, ...some })}`)).arrayBuffer();
  }

  async curve(file, scene, track, component, from, to, width) {
    const values = { file, scene, track, component, from, to, width };
    const bytes = await (await get(`curve?${query(values)}`)).arrayBuffer();
    const count = bytes.byteLength / 12;
    return { times: new Float64Array(bytes, 0, count), values: new Float32Array(bytes, 8 * count, count) };
  }

  /** Lines of a file, or of the included one that has a key: {scene, track, key}. */
  async lines(file, first, count, included) {
    return (await get(`lines?${query({ file, first, count, ...included })}`)).json();
  }

  async line(file, scene, track, key) {
    return (await get(`line?${query({ file, scene, track, key })}`)).json();
  }

  async key(file, scene, line, included) {
    return (await get(`key?${query({ file, scene, line, ...included })}`)).json();
  }

  /** The length of both faces of a file, or nothing if it has only one. */
  async faces(file) {
    return (await get(`faces?${query({ file })}`)).json();
  }

  async bytes(file, from, count) {
    return new Uint8Array(await (await get(`bytes?${query({ file, from, count })}`)).arrayBuffer());
  }

  /** The field at {offset}, or at {line, column}. */
  async field(file, at) {
    return (await get(`field?${query({ file, ...at })}`)).json();
  }

  /** Calls `changed` after a file was read again, and `gone` with whether the server is there. */
  follow(changed, gone) {
    const events = new EventSource('events');
    events.addEventListener('change', (event) => changed(JSON.parse(event.data)));
    events.addEventListener('open', () => gone(false));
    events.addEventListener('error', () => gone(true));
  }
}

/** The data of a page that was written to a file: everything at once. */
export class FixedSource {
  constructor(data) {
    this.data = data;
    this.whole = true;
    this.buffers = new Map();
  }

  async files() {
    return this.data;
  }

  async keys(file, scene) {
    const name = `${file} ${scene}`;
    if (!this.buffers.has(name)) {
      const text = atob(this.data.keys[file][scene]);
      this.buffers.set(name, Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
    }
    return this.buffers.get(name);
  }

  async curve(file, scene, track, component, from, to) {
    const keys = parse(await this.keys(file, scene))[track];
    const end = Math.min(keys.count, before(keys, to) + 2);
    const begin = Math.max(0, before(keys, from));
    return {
      times: keys.times.slice(begin, end),
      values: Float32Array.from({ length: Math.max(0, end - begin) }, (_, i) =>
        keys.numbers[(begin + i) * keys.per + component],
      ),
    };
  }

  async lines(file, first, count) {
    const part = (all) => all.slice(first - 1, first - 1 + count);
    return { first, lines: part(this.data.texts[file]), tokens: part(this.data.tokens[file]) };
  }

  async line(file, scene, track, key) {
    const line = this.data.lines[file][scene][track]?.[key] ?? 0;
    const path = this.data.files[file].scenes[scene].tracks[track].name;
    return line > 0 ? { path, name: this.data.files[file].name, line, own: true } : { path };
  }

  async key(file, scene, line) {
    let best = { line: 0 };
    const keys = parse(await this.keys(file, scene));
    this.data.lines[file][scene].forEach((lines, track) =>
      lines.forEach((at, key) => {
        if (at <= line && at > best.line) best = { track, key, line: at, time: keys[track].times[key] };
      }),
    );
    return best.line > 0 ? best : {};
  }

  async faces() {
    return {}; // A page of its own has the text only.
  }

  follow() {
    // Nothing changes.
  }
}
