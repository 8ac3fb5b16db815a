// Validates glTF files with the validator of Khronos, and plays them: reads the file, its nodes and its keys by itself.
//
// node check.js FILE…: for each file, prints a line with the number of errors and warnings and the messages. If
// FILE.times is there, with a time in seconds on each line, writes FILE.samples: where each node is in the scene at each
// time, as name, time, position, rotation and scale, separated by tabs.
'use strict';
const fs = require('fs');
const path = require('path');
const validator = require('gltf-validator');

const WIDTHS = { SCALAR: 1, VEC3: 3, VEC4: 4 };

function read(file) {
  const bytes = fs.readFileSync(file);
  if (path.extname(file) === '.gltf') {
    const json = JSON.parse(bytes.toString('utf8'));
    const uri = json.buffers ? json.buffers[0].uri : '';
    return { json, numbers: Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64') };
  }
  if (bytes.readUInt32LE(0) !== 0x46546c67 || bytes.readUInt32LE(8) !== bytes.length) {
    throw new Error(`${file} is no GLB`);
  }
  const length = bytes.readUInt32LE(12);
  const json = JSON.parse(bytes.subarray(20, 20 + length).toString('utf8'));
  return { json, numbers: bytes.subarray(20 + length + 8) };
}

function accessor(gltf, index) {
  const { bufferView, count, type } = gltf.json.accessors[index];
  const width = WIDTHS[type];
  const offset = gltf.json.bufferViews[bufferView].byteOffset || 0;
  const rows = [];
  for (let row = 0; row < count; row++) {
    const values = [];
    for (let axis = 0; axis < width; axis++) {
      values.push(gltf.numbers.readFloatLE(offset + 4 * (row * width + axis)));
    }
    rows.push(values);
  }
  return rows;
}

function slerp(from, to, part) {
  let dot = from.reduce((sum, number, i) => sum + number * to[i], 0);
  const sign = dot < 0 ? -1 : 1;
  dot = Math.min(1, Math.abs(dot));
  const angle = Math.acos(dot);
  const sine = Math.sin(angle);
  const near = sine < 1e-9;
  const a = near ? 1 - part : Math.sin((1 - part) * angle) / sine;
  const b = sign * (near ? part : Math.sin(part * angle) / sine);
  return from.map((number, i) => a * number + b * to[i]);
}

function sampled(channel, time) {
  const { times, values, interpolation, isRotation } = channel;
  let key = 0;
  while (key + 1 < times.length && times[key + 1][0] <= time) {
    key++;
  }
  if (key + 1 === times.length || time <= times[key][0] || interpolation === 'STEP') {
    return values[key];
  }
  const part = (time - times[key][0]) / (times[key + 1][0] - times[key][0]);
  return isRotation
    ? slerp(values[key], values[key + 1], part)
    : values[key].map((number, i) => number + part * (values[key + 1][i] - number));
}

function times([x, y, z, w], [a, b, c, d]) {
  return [
    w * a + x * d + y * c - z * b,
    w * b - x * c + y * d + z * a,
    w * c + x * b - y * a + z * d,
    w * d - x * a - y * b - z * c,
  ];
}

function rotate(q, [x, y, z]) {
  const inverse = [-q[0], -q[1], -q[2], q[3]];
  return times(times(q, [x, y, z, 0]), inverse).slice(0, 3);
}

function unit(q) {
  const length = Math.hypot(...q);
  return q.map((number) => number / length);
}

function channels(gltf, animation) {
  const found = {};
  for (const { sampler, target } of animation ? animation.channels : []) {
    const { input, output, interpolation } = animation.samplers[sampler];
    found[`${target.node} ${target.path}`] = {
      times: accessor(gltf, input),
      values: accessor(gltf, output),
      interpolation,
      isRotation: target.path === 'rotation',
    };
  }
  return found;
}

/** Every node in the scene at a time. Scales are 0 or 1, and the same on all axes. */
function play(gltf, moving, time) {
  const placed = [];
  const at = (node, name, otherwise) => {
    const channel = moving[`${node} ${name}`];
    return channel ? sampled(channel, time) : gltf.json.nodes[node][name] || otherwise;
  };
  const visit = (node, above) => {
    const rotation = unit(at(node, 'rotation', [0, 0, 0, 1]));
    const moved = rotate(above.rotation, at(node, 'translation', [0, 0, 0]));
    const here = {
      name: gltf.json.nodes[node].name,
      position: above.position.map((number, i) => number + above.scale * moved[i]),
      rotation: times(above.rotation, rotation),
      scale: above.scale * at(node, 'scale', [1, 1, 1])[0],
    };
    placed.push(here);
    (gltf.json.nodes[node].children || []).forEach((child) => visit(child, here));
  };
  const root = { position: [0, 0, 0], rotation: [0, 0, 0, 1], scale: 1 };
  (gltf.json.scenes[0].nodes || []).forEach((node) => visit(node, root));
  return placed;
}

function sample(file, out) {
  const gltf = read(file);
  const lines = [];
  const moving = channels(gltf, (gltf.json.animations || [])[0]);
  for (const time of fs.readFileSync(`${file}.times`, 'utf8').trim().split('\n').map(Number)) {
    for (const { name, position, rotation, scale } of play(gltf, moving, time)) {
      lines.push([name, time, ...position, ...rotation, scale].join('\t'));
    }
  }
  fs.writeFileSync(out, lines.join('\n') + '\n');
}

(async () => {
  for (const file of process.argv.slice(2)) {
    const report = await validator.validateBytes(new Uint8Array(fs.readFileSync(file)));
    const { numErrors, numWarnings, messages } = report.issues;
    const said = messages.map((message) => `${message.code} ${message.pointer}`).join('; ');
    console.log([file, numErrors, numWarnings, said].join('\t'));
    if (fs.existsSync(`${file}.times`)) {
      sample(file, `${file}.samples`);
    }
  }
})();
