/** Reads width and height in pixels from a PNG's header (https://www.w3.org/TR/png-3/#11IHDR). */
export function pngSize(png: Buffer): { width: number; height: number } {
  const isPng = png.toString('latin1', 1, 4) === 'PNG' && png.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng) throw new Error('This is not a PNG.');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
