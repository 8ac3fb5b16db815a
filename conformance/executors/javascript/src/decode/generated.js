import { createRequire } from "node:module";
import { upperCamelCase } from "../schema/words.js";

const require = createRequire(
  new URL("../../../../../generated/javascript/package.json", import.meta.url),
);

/** The class that Kaitai Struct has generated for the struct called `name`. */
export function classOf(name) {
  const [spec, ...inner] = name.split("::").map(upperCamelCase);
  return inner.reduce((outer, each) => outer[each], require(`./${spec}.js`)[spec]);
}

/** The stream class that generated code reads from. */
export function streamClass() {
  return require("kaitai-struct/KaitaiStream");
}

/** What generated code calls the field `id`. */
export function memberOf(id) {
  const name = upperCamelCase(id);
  return name.charAt(0).toLowerCase() + name.substring(1);
}
