// The bytes next to the text: what is pointed at in one is marked in both.

import { HexPane } from './hex.js';

export class BytesView {
  constructor(source, element) {
    this.source = source;
    this.pane = new HexPane(element, source, (offset) => this.pointAtByte(offset));
    this.visible = false;
  }

  /** Shows a file; returns the length of its faces, or null if it has only one. */
  async show(file) {
    const faces = await this.source.faces(file);
    this.visible = faces.size !== undefined;
    this.file = file;
    if (!this.visible) return null;
    await this.pane.show(file, faces.size);
    return faces;
  }

  pointAtByte(offset) {
    const { field } = this;
    if (field && offset >= field.start && offset < field.end) return;
    this.find({ offset }, (found) => found.line && this.text.reveal(found.line));
  }

  pointAtText(line, column) {
    if (this.visible) this.find({ line, column }, (found) => this.pane.go(found.start));
  }

  /** Asks for one field at a time: the pointer moves faster than answers arrive. */
  async find(at, reveal) {
    this.next = { at, reveal };
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.next) {
        const wanted = this.next;
        this.next = null;
        const found = await this.source.field(this.file, wanted.at);
        if (found.start === undefined) continue;
        this.field = found;
        this.pane.mark(found);
        this.text.mark(found);
        wanted.reveal(found);
        document.getElementById('state').textContent =
          `${found.path || 'the file'} 0x${found.start.toString(16)}, ${found.end - found.start} bytes`;
      }
    } finally {
      this.asking = false;
    }
  }
}
