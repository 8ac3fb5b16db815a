// The bytes of keys as the server describes them: KeyWindow.java.

/** Keys by the number of their track. */
export function parse(buffer) {
  const head = new Uint32Array(buffer, 0, 2);
  const table = new Int32Array(buffer, 8, head[0] * 4);
  let keys = 0;
  for (let i = 0; i < head[0]; i++) keys += table[4 * i + 1];
  const start = 8 + 16 * head[0];
  const allTimes = new Float64Array(buffer, start, keys);
  const allNumbers = new Float32Array(buffer, start + 8 * keys);
  const tracks = [];
  let key = 0;
  let number = 0;
  for (let i = 0; i < head[0]; i++) {
    const count = table[4 * i + 1];
    const per = table[4 * i + 3];
    tracks[table[4 * i]] = {
      count,
      first: table[4 * i + 2],
      per,
      times: allTimes.subarray(key, key + count),
      numbers: allNumbers.subarray(number, number + count * per),
    };
    key += count;
    number += count * per;
  }
  return tracks;
}
