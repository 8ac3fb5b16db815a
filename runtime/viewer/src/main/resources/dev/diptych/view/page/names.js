// Words next to what they name, as pictures that always face the camera.

import * as THREE from 'three';

const HEIGHT = 44;

/** A label whose letters are a part of the height of the view, above its place or to the right of it. */
export function label(text, color, side = 'above') {
  const canvas = document.createElement('canvas');
  const draw = canvas.getContext('2d');
  draw.font = `${HEIGHT * 0.7}px system-ui, sans-serif`;
  canvas.width = Math.ceil(draw.measureText(text).width) + 12;
  canvas.height = HEIGHT;
  draw.font = `${HEIGHT * 0.7}px system-ui, sans-serif`;
  draw.textBaseline = 'middle';
  draw.lineWidth = 6;
  draw.strokeStyle = '#16181d';
  draw.strokeText(text, 6, HEIGHT / 2);
  draw.fillStyle = `#${new THREE.Color(color).getHexString()}`;
  draw.fillText(text, 6, HEIGHT / 2);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  const material = new THREE.SpriteMaterial({ map, depthTest: false, sizeAttenuation: false });
  const sprite = new THREE.Sprite(material);
  const size = 0.05;
  sprite.scale.set((size * canvas.width) / HEIGHT, size, 1);
  if (side === 'right') sprite.center.set(-0.1, 0.5);
  else sprite.center.set(0.5, -0.1);
  sprite.renderOrder = 2;
  sprite.frustumCulled = false;
  return sprite;
}
